// Runs as a child process with the lowest priority: adds banners with an image and reports how long each took. The form is built
// once, so that only the server is measured.
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setPriority } from 'node:os';
import { paths } from '../../contract/paths.ts';

export type Order = { count: number; together: boolean };

const [url = '', token = '', photo = ''] = process.argv.slice(2);
setPriority(19);
const agent = new Agent({ keepAlive: true });
const form = new FormData();
form.set('title', 'A banner');
form.set('description', 'With a photograph');
form.set('image', new Blob([readFileSync(photo)], { type: 'image/jpeg' }), 'photo.jpg');
const encoded = new Response(form);
const type = encoded.headers.get('content-type') ?? '';
const body = Buffer.from(await encoded.arrayBuffer());

function upload(): Promise<number> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    request(
      url + paths.addBanner,
      {
        method: 'POST',
        agent,
        headers: { authorization: `Bearer ${token}`, 'content-type': type, 'content-length': body.length },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => {
          if (answer.statusCode === 201 || answer.statusCode === 200) resolve(Math.round(performance.now() - started));
          else reject(new Error(`The upload answered ${answer.statusCode}`));
        });
      },
    )
      .on('error', reject)
      .end(body);
  });
}

process.on('message', async ({ count, together }: Order) => {
  const times: number[] = [];
  if (together) times.push(...(await Promise.all(Array.from({ length: count }, upload))));
  else for (let index = 0; index < count; index += 1) times.push(await upload());
  process.send?.(times);
});
process.send?.('ready');

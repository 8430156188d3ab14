// Runs in a process of its own, so that it does not slow the measuring down: asks for what costs the server most.
import { randomInt } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export type Flood = {
  kind: 'same-search' | 'one-address' | 'search' | 'form' | 'guess' | 'slow-headers' | 'slow-bodies' | 'places' | 'silent';
  port: number;
  connections: number;
  ms: number;
};
/** One long answer of the back office, read to its end. */
export type Download = { url: string; token: string };

const anyAddress = () => `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}`;
const get = (path: string, address: string) => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nx-forwarded-for: ${address}\r\n\r\n`;
const slowBody = (address: string) =>
  `POST /contact HTTP/1.1\r\nhost: 127.0.0.1\r\nx-forwarded-for: ${address}\r\ncontent-type: application/json\r\ncontent-length: 130000\r\n\r\n${'x'.repeat(100_000)}`;
const form = `email=x&message=${'y'.repeat(500)}`;

const requests: Record<Flood['kind'], () => string> = {
  'same-search': () => get('/search?q=cloud', anyAddress()),
  'one-address': () => get(`/search?q=cloud${randomInt(2 ** 40)}`, '203.0.113.9'),
  search: () => get(`/search?q=cloud${randomInt(2 ** 40)}`, anyAddress()),
  form: () =>
    `POST /contact HTTP/1.1\r\nhost: 127.0.0.1\r\nx-forwarded-for: ${anyAddress()}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${form.length}\r\n\r\n${form}`,
  guess: () => {
    const guess = JSON.stringify({ email: `someone${randomInt(2 ** 40)}@example.com`, password: 'a guess of many' });
    return `POST /api/v1/adminlogin HTTP/1.1\r\nhost: 127.0.0.1\r\nx-forwarded-for: 203.0.113.${randomInt(25)}\r\ncontent-type: application/json\r\ncontent-length: ${guess.length}\r\n\r\n${guess}`;
  },
  silent: () => 'GET',
  'slow-headers': () => 'GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ',
  'slow-bodies': () => slowBody(anyAddress()),
  places: () => slowBody(`203.0.113.${randomInt(50)}`),
};

async function download({ url, token }: Download) {
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  for await (const _ of response.body ?? []);
  process.exit(0);
}

process.once('message', (what: Flood | Download) => {
  if ('url' in what) return void download(what);
  const { kind, port, connections, ms } = what;
  const next = requests[kind];
  const open = new Set<Socket>();
  let isOver = false;

  function begin() {
    // from another address than the measurement
    const socket = connect({ port, host: '127.0.0.1', localAddress: '127.0.0.2' }, () => socket.write(next()));
    open.add(socket);
    let rest = '';
    let missing = 0;
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      if (missing > 0) missing -= chunk.length;
      else {
        rest += chunk;
        const end = rest.indexOf('\r\n\r\n');
        if (end < 0) return;
        missing = Number(/\r\ncontent-length: (\d+)/i.exec(rest)?.[1] ?? 0) - (rest.length - end - 4);
        rest = '';
      }
      if (missing <= 0 && !isOver) socket.write(next());
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      open.delete(socket);
      if (!isOver && kind !== 'silent') setTimeout(begin, 50);
    });
  }

  for (let count = 0; count < connections; count += 1) begin();
  setTimeout(() => {
    isOver = true;
    for (const socket of open) socket.destroy();
    process.exit(0);
  }, ms);
});

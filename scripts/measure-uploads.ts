// npm run measure-uploads: upload time of a 12-megapixel photo, its effect on visitors' latency, and memory with 20 uploads in
// flight. Loopback only; the load comes from the same machine, so look at the ratios.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { becomeOwner } from '../tests/harness/calls.ts';
import { freePort } from '../tests/harness/free-port.ts';
import { noise } from '../tests/harness/pictures.ts';
import { startProduct } from '../tests/harness/product.ts';
import type { Order } from '../tests/harness/uploader.ts';
import { commandLine } from './help.ts';

commandLine({
  usage: 'npm run measure-uploads',
  does: 'Measures upload times of a large photo, their effect on visitors’ latency, and the memory they need.',
  example: 'npm run measure-uploads',
});

const folder = mkdtempSync(join(tmpdir(), 'norvane-uploads-'));
const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const inAll = (pid: number): number => {
  const own = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children
    .split(' ')
    .filter(Boolean)
    .reduce((sum, child) => sum + inAll(Number(child)), own);
};

/** Visitors' latencies while something else runs. */
async function visits(url: string, until: Promise<unknown>) {
  const visitors = new Worker(new URL('../tests/harness/visitors.ts', import.meta.url), { workerData: { url } });
  await until;
  visitors.postMessage('stop');
  const [result] = await once(visitors, 'message');
  return result;
}

try {
  console.log(`${new Date().toISOString()}, ${cpus().length} cores of ${cpus()[0]?.model.trim()}, Node ${process.version}`);
  // Like a photo: soft, with grain. Pure noise would be three times as large as a camera's file.
  const photo = await noise(4000, 3000).blur(1.2).jpeg({ quality: 88 }).toBuffer();
  const product = await startProduct({
    port: await freePort(),
    env: { DATA_DIR: join(folder, 'data'), TRUST_PROXY: '1', LOG_LEVEL: 'warn' },
  });
  const { url, pid } = product;
  const token = await becomeOwner(url, product.code);
  console.log(`12 megapixels, ${(photo.length / 1e6).toFixed(1)} MB of JPEG`);
  writeFileSync(join(folder, 'photo.jpg'), photo);
  const uploader = fork(new URL('../tests/harness/uploader.ts', import.meta.url), [url, token, join(folder, 'photo.jpg')]);
  await once(uploader, 'message');
  const upload = async (order: Order): Promise<number[]> => {
    uploader.send(order);
    return (await once(uploader, 'message'))[0];
  };
  await pause(20_000); // by then pages have their best compression

  console.log('visitors on an idle machine ', await visits(url, pause(8000)));
  const alone: number[] = [];
  for (let index = 0; index < 7; index += 1) {
    alone.push(...(await upload({ count: 1, together: false })));
    await pause(4000); // its other variants are created meanwhile
  }
  console.log(`one upload, ms: ${alone.join(' ')}; median ${median(alone)}`);
  console.log('visitors during uploads in turn', await visits(url, upload({ count: 20, together: false })));

  let max = 0;
  const watch = setInterval(() => {
    max = Math.max(max, inAll(pid));
  }, 50);
  const together = upload({ count: 20, together: true });
  console.log('visitors during twenty at once ', await visits(url, together));
  console.log(`twenty at once: stored in ${(Math.max(...(await together)) / 1000).toFixed(1)} s`);
  await pause(20_000);
  clearInterval(watch);
  console.log(`memory at most ${Math.round(max)} MiB, now ${Math.round(inAll(pid))} MiB`);
  uploader.disconnect();
  await product.end('SIGTERM');
} finally {
  rmSync(folder, { recursive: true, force: true });
}

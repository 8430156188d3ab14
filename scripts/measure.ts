// npm run measure [-- --seconds 4]: server CPU time per request (least disturbed by a busy machine), next to a bare node:http
// server and, if installed, nginx with the same bytes; with one process and two; and with 2,000 idle and 200 slow connections.
// Loopback only.
import { mkdtempSync, rmSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { call, contact } from '../tests/harness/calls.ts';
import { freePort } from '../tests/harness/free-port.ts';
import { cpuSeconds, type Driven, drive } from '../tests/harness/load.ts';
import { comparePeers, settle } from '../tests/harness/peers.ts';
import { startProduct } from '../tests/harness/product.ts';
import { commandLine } from './help.ts';

const { values } = commandLine({
  usage: 'npm run measure [-- --seconds 4]',
  does: 'Measures CPU time per request of the built product, next to a bare server and, if installed, nginx.',
  options: { seconds: { type: 'string', default: '4', about: 'how long each kind of request is sent' } },
  example: 'npm run measure -- --seconds 10',
});
const ms = Number(values.seconds) * 1000;
const folder = mkdtempSync(join(tmpdir(), 'norvane-measure-'));
const br = { 'accept-encoding': 'br, gzip' };
const pause = (wait: number) => new Promise((resume) => setTimeout(resume, wait));
const line = (what: string, { perSecond, microseconds, status }: Driven) =>
  console.log(
    `${what.padEnd(34)} ${String(perSecond).padStart(7)} a second  ${microseconds.toFixed(1).padStart(8)} µs CPU each  ${JSON.stringify(status)}`,
  );

async function idleAndSlow(port: number, url: string) {
  const sockets: Socket[] = [];
  const open = (first: string) =>
    new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => socket.write(first, () => resolve()));
      socket.on('error', () => resolve());
      sockets.push(socket);
    });
  for (let index = 0; index < 2000; index += 100)
    await Promise.all(Array.from({ length: 100 }, () => open('GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n')));
  await Promise.all(
    Array.from({ length: 200 }, () =>
      open('POST /contact HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 500\r\n\r\n{'),
    ),
  );
  await pause(500);
  const started = performance.now();
  let refused = 0;
  for (let index = 0; index < 100; index += 1)
    if ((await call(url, index % 2 ? '/' : '/api/v1/getservice', { headers: { connection: 'close' } })).status !== 200)
      refused += 1;
  const alive = sockets.filter((socket) => !socket.destroyed && socket.readyState === 'open').length;
  console.log(
    `${alive} of 2200 connections open, 200 of them slow: 100 new visitors, ${refused} refused, ${((performance.now() - started) / 100).toFixed(1)} ms each`,
  );
  for (const socket of sockets) socket.destroy();
  return refused;
}

let failed = 0;
try {
  console.log(`${new Date().toISOString()}, ${cpus().length} cores of ${cpus()[0]?.model.trim()}, Node ${process.version}`);
  const port = await freePort();
  const product = await startProduct({ port, env: { DATA_DIR: join(folder, 'data'), TRUST_PROXY: '1', LOG_LEVEL: 'error' } });
  await settle(product.pid);
  const page = await fetch(`${product.url}/`, { headers: { 'accept-encoding': 'identity' } });
  const etag = page.headers.get('etag') ?? '';
  for (const { what, perSecond, microseconds, ofNode, ofNginx } of await comparePeers({ product, folder, ms }))
    console.log(
      `${what.padEnd(34)} ${String(perSecond).padStart(7)} a second  ${microseconds.toFixed(1).padStart(8)} µs CPU each  per core: ${ofNode} of node:http, ${ofNginx} of nginx`,
    );
  line(
    'a page the browser still has (304)',
    await drive({ port, path: '/', headers: { ...br, 'if-none-match': etag }, ms, pid: product.pid }),
  );
  line('GET /api/v1/getservice', await drive({ port, path: '/api/v1/getservice', ms, pid: product.pid }));
  line('an unknown address (404)', await drive({ port, path: '/no-such-page', headers: br, ms, pid: product.pid }));

  const before = cpuSeconds(product.pid);
  let sent = 0;
  const visitor = async (end: number) => {
    while (Date.now() < end) if ((await contact(product.url, `measure${++sent}@example.com`)).status !== 200) failed += 1;
  };
  await Promise.all(Array.from({ length: 8 }, () => visitor(Date.now() + ms)));
  console.log(
    `${'POST /contact, on disk when answered'.padEnd(34)} ${String(Math.round(sent / (ms / 1000))).padStart(7)} a second  ${(((cpuSeconds(product.pid) - before) / sent) * 1e6).toFixed(1).padStart(8)} µs CPU each`,
  );
  failed += await idleAndSlow(port, product.url);
  await product.end('SIGTERM');

  // An uncached request: the load generator costs little in comparison, so that the effect of a second process is visible.
  const rates: number[] = [];
  for (const count of [1, 2]) {
    const env = { DATA_DIR: join(folder, 'data'), REUSE_PORT: '1', LOG_LEVEL: 'error' };
    const processes = await Promise.all(Array.from({ length: count }, () => startProduct({ port, env })));
    for (const { pid } of processes) await settle(pid);
    // not cached, so that the server is what is measured
    const load = { port, path: '/search?q=cloud', pid: processes[0]?.pid ?? 0 };
    await drive({ ...load, ms: 2000 });
    const result = await drive({ ...load, ms });
    console.log(`GET /search?q=cloud, ${count} of one port: ${result.perSecond} a second`);
    rates.push(result.perSecond);
    for (const { end } of processes) await end('SIGTERM');
  }
  console.log(`Two processes on one port answer ${((rates[1] ?? 0) / (rates[0] ?? 1)).toFixed(2)} times as many as one process`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

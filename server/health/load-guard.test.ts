import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { loadGuard } from './load-guard.ts';

/** A server whose responses wait for `release`, behind a guard whose lag the test sets. */
async function guarded(options: { max?: number; cpuShare?: () => number } = {}) {
  let lag = 0;
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  const guard = loadGuard({ lagMs: () => lag, cpuShare: () => 1, ...options });
  const handle = guard.guard((req, res) => {
    if (req.url === '/unread') return void res.end('done');
    req.on('error', () => {}).resume(); // the client disconnects
    req.once('end', () => void (req.url === '/slow' ? gate : Promise.resolve()).then(() => res.end('done')));
  });
  const server = createServer(handle).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  /** Sends the head of a request and the first of two bytes of its body. */
  async function beginToSend(method: string, path: string) {
    const arrived = once(server, 'request');
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    onTestFinished(() => void socket.destroy());
    socket.write(`${method} ${path} HTTP/1.1\r\nhost: here\r\ncontent-length: 2\r\n\r\nx`);
    await arrived;
    return socket;
  }
  const get = (path: string) => fetch(`http://127.0.0.1:${port}${path}`);
  return { guard, release, setLag: (ms: number) => (lag = ms), get, beginToSend };
}

test('a loop that only waits for the processor refuses nobody', async () => {
  const { guard, setLag, get } = await guarded({ cpuShare: () => 0.2 });
  setLag(1400);
  for (let count = 0; count < 3; count += 1) guard.sample();
  expect((await get('/api/v1/getservice')).status).toBe(200);
});

test('one late look changes nothing, two in a row refuse with 503 and Retry-After', async () => {
  const { guard, setLag, get } = await guarded();
  setLag(1400);
  guard.sample();
  expect((await get('/api/v1/getservice')).status).toBe(200);
  guard.sample();
  const refused = await get('/api/v1/getservice');
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).toBe('2');
  expect(await refused.json()).toEqual({
    error: 'The site is very busy. Please try again in a moment.',
    message: 'The site is very busy. Please try again in a moment.',
    code: 'overloaded',
  });
});

test('health and metrics are answered throughout, and the rest again once the lag is low', async () => {
  const { guard, setLag, get } = await guarded();
  setLag(1400);
  guard.sample();
  guard.sample();
  expect((await get('/healthz')).status).toBe(200);
  expect((await get('/metrics')).status).toBe(200);
  setLag(700);
  guard.sample();
  expect((await get('/')).status).toBe(503);
  setLag(50);
  guard.sample();
  expect((await get('/')).status).toBe(200);
});

test('more requests at once than allowed are refused, and room is made when they end', async () => {
  const { guard, release, get } = await guarded({ max: 2 });
  const slow = [get('/slow'), get('/slow')];
  await expect.poll(guard.inFlight).toBe(2);
  expect((await get('/')).status).toBe(503);
  release();
  for (const response of slow) expect((await response).status).toBe(200);
  await expect.poll(guard.inFlight).toBe(0);
  expect((await get('/')).status).toBe(200);
});

test('a request counts as in flight only once its body has arrived', async () => {
  const { guard, release, get, beginToSend } = await guarded({ max: 2 });
  const slow = [await beginToSend('POST', '/slow'), await beginToSend('POST', '/slow'), await beginToSend('POST', '/slow')];
  expect(guard.inFlight()).toBe(0);
  expect((await get('/')).status).toBe(200);
  for (const socket of slow) socket.write('y');
  await expect.poll(guard.inFlight).toBe(3);
  expect((await get('/')).status).toBe(503);
  release();
  await expect.poll(guard.inFlight).toBe(0);
  expect((await get('/')).status).toBe(200);
});

test('a body that arrives after the response is not counted', async () => {
  const { guard, beginToSend } = await guarded();
  const socket = await beginToSend('POST', '/unread');
  await once(socket, 'data');
  socket.write('yGET /unread HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n');
  await once(socket.resume(), 'end');
  await expect.poll(guard.inFlight).toBe(0);
});

test('a GET counts immediately, whatever body it announces', async () => {
  const { guard, beginToSend } = await guarded();
  await beginToSend('GET', '/slow');
  expect(guard.inFlight()).toBe(1);
});

test('the lag is the worst turn since the last look, not the mean of all of them', async () => {
  const guard = loadGuard();
  await new Promise((resume) => setTimeout(resume, 60));
  guard.sample();
  for (const end = performance.now() + 600; performance.now() < end; ); // a stall
  await new Promise((resume) => setTimeout(resume, 300)); // then quick turns
  guard.sample();
  expect(guard.lagSeconds()).toBeGreaterThan(0.5);
});

test('a thread that is held up without using the processor is not overloaded', async () => {
  const guard = loadGuard();
  const still = new Int32Array(new SharedArrayBuffer(4));
  guard.sample();
  for (let turn = 0; turn < 2; turn += 1) {
    Atomics.wait(still, 0, 0, 1300);
    await new Promise((resume) => setTimeout(resume, 30));
    guard.sample();
    expect(guard.lagSeconds()).toBeGreaterThan(1);
  }
  expect(guard.isOverloaded()).toBe(false);
});

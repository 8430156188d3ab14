import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { limitBodies } from './body-limits.ts';
import { limitConnections, serverOptions } from './server-limits.ts';

type Handler = (req: IncomingMessage, res: ServerResponse) => void;

async function start(handle: Handler, limits: Parameters<typeof limitConnections>[1] = {}) {
  const server = createServer(serverOptions);
  const connections = limitConnections(server, limits);
  server.on('request', connections.track(handle));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  /** A connection, and all that it has received. */
  async function open() {
    const socket: Socket = connect(port, '127.0.0.1').on('error', () => {});
    const received: Buffer[] = [];
    socket.on('data', (bytes) => received.push(Buffer.from(bytes)));
    const closed = once(socket, 'close');
    await once(socket, 'connect');
    onTestFinished(() => void socket.destroy());
    return { socket, closed, text: () => Buffer.concat(received).toString() };
  }
  return { open, connections, server, url: `http://127.0.0.1:${port}` };
}

const hello: Handler = (_req, res) => void res.end('hello');
const turn = () => new Promise((resume) => setImmediate(resume));
const request = 'GET / HTTP/1.1\r\nhost: here\r\n\r\n';

test('an address gets so many connections; others find room, also while those are silent', async () => {
  const { open } = await start(hello, { perAddress: 3 });
  const kept = [await open(), await open(), await open()];
  const fourth = await open();
  await fourth.closed;
  kept[0]?.socket.destroy();
  await kept[0]?.closed;
  await expect
    .poll(async () => {
      const next = await open();
      next.socket.write(request);
      await Promise.race([next.closed, once(next.socket, 'data')]);
      return next.text();
    })
    .toContain('200 OK');
});

test('behind a proxy on this machine its connections are not limited', async () => {
  const { open } = await start(hello, { perAddress: 1, trustProxy: 1 });
  await open();
  const second = await open();
  second.socket.write(request);
  await once(second.socket, 'data');
  expect(second.text()).toContain('200 OK');
});

test('rubbish after a request whose answer has begun is not answered into it', async () => {
  const { open } = await start((_req, res) => {
    res.writeHead(200, { 'content-length': 10 });
    res.write('12345');
  });
  const { socket, closed, text } = await open();
  socket.write(request);
  await once(socket, 'data');
  socket.write('\x00\x01 rubbish\r\n\r\n');
  await closed;
  expect(text()).toMatch(/12345$/);
  expect(text()).not.toContain('400');
});

test('a malformed request alone, or after an answer that is complete, gets its 400', async () => {
  const { open } = await start(hello);
  for (const first of ['', request]) {
    const { socket, closed, text } = await open();
    if (first) {
      socket.write(first);
      await once(socket, 'data');
    }
    socket.write('\x00\x01 rubbish\r\n\r\n');
    await closed;
    expect(text()).toMatch(/HTTP\/1\.1 400 Bad Request/);
  }
});

test('of one address only so many bodies may be under way, and an ended one makes room', async () => {
  let begun = 0;
  const take: Handler = (req, res) => {
    begun += 1;
    req.resume().once('end', () => res.end('taken'));
  };
  const handle = limitBodies(take, { trustProxy: 1, perAddress: 2, delayMs: 10 });
  const { open } = await start(handle);
  const begin = async (address: string) => {
    const connection = await open();
    connection.socket.write(`POST /contact HTTP/1.1\r\nhost: here\r\nx-forwarded-for: ${address}\r\ncontent-length: 5\r\n\r\n12`);
    return connection;
  };
  const slow = [await begin('192.0.2.1'), await begin('192.0.2.1')];
  await expect.poll(() => begun).toBe(2);
  const third = await begin('192.0.2.1');
  await third.closed;
  expect(third.text()).toMatch(/503 .*connection: close.*"code":"overloaded"/is);
  const other = await begin('192.0.2.2');
  for (const each of [...slow, other]) each.socket.write('345');
  await expect.poll(() => [...slow, other].map((each) => each.text().includes('taken'))).toEqual([true, true, true]);
  const again = await begin('192.0.2.1');
  again.socket.write('345');
  await expect.poll(() => again.text()).toContain('taken');
});

test('when every place is taken, the network that holds most gives its oldest body up to a newcomer', async () => {
  const begun: string[] = [];
  const handle = limitBodies(
    (req, res) => {
      begun.push(String(req.headers['x-forwarded-for']));
      req.resume().once('end', () => res.end('taken'));
    },
    { trustProxy: 1, max: 3, delayMs: 10 },
  );
  const { open } = await start(handle);
  const begin = async (address: string) => {
    const connection = await open();
    connection.socket.write(`POST /contact HTTP/1.1\r\nhost: here\r\nx-forwarded-for: ${address}\r\ncontent-length: 5\r\n\r\n12`);
    await expect.poll(() => begun).toContain(address);
    return connection;
  };
  const first = await begin('2001:db8::1');
  const others = [await begin('2001:db8::2'), await begin('192.0.2.7'), await begin('192.0.2.8')];
  await first.closed;
  for (const each of others) each.socket.write('345');
  await expect.poll(() => others.map((each) => each.text().includes('taken'))).toEqual([true, true, true]);
});

test('refusals of a burst come one after the other, so that those who connect again do not come all at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const handle = limitBodies(() => {}, { trustProxy: 0, perAddress: 0, delayMs: 30, apartMs: 20 });
  const { open } = await start(handle);
  let refused = 0;
  for (let count = 0; count < 4; count += 1) {
    const { socket, closed } = await open();
    socket.write('POST /contact HTTP/1.1\r\nhost: here\r\ncontent-length: 5\r\n\r\n12');
    void closed.then(() => (refused += 1));
  }
  // expect.poll would move the clock.
  while (vi.getTimerCount() < 4) await turn();
  for (const [index, later] of [30, 20, 20, 20].entries()) {
    vi.advanceTimersByTime(later);
    while (refused <= index) await turn();
    for (let turns = 0; turns < 10; turns += 1) await turn();
    expect(refused).toBe(index + 1);
  }
});

test('a server that stops answers what is under way and closes each connection with it', async () => {
  const flat = ['content-type', 'text/plain', 'content-length', '5'];
  const gates: (() => void)[] = [];
  const { open, connections, server } = await start((req, res) => {
    const answer = () => res.writeHead(200, flat).end('hello');
    if (req.url === '/slow') gates.push(answer);
    else answer();
  });
  const [busy, slow] = [await open(), await open()];
  for (const { socket } of [busy, slow]) socket.write(request.replace('/', '/slow'));
  await expect.poll(() => gates.length).toBe(2);
  connections.drain();
  const stopped = new Promise((resolve) => server.close(resolve));
  for (const open of gates) open();
  await Promise.all([busy.closed, slow.closed, stopped]);
  for (const { text } of [busy, slow]) expect(text()).toMatch(/^HTTP\/1\.1 200.*connection: close.*hello$/is);
});

test('a cached page that is asked for while the server stops closes its connection', async () => {
  const flat = ['content-type', 'text/plain', 'content-length', '5'];
  const { open, connections } = await start((_req, res) => void res.writeHead(200, flat).end('hello'));
  const { socket, closed, text } = await open();
  socket.write(request);
  await once(socket, 'data');
  expect(text()).toMatch(/connection: keep-alive/i);
  connections.drain();
  socket.write(request);
  await closed;
  expect(text()).toMatch(/connection: close\r\n.*content-length: 5\r\n.*hello$/is);
});

test('a request with two Host headers is refused', async () => {
  const { open } = await start(hello);
  const { socket, closed, text } = await open();
  socket.write('GET / HTTP/1.1\r\nhost: here\r\nHost: elsewhere\r\n\r\n');
  await closed;
  expect(text()).toMatch(/^HTTP\/1\.1 400 /);
});

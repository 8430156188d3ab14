import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { serverOptions } from '../server-limits.ts';
import { front } from './front.ts';
import { pageCache } from './page-cache.ts';

const get = 'GET / HTTP/1.1\r\nhost: here\r\n';
const plain = `${get}\r\n`;

/** Writes everything at once to a server with a cached page and returns the response bytes of this one connection. */
async function connectionTo(text: string) {
  const cache = pageCache({
    paths: ['/'],
    render: async () => ({ status: 200, html: '<p>Kept</p>', headers: { 'x-kind': 'page' } }),
  });
  await cache.get('/');
  const handle = front({
    peek: cache.peek,
    serveFile: () => false,
    next: (_req, res) => void res.writeHead(404, { 'content-length': 0 }).end(),
    answered: () => {},
  });
  const server = createServer(serverOptions, handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1');
  let received = '';
  socket.on('data', (chunk) => {
    received += chunk;
  });
  onTestFinished(() => {
    socket.destroy();
    server.close();
  });
  socket.write(text);
  return { socket, received: () => received, pages: () => received.split('<p>Kept</p>').length - 1 };
}

/** Sorted header lines of a response. */
const headOf = (answer: string) => answer.slice(0, answer.indexOf('\r\n\r\n')).split('\r\n').sort();

const expectPages = (pages: () => number, count: number) => expect.poll(pages).toBe(count);

test('requests that are sent without waiting are all answered, and the connection goes on', async () => {
  const { socket, pages } = await connectionTo(plain.repeat(3));
  await expectPages(pages, 3);
  socket.write(plain);
  await expectPages(pages, 4);
});

test('an unexpected body is discarded, and the next request on the connection is answered', async () => {
  const body = 'x'.repeat(300_000);
  const { pages } = await connectionTo(`${get}content-length: ${body.length}\r\n\r\n${body}${plain}`);
  await expectPages(pages, 2);
});

test('so is a body of unknown length', async () => {
  const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
  const { pages } = await connectionTo(`${get}transfer-encoding: chunked\r\n\r\n${chunk.repeat(4)}0\r\n\r\n${plain}`);
  await expectPages(pages, 2);
});

test('a head that was made ready is the one node:http would write', async () => {
  const ready = await connectionTo(plain);
  await expectPages(ready.pages, 1);
  const last = await connectionTo(`${get}connection: close\r\n\r\n`);
  await once(last.socket, 'end');
  const dateless = (line: string) => line.replace(/^Date: \w{3}, [\w :]+ GMT$/, 'Date');
  expect(headOf(ready.received()).map(dateless)).toEqual(
    [...headOf(last.received()), 'Keep-Alive: timeout=65']
      .map((line) => dateless(line).replace('Connection: close', 'Connection: keep-alive'))
      .sort(),
  );
});

test('a browser that still has the page is told so, and the connection goes on', async () => {
  const first = await connectionTo(plain);
  await expectPages(first.pages, 1);
  const etag = /etag: (.+)\r\n/.exec(first.received())?.[1];
  first.socket.write(`${get}if-none-match: ${etag}\r\n\r\n${plain}`);
  await expectPages(first.pages, 2);
  expect(first.received()).toContain(`HTTP/1.1 304 Not Modified\r\ncache-control: public, max-age=0, must-revalidate`);
});

test('an HTTP/1.0 client gets its page, and its connection is closed', async () => {
  const { socket, pages } = await connectionTo('GET / HTTP/1.0\r\n\r\n');
  await once(socket, 'end');
  expect(pages()).toBe(1);
});

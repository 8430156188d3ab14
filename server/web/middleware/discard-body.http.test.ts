import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { makeApp } from '../../../tests/harness/make-app.ts';
import { discardBody } from './discard-body.ts';

const body = 'x'.repeat(300_000);

test.each([
  ['a call without a session', paths.addBanner, 401],
  ['an unknown call', '/api/v1/nothing', 404],
  ['a body that is too large', paths.contact, 413],
])('%s is refused after its body, and the connection stays usable', async (_name, path, status) => {
  const { handle } = await makeApp('sqlite');
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.closeAllConnections());
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').setEncoding('latin1');
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  socket.write(`POST ${path} HTTP/1.1\r\nhost: here\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n`);
  socket.write(body.slice(0, 200_000));
  const { status: healthy } = await fetch(`http://127.0.0.1:${port}${paths.healthz}`); // the server has had its turn
  expect([healthy, text]).toEqual([200, '']);

  socket.write(`${body.slice(200_000)}GET ${paths.healthz} HTTP/1.1\r\nhost: here\r\nconnection: close\r\n\r\n`);
  await once(socket, 'close');
  const answers = Array.from(text.matchAll(/HTTP\/1\.1 (\d+)/g), ([, found]) => Number(found));
  expect(answers).toEqual([status, 200]);
});

/** What a server answers that begins to read a body, stops, and discards the rest. */
async function answerTo(sent: string, maxMs: number): Promise<string> {
  const server = createServer(async (incoming, answer) => {
    incoming.on('data', () => incoming.pause()); // a reader that has had enough
    await once(incoming, 'data');
    await discardBody(incoming, maxMs);
    answer.end('refused');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.closeAllConnections());
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1');
  socket.write(`POST / HTTP/1.1\r\nhost: here\r\ncontent-length: ${body.length}\r\n\r\n${sent}`);
  return (await once(socket, 'data'))[0];
}

test('the rest of a body of which the beginning was read is not waited for once it has arrived', async () => {
  expect(await answerTo(body, 24 * 3_600_000)).toContain('refused');
});

test('a body that does not go on is not waited for', async () => {
  expect(await answerTo('x', 1)).toContain('refused');
});

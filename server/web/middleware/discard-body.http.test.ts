import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { makeApp } from '../../../tests/harness/make-app.ts';

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

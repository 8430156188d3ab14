import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test } from 'vitest';
import { AppError } from '../../errors.ts';
import { readText } from './body.ts';

test.each([
  ['of a known length', 'content-length: 10\r\n\r\nhalf'],
  ['of an unknown length', 'transfer-encoding: chunked\r\n\r\n4\r\nhalf\r\n'],
])('a body %s whose client disconnects is a 400, not a 500', async (_, rest) => {
  const reading = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<Error>();
  const app = new Hono();
  app.post('/', async (c) => {
    const text = readText(c, 1000);
    reading.resolve();
    return c.text(await text);
  });
  app.onError((error, c) => {
    failed.resolve(error);
    return c.text('', 400);
  });
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`POST / HTTP/1.1\r\nhost: here\r\n${rest}`);
  await reading.promise;
  socket.destroy();
  const error = await failed.promise;
  expect(error).toBeInstanceOf(AppError);
  expect((error as AppError).status).toBe(400);
});

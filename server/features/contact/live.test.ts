import { Hono } from 'hono';
import { streamSSE } from 'hono/streaming';
import { expect, test, vi } from 'vitest';
import { makeLog } from '../../log.ts';
import { liveMessages } from './live.ts';

function dashboard() {
  const live = liveMessages({ countUnread: async () => 3, log: makeLog('silent'), stuckMs: 200 });
  const stop = new AbortController();
  const cut = vi.fn();
  const app = new Hono();
  app.get('/', (c) => streamSSE(c, (stream) => live.serve(stream, { stop: stop.signal, mayListen: async () => true, cut })));
  return { live, cut, stop, open: async () => await app.request('/') };
}

test('a client that never reads is cut off, and the others are told as before', async () => {
  const { live, cut, stop, open } = dashboard();
  const deaf = await open(); // its body is never read
  const { body } = await open();
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toContain('"unread":3');
  expect(live.listeners()).toBe(2);
  for (let version = 1; live.listeners() === 2; version += 1) {
    live.changed(version);
    expect((await reader?.read())?.value).toContain('event: messages');
    await new Promise(setImmediate); // timers have their turn
  }
  expect(live.listeners()).toBe(1);
  expect(cut).toHaveBeenCalledTimes(1);
  stop.abort();
  await expect.poll(live.listeners).toBe(0);
  await deaf.body?.cancel();
});

import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { fewPerTurn } from './few-per-turn.ts';

const request = (name: string, destroyed = false) => [{ url: name } as IncomingMessage, { destroyed } as ServerResponse] as const;

test('in one turn of the event loop only a few requests begin, in their order, and none is forgotten', async () => {
  const begun: string[] = [];
  const handle = fewPerTurn((req) => void begun.push(req.url ?? ''), 2);
  for (const name of ['a', 'b', 'c', 'd', 'e']) handle(...request(name));
  expect(begun).toEqual(['a', 'b']);
  await new Promise(setImmediate);
  expect(begun).toEqual(['a', 'b', 'c', 'd']);
  handle(...request('f'));
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(begun).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  handle(...request('g'));
  expect(begun.at(-1)).toBe('g');
});

test('a visitor who has left while waiting costs nothing', async () => {
  const begun: string[] = [];
  const handle = fewPerTurn((req) => void begun.push(req.url ?? ''), 1);
  for (const each of [request('a'), request('gone', true), request('b')]) handle(...each);
  await new Promise(setImmediate);
  await new Promise(setImmediate);
  expect(begun).toEqual(['a', 'b']);
});

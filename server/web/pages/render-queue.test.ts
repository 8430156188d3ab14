import { expect, test } from 'vitest';
import { renderQueue } from './render-queue.ts';

test('between two renderings the event loop turns, and what waits beyond the limit is refused', async () => {
  const inTurn = renderQueue(3);
  const order: string[] = [];
  const render = (name: string) => inTurn(async () => void order.push(name));
  const all = ['a', 'b', 'c'].map(render);
  await expect(render('d')).rejects.toMatchObject({ status: 503, headers: { 'retry-after': '2' } });
  setImmediate(() => order.push('turn'));
  await Promise.all(all);
  expect(order).toEqual(['turn', 'a', 'b', 'c']);
  await render('e');
  expect(order.at(-1)).toBe('e');
});

test('while many render, others get the event loop between any two of them', async () => {
  const inTurn = renderQueue();
  const work = () => {
    for (const end = performance.now() + 10; performance.now() < end; );
  };
  const renderings = Array.from({ length: 20 }, () => inTurn(async () => work()));
  let turns = 0;
  let isOver = false;
  const count = () => {
    turns += 1;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  await Promise.all(renderings);
  isOver = true;
  expect(turns).toBeGreaterThanOrEqual(20);
});

test('a rendering that fails does not stop the next', async () => {
  const inTurn = renderQueue();
  const failing = inTurn(async () => {
    throw new Error('broken');
  });
  const next = inTurn(async () => 'fine');
  await expect(failing).rejects.toThrow('broken');
  expect(await next).toBe('fine');
});

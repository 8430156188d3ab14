import { expect, test } from 'vitest';
import { sittings } from './sittings.ts';

const version = (number: number, minute: number, by = 'Olga', changed = ['title']) => ({
  number,
  at: new Date(Date.UTC(2026, 10, 17, 9, minute)).toISOString(),
  by,
  changed,
});

test('saves of one person without a long pause are one sitting', () => {
  const list = [version(5, 50), version(4, 12, 'Olga', ['lede']), version(3, 11), version(2, 10, 'Sam'), version(1, 9)];
  expect(sittings(list, null).map(({ newest, count, changed }) => [newest.number, count, changed])).toEqual([
    [5, 1, ['title']],
    [4, 2, ['lede', 'title']],
    [2, 1, ['title']],
    [1, 1, ['title']],
  ]);
});

test('the live version and the built-in one stand for themselves', () => {
  const list = [version(3, 12), version(2, 11), version(1, 10), version(0, 9)];
  expect(sittings(list, 2).map(({ newest }) => newest.number)).toEqual([3, 2, 0]);
});

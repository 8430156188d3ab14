import { expect, test } from 'vitest';
import { recentResults } from './recent-results.ts';

test('a result is made once, shared by those who ask at once, and made again after a minute', async () => {
  let time = 0;
  let made = 0;
  const results = recentResults<number>({ now: () => time });
  const make = async () => {
    made += 1;
    return made;
  };
  expect(await Promise.all([results.get('a', make), results.get('a', make)])).toEqual([1, 1]);
  time += 59_999;
  expect(await results.get('a', make)).toBe(1);
  time += 1;
  expect(await results.get('a', make)).toBe(2);
});

test('only so many are kept, and no failure is', async () => {
  const results = recentResults<string>({ max: 2 });
  for (const key of ['a', 'b', 'c']) await results.get(key, async () => key);
  expect(['a', 'b', 'c'].map(results.has)).toEqual([false, true, true]);
  await expect(results.get('d', async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(results.has('d')).toBe(false);
});

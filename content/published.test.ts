import { expect, test } from 'vitest';
import { words as first } from './articles/1.ts';
import { words as second } from './articles/2.ts';
import { words as news } from './pages/news.ts';

/** The day of the first commit (git log --reverse): nothing on this site was published before it existed. */
const firstCommit = '2026-11-15';

const published = [
  ...news.items.map(({ title, timeStamp }) => ({ title, day: timeStamp })),
  ...[first, second].map((article) => ({ title: article.title, day: article.published ?? '' })),
];

test.each(published)('$title is dated between the first commit and today', ({ day }) => {
  expect(day >= firstCommit).toBe(true);
  expect(day <= new Date().toISOString().slice(0, 10)).toBe(true);
});

test('news stands newest first', () => {
  const [days, ids] = [news.items.map(({ timeStamp }) => timeStamp), news.items.map(({ id }) => id)];
  expect(days).toEqual(days.toSorted().toReversed());
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
});

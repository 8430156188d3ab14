import { expect, test } from 'vitest';
import { builtInPages, printOf } from '../scripts/dates.ts';
import { dates } from './dates.ts';
import { searchPath } from './labels/search.ts';
import { siteMap } from './site-map.ts';

test('the catalogue holds every public page of the route table but the search', async () => {
  const listed = (await builtInPages()).map(({ path }) => path);
  expect(listed.toSorted()).toEqual(
    siteMap
      .map(({ path }) => path)
      .filter((path) => path !== searchPath)
      .toSorted(),
  );
});

test('every page has the date of its present words; npm run dates brings them up to date', async () => {
  const stale = (await builtInPages()).filter(({ path, words }) => dates[path]?.print !== printOf(words)).map(({ path }) => path);
  expect(stale).toEqual([]);
});

test('no page is dated in the future', () => {
  const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
  for (const [path, { changed }] of Object.entries(dates)) {
    expect(changed, path).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(changed < tomorrow, path).toBe(true);
  }
});

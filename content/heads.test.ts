import { expect, test } from 'vitest';
import { builtInWords } from './built-in.ts';
import { company } from './company.ts';
import { listings } from './listings.ts';
import { fillPlaceholders } from './placeholders.ts';
import { siteMap } from './site-map.ts';

/** What a search engine shows of each page. The browser's title has the company's name at its end, or on the home page in front. */
const heads = await Promise.all(
  [...siteMap, ...listings].map(async ({ id, path }) => {
    const { title, description = '' } = fillPlaceholders(await builtInWords(id), company);
    return { path, title: `${title} | ${company.name}`, description };
  }),
);
const inAnyCase = (texts: string[]) => new Set(texts.map((text) => text.toLowerCase()));

test.each(heads)('the title of $path names the offer and is not cut off: $title', ({ title }) => {
  expect(title.length).toBeGreaterThanOrEqual(30);
  expect(title.length).toBeLessThanOrEqual(60);
});

test.each(heads)('the description of $path has 70 to 160 characters', ({ description }) => {
  expect(description.length).toBeGreaterThanOrEqual(70);
  expect(description.length).toBeLessThanOrEqual(160);
});

test('no two pages share a title or a description', () => {
  expect(inAnyCase(heads.map(({ title }) => title)).size).toBe(heads.length);
  expect(inAnyCase(heads.map(({ description }) => description)).size).toBe(heads.length);
});

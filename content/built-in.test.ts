import { existsSync, globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { builtInWords } from './built-in.ts';
import { company } from './company.ts';
import { listings } from './listings.ts';
import { fillPlaceholders } from './placeholders.ts';
import { type EditableKind, wordsSchemas } from './schemas/words.ts';
import { type PageKind, siteMap, sitePageAt } from './site-map.ts';

const idsIn = (folder: string) => globSync(`content/${folder}/*.ts`).map((file) => basename(file, '.ts'));
const pages = [...siteMap, ...listings];
const idsOf = (fits: (kind: PageKind) => boolean) => pages.filter(({ kind }) => fits(kind)).map(({ id }) => id);

test.each(pages)('the words of $path fit the schema of their kind', async ({ id, kind }) => {
  const words = await builtInWords(id);
  const schema = wordsSchemas[kind as EditableKind];
  expect(schema.parse(words)).toEqual(words);
  expect(() => schema.parse(fillPlaceholders(words, company))).not.toThrow();
});

/** Every value below a key of this name. */
const valuesOf = (value: unknown, name: string): unknown[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([key, part]) => (key === name ? [part] : valuesOf(part, name)));

test.each([...siteMap])('the links of $path lead to pages the site came with', async ({ id }) => {
  const known = new Set<unknown>(siteMap.map(({ path }) => path));
  for (const path of valuesOf(await builtInWords(id), 'path')) expect(known, String(path)).toContain(String(path).split('#')[0]);
});

test('every row has a file and every file a row', () => {
  expect(idsIn('articles').toSorted()).toEqual(idsOf((kind) => kind === 'article').toSorted());
  expect(idsIn('pages').toSorted()).toEqual(idsOf((kind) => kind !== 'article').toSorted());
});

test('ids and paths stand once, in any letter case', () => {
  for (const key of ['id', 'path'] as const)
    expect(new Set(pages.map((page) => page[key].toLowerCase())).size).toBe(pages.length);
  expect(sitePageAt('/contactUs')?.id).toBe('contact-us');
  expect(sitePageAt('/nowhere')).toBeUndefined();
});

test('every page has a picture, for itself and for its social image', () => {
  for (const { art } of pages) expect(existsSync(`app/art/${art}-1280.webp`), art).toBe(true);
});

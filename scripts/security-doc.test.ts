import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const document = readFileSync('docs/security.md', 'utf8');
const rows = document.split('\n').filter((line) => /^\| \d/.test(line));

/** Every test that docs/security.md names, with its title where one is given: `file` › ‘title’. */
const named = Array.from(
  document
    .replaceAll('source ›', '`scripts/security-source.test.ts` ›')
    .matchAll(/`(?<file>[\w@./-]+\.(?:test|spec)\.tsx?)`(?: › ‘(?<title>[^\n]+?)’(?=[ ,;|.]))?/g),
  ({ groups }) => ({ file: groups?.file ?? '', title: groups?.title }),
);

test('every test that the security document names exists, by its whole path and with its title', () => {
  expect(named.length).toBeGreaterThan(60);
  const missing = named.filter(
    ({ file, title }) =>
      !existsSync(file) ||
      (title &&
        !readFileSync(file, 'utf8').includes(title.replaceAll("'", "\\'")) &&
        !readFileSync(file, 'utf8').includes(title)),
  );
  expect(missing).toEqual([]);
});

test('every other file it names exists', () => {
  const files = Array.from(
    document.matchAll(/`((?:server|app|scripts|deploy|docs|contract|tests)\/[\w@./-]+\.\w+)`/g),
    ([, file = '']) => file,
  );
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(globSync('docs/*.md').length).toBeGreaterThan(5);
});

/** The items of levels 1 and 2 in ASVS 5.0.0: section, and the numbers in it. Those of level 3 are left out. */
const sections: Record<string, string> = {
  1.1: '1-2', 1.2: '1-9', 1.3: '1-11', 1.4: '1-3', 1.5: '1-2',
  2.1: '1-3', 2.2: '1-3', 2.3: '1-4', 2.4: '1-1',
  3.2: '1-2', 3.3: '1-4', 3.4: '1-6', 3.5: '1-5', 3.7: '1-2',
  4.1: '1-3', 4.2: '1-1', 4.3: '1-2', 4.4: '1-4',
  5.1: '1-1', 5.2: '1-3', 5.3: '1-2', 5.4: '1-3',
  6.1: '1-3', 6.2: '1-12', 6.3: '1-4', 6.4: '1-4', 6.5: '1-5', 6.6: '1-3', 6.8: '1-4',
  7.1: '1-3', 7.2: '1-4', 7.3: '1-2', 7.4: '1-5', 7.5: '1-2', 7.6: '1-2',
  8.1: '1-2', 8.2: '1-3', 8.3: '1-1', 8.4: '1-1',
  9.1: '1-3', 9.2: '1-4',
  10.1: '1-2', 10.2: '1-2', 10.3: '1-4', 10.4: '1-11', 10.5: '1-5', 10.6: '1-2', 10.7: '1-3',
  11.1: '1-2', 11.2: '1-3', 11.3: '1-3', 11.4: '1-4', 11.5: '1-1', 11.6: '1-1',
  12.1: '1-3', 12.2: '1-2', 12.3: '1-4',
  13.1: '1-1', 13.2: '1-5', 13.3: '1-2', 13.4: '1-5',
  14.1: '1-2', 14.2: '1-4', 14.3: '1-3',
  15.1: '1-3', 15.2: '1-3', 15.3: '1-7',
  16.1: '1-1', 16.2: '1-5', 16.3: '1-4', 16.4: '1-3', 16.5: '1-3',
  17.1: '1-1', 17.2: '1-4', 17.3: '1-2',
}; // biome-ignore format: one line a chapter reads better
const asked = Object.entries(sections).flatMap(([section, numbers]) => {
  const [first = 0, last = 0] = numbers.split('-').map(Number);
  return Array.from({ length: last - first + 1 }, (_, at) => `${section}.${first + at}`);
});
const itemsOf = (row: string) => Array.from((row.split('|')[1] ?? '').matchAll(/\d+\.\d+\.\d+/g), ([item]) => item);

test('every item of levels 1 and 2 has its place, with what it asks for', () => {
  expect(asked).toHaveLength(253);
  const named = new Set(rows.flatMap(itemsOf));
  expect(asked.filter((item) => !named.has(item))).toEqual([]);
  for (const row of rows) expect(row.split('|')[1]).toMatch(/[A-Za-z]{2}/);
});

const shortNames = /\b(?:fuzz|headers|crash|cluster|source|the same)\b/;

test('what is met names a test; what names nothing says why it does not apply', () => {
  const claimed = document
    .slice(0, document.indexOf('## Not met'))
    .split('\n')
    .filter((line) => /^\| \d/.test(line));
  const proofs = claimed.map((row) => [itemsOf(row).join(' '), row.split('|').at(-2)?.trim() ?? '']);
  const isTest = (proof = '') => proof === '' || /`[\w@./-]+\.(?:test|spec)\.tsx?`/.test(proof) || shortNames.test(proof);
  expect(proofs.filter(([, proof]) => !isTest(proof))).toEqual([]);
  const withoutProof = rows.filter((row) => /\| \|$/.test(row)).map((row) => row.split('|')[2]?.trim() ?? '');
  for (const reason of withoutProof) expect(reason.length).toBeGreaterThan(8);
});

test('no item is claimed twice with different states', () => {
  const split = document.indexOf('## Not met');
  const claimed = new Set(rows.filter((row) => document.indexOf(row) < split).flatMap(itemsOf));
  const notMet = rows.filter((row) => document.indexOf(row) > split).flatMap(itemsOf);
  expect(notMet.length).toBeGreaterThan(0);
  expect(notMet.filter((item) => claimed.has(item))).toEqual([]);
});

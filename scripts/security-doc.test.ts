import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const document = readFileSync('docs/security.md', 'utf8');
const rows = document.split('\n').filter((line) => /^\| \d/.test(line));

/** Every test that docs/security.md names, with its title where one is given: `file` › ‘title’. */
const named = Array.from(
  document.matchAll(/`(?<file>[\w@./-]+\.(?:test|spec)\.tsx?)`(?: › ‘(?<title>[^\n]+?)’(?=[ ,;|.]))?/g),
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

test('no item is claimed twice with different states', () => {
  const items = (text: string) => Array.from((text.split('|')[1] ?? '').matchAll(/\d+\.\d+\.\d+/g), ([item]) => item);
  const split = document.indexOf('## Not met');
  const claimed = new Set(rows.filter((row) => document.indexOf(row) < split).flatMap(items));
  const notMet = rows.filter((row) => document.indexOf(row) > split).flatMap(items);
  expect(notMet.length).toBeGreaterThan(0);
  expect(notMet.filter((item) => claimed.has(item))).toEqual([]);
});

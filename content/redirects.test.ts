import { expect, test } from 'vitest';
import { adminPaths } from '../contract/admin-paths.ts';
import { familyNames } from './areas.ts';
import { redirects } from './redirects.ts';
import { siteMap } from './site-map.ts';

const pages = new Set<string>([...siteMap.map(({ path }) => path), ...adminPaths]);
const known = new Set([...pages].map((path) => path.toLowerCase()));

test.each(Object.entries(redirects))('%s leads to %s, which exists', (from, to) => {
  const [path = '', anchor] = to.split('#');
  expect(pages).toContain(path);
  if (anchor) expect(familyNames).toContain(anchor);
  expect(from, 'compared in lower case').toBe(from.toLowerCase());
  expect(known, 'a page needs no redirect').not.toContain(from);
});

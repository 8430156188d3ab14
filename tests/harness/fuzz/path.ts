import fc from 'fast-check';
import { paths } from '../../../contract/paths.ts';
import { text } from './values.ts';

const segment = fc.oneof(
  fc.uuid(),
  text.map(encodeLoosely),
  fc.constantFrom(
    '%',
    '%zz',
    '%c0%af',
    '..%2f..%2f',
    '%2e%2e',
    '.',
    '..',
    '%F0%9F%99%82',
    'a'.repeat(3000),
    `${'0'.repeat(32)}.jpg`,
    'banners',
    'services',
    'banner',
  ),
);
const known = fc
  .tuple(fc.constantFrom(...Object.values(paths)), fc.array(segment, { minLength: 2, maxLength: 2 }))
  .map(([path, values]) => path.replace(/:\w+/g, () => values.shift() ?? 'x'));
const pages = fc.constantFrom(
  '/',
  '/about-us',
  '/ABOUT-us/',
  '/contactUs',
  '/adminDashboard/allBanners',
  '/nothing-here',
  '//',
  '/%',
  '/\\',
  '/assets/',
  '/.env',
  '/uploads/banners/../../norvane.db',
  '/api',
  '/api/v1/',
  '/*',
  '/:id',
);
const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  fc
    .array(fc.tuple(fc.constantFrom('q', 'search', 'after', 'folder', 'format', 'page'), text), { maxLength: 3 })
    .map((pairs) => `?${pairs.map(([name, each]) => `${name}=${encodeLoosely(each)}`).join('&')}`),
  fc.constantFrom('?', '?%', '?a[]=1&a[b]=2', '?__proto__[x]=1'),
);
/** Where a request goes. */
export const path = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: known },
      pages,
      segment.map((each) => `/${each}`),
    ),
    query,
  )
  .map(([where, what]) => where + what);

function encodeLoosely(each: string): string {
  return encodeURIComponent(each.toWellFormed()).replace(/%2F/gi, '/');
}

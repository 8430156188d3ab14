import { expect, test } from 'vitest';
import { toLink } from './links.ts';

const origin = 'https://norvane.example';

test.each([
  ['/contactUs', '/contactUs'],
  [`${origin}/services#digital`, '/services#digital'],
  [origin, '/'],
  ['https://example.com/a b', undefined],
  ['https://example.com', 'https://example.com'],
  ['example.com/prices', 'https://example.com/prices'],
  ['someone@example.com', 'mailto:someone@example.com'],
  ['mailto:someone@example.com', 'mailto:someone@example.com'],
  ['tel:+17805550100', 'tel:+17805550100'],
  ['javascript:alert(1)', undefined],
  ['//example.com', undefined],
  ['data:text/html,x', undefined],
  ['ftp://example.com', undefined],
  ['', undefined],
])('"%s" becomes %s', (typed, href) => {
  expect(toLink(typed, origin)).toBe(href);
});

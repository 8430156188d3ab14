import { expect, test } from 'vitest';
import { pickEncoding } from './compress.ts';

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip, br;q=0', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['*', 'identity'],
  [undefined, 'identity'],
])('%s gets %s', (accepted, expected) => {
  expect(pickEncoding(accepted)).toBe(expected);
});

import { expect, test } from 'vitest';
import { bearing } from './bearing.ts';
import { bearingWords } from './schemas/bearing.ts';
import { servicePages } from './site-map.ts';

test('the ring has a place for the hue of every service, and each chip leads to a service', () => {
  expect(bearingWords.parse(bearing)).toEqual(bearing);
  expect(new Set(bearing.order)).toEqual(new Set(servicePages.map(({ hue }) => hue)));
  const paths = servicePages.map(({ path }) => path as string);
  for (const { path } of bearing.chips) expect(paths).toContain(path);
});

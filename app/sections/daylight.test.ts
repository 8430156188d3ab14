import { expect, test } from 'vitest';
import { nightOutline, sunAbove } from './daylight.ts';

test('the sun stands where the almanac says', () => {
  const solstice = sunAbove(new Date('2024-06-20T20:51:00Z'));
  expect(solstice.latitude).toBeCloseTo(23.44, 1);
  expect(sunAbove(new Date('2024-03-20T03:06:00Z')).latitude).toBeCloseTo(0, 0);
  expect(Math.abs(sunAbove(new Date('2024-06-13T12:00:00Z')).longitude)).toBeLessThan(1);
});

test('in northern summer the night lies to the south, in winter to the north', () => {
  expect(nightOutline(new Date('2024-06-20T12:00:00Z'))).toMatch(/^M-20 1400/);
  expect(nightOutline(new Date('2024-12-20T12:00:00Z'))).toMatch(/^M-20 -600/);
});

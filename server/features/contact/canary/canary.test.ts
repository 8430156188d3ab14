import { expect, test } from 'vitest';
import { lastNight } from './canary.ts';

test('the test is due once a night, by the clock of the server', () => {
  const at = (day: number, hour: number, minute: number) => new Date(2026, 10, day, hour, minute).getTime();
  expect(lastNight(at(17, 3, 9))).toBe(at(16, 3, 10));
  expect(lastNight(at(17, 3, 10))).toBe(at(17, 3, 10));
  expect(lastNight(at(17, 23, 59))).toBe(at(17, 3, 10));
});

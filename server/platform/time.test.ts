import { expect, test } from 'vitest';
import { days, timerMs } from './time.ts';

test('a timer is set for what comes, however far ahead, and for nothing that never comes', () => {
  expect(timerMs(-5)).toBe(0);
  expect(timerMs(1000)).toBe(1000);
  expect(timerMs(days(400))).toBe(days(7));
  expect(timerMs(Number.POSITIVE_INFINITY)).toBeUndefined();
});

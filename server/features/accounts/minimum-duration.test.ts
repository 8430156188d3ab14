import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { withMinimumDuration } from './minimum-duration.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test.each([
  ['a result', async () => 'done', 'done'],
  ['an error', async () => Promise.reject(new Error('refused')), 'refused'],
])('%s is given when the time is over, and not before', async (_what, work, outcome) => {
  const told = vi.fn();
  void withMinimumDuration(40, work).then(told, (error: Error) => told(error.message));
  await vi.advanceTimersByTimeAsync(39);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toHaveBeenCalledExactlyOnceWith(outcome);
});

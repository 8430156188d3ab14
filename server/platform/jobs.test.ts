import { expect, onTestFinished, test, vi } from 'vitest';
import { makeLog } from '../log.ts';
import { every } from './jobs.ts';

const log = makeLog('silent');

function faked() {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  return new AbortController();
}

test('a job is done at once, again after each span, and not after the end', async () => {
  const stopping = faked();
  const job = vi.fn(async () => {});
  every(1000, 'counting', job, { log, stop: stopping.signal });
  expect(job).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2500);
  expect(job).toHaveBeenCalledTimes(3);
  stopping.abort();
  await vi.advanceTimersByTimeAsync(5000);
  expect(job).toHaveBeenCalledTimes(3);
});

test('a failure does not end it, and a turn is left out while the last is still at work', async () => {
  const stopping = faked();
  let finish = () => {};
  const job = vi
    .fn<() => Promise<void>>()
    .mockRejectedValueOnce(new Error('not now'))
    .mockImplementation(() => new Promise((resolve) => (finish = resolve)));
  every(1000, 'failing', job, { log, stop: stopping.signal });
  await vi.advanceTimersByTimeAsync(3500);
  expect(job).toHaveBeenCalledTimes(2);
  finish();
  await vi.advanceTimersByTimeAsync(1000);
  expect(job).toHaveBeenCalledTimes(3);
  stopping.abort();
});

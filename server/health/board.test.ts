import { expect, test } from 'vitest';
import { makeLog } from '../log.ts';
import { type Check, faultBoard } from './board.ts';

function board() {
  let time = 1000;
  let run: Check['run'] = async () => undefined;
  const made = faultBoard({
    checks: [{ what: 'mail', sentence: 'Mail cannot be looked at.', run: () => run() }],
    log: makeLog('silent'),
    now: () => time,
  });
  return { ...made, at: (ms: number) => (time = ms), becomes: (next: Check['run']) => (run = next) };
}

test('a fault is shown with its start time until it has passed', async () => {
  const { run, faults, at, becomes } = board();
  await run();
  expect(faults()).toEqual([]);
  becomes(async () => 'Mail is not leaving.');
  await run();
  at(5000);
  await run();
  expect(faults()).toEqual([{ what: 'mail', sentence: 'Mail is not leaving.', since: 1000 }]);
  becomes(async () => undefined);
  await run();
  expect(faults()).toEqual([]);
});

test('a check that throws is a fault in words that give nothing away', async () => {
  const { run, faults, becomes } = board();
  becomes(() => Promise.reject(new Error('password authentication failed for user norvane')));
  await run();
  expect(faults()).toEqual([{ what: 'mail', sentence: 'Mail cannot be looked at.', since: 1000 }]);
});

import { expect, test } from 'vitest';
import { makeLog } from '../log.ts';
import { type Check, faultBoard } from './board.ts';

function board() {
  let time = 1000;
  let look: Check['look'] = async () => undefined;
  const made = faultBoard({
    checks: [{ what: 'mail', sentence: 'Mail cannot be looked at.', look: () => look() }],
    log: makeLog('silent'),
    now: () => time,
  });
  return { ...made, at: (ms: number) => (time = ms), becomes: (next: Check['look']) => (look = next) };
}

test('a fault stands on the board since it began and is gone when it has passed', async () => {
  const { look, faults, at, becomes } = board();
  await look();
  expect(faults()).toEqual([]);
  becomes(async () => 'Mail is not leaving.');
  await look();
  at(5000);
  await look();
  expect(faults()).toEqual([{ what: 'mail', sentence: 'Mail is not leaving.', since: 1000 }]);
  becomes(async () => undefined);
  await look();
  expect(faults()).toEqual([]);
});

test('a check that throws is a fault in words that give nothing away', async () => {
  const { look, faults, becomes } = board();
  becomes(() => Promise.reject(new Error('password authentication failed for user norvane')));
  await look();
  expect(faults()).toEqual([{ what: 'mail', sentence: 'Mail cannot be looked at.', since: 1000 }]);
});

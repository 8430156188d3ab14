import { expect, test } from 'vitest';
import { fairQueue } from './fair-queue.ts';

/** A queue of one place whose jobs end when told to, and the order in which they began. */
function slowQueue(limits = { atOnce: 1, perCaller: 10, waiting: 100 }) {
  const run = fairQueue(limits);
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const ask = (name: string, of: string, isKnown = false) =>
    run({ of, isKnown }, () => {
      began.push(name);
      return new Promise<void>((end) => ends.push(end));
    });
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resume) => setImmediate(resume));
  };
  return { ask, began, endOne };
}

test('callers take turns: many jobs of one do not delay the only one of another', async () => {
  const { ask, began, endOne } = slowQueue();
  for (let job = 1; job <= 5; job += 1) void ask(`a${job}`, 'a');
  void ask('b1', 'b');
  void ask('c1', 'c', true);
  for (let job = 0; job < 7; job += 1) await endOne();
  expect(began).toEqual(['a1', 'c1', 'a2', 'b1', 'a3', 'a4', 'a5']);
});

test('a caller holds only so many places, and gets them back', async () => {
  const { ask, endOne } = slowQueue({ atOnce: 1, perCaller: 2, waiting: 100 });
  const first = ask('a1', 'a');
  void ask('a2', 'a');
  await expect(ask('a3', 'a')).rejects.toMatchObject({ status: 429 });
  await endOne();
  await first;
  void ask('a4', 'a');
  await expect(ask('a5', 'a')).rejects.toMatchObject({ status: 429 });
});

test('a full queue refuses strangers, not a device that has signed in before', async () => {
  const { ask, began, endOne } = slowQueue({ atOnce: 1, perCaller: 2, waiting: 1 });
  void ask('a', 'a');
  void ask('b', 'b');
  await expect(ask('c', 'c')).rejects.toMatchObject({ status: 429 });
  void ask('d', 'd', true);
  await endOne();
  expect(began).toEqual(['a', 'd']);
});

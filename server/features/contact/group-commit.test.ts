import { expect, onTestFinished, test, vi } from 'vitest';
import { groupCommit } from './group-commit.ts';

test('work that arrives together is committed together, and each gets its own outcome', async () => {
  const groups: number[][] = [];
  const keep = groupCommit(async (group: number[]) => {
    groups.push(group);
    return group.map((work) => work * 2);
  });
  expect(await Promise.all([1, 2, 3].map(keep))).toEqual([2, 4, 6]);
  expect(await keep(4)).toBe(8);
  expect(groups).toEqual([[1, 2, 3], [4]]);
});

test('one that cannot be stored does not take its neighbours with it', async () => {
  const keep = groupCommit(async (group: string[]) => {
    if (group.includes('bad')) throw new Error('refused');
    return group;
  });
  const outcomes = await Promise.allSettled(['a', 'bad', 'b'].map(keep));
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
  expect(await keep('c')).toBe('c');
});

test('where the database took long to fail, its group fails at once and nobody waits for more tries', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let tries = 0;
  const keep = groupCommit(async (_group: string[]) => {
    tries += 1;
    vi.advanceTimersByTime(5000);
    throw new Error('no answer');
  });
  const outcomes = await Promise.allSettled(['a', 'b', 'c'].map(keep));
  expect(outcomes.map((outcome) => outcome.status)).toEqual(['rejected', 'rejected', 'rejected']);
  expect(tries).toBe(1);
});

test('a group has its bounds', async () => {
  const sizes: number[] = [];
  const keep = groupCommit(
    async (group: number[]) => {
      sizes.push(group.length);
      return group;
    },
    { most: 4 },
  );
  await Promise.all(Array.from({ length: 10 }, (_, index) => keep(index)));
  expect(sizes).toEqual([4, 4, 2]);
});

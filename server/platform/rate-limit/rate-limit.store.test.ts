import { expect, test } from 'vitest';
import { onEachEngine } from '../../../tests/harness/make-app.ts';
import { limits } from './rate-limit.ts';

const limit = { max: 10, windowMs: 900_000 };

onEachEngine((make) => {
  test('a request whose clock is a moment behind counts in the same window', async () => {
    const { database } = await make();
    let time = 1_800_000_000_000;
    const { count } = limits(database.db, () => time);
    await count('login', limit);
    time -= 5;
    expect((await count('login', limit)).hits).toBe(2);
  });

  test('a window counted while the clock was a year ahead is over when the clock is right', async () => {
    const { database } = await make();
    let time = 1_800_000_000_000;
    const { count, check } = limits(database.db, () => time);
    for (let hit = 0; hit < 10; hit += 1) await count('login', limit);
    await expect(check('login', limit)).rejects.toThrow();
    time -= 365 * 86_400_000;
    await check('login', limit);
    expect((await count('login', limit)).hits).toBe(1);
  });
});

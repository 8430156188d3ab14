import { expect, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { loginAdmin, sendJson } from '../../../tests/harness/admin.ts';
import { entriesOf, newsItem } from '../../../tests/harness/entries.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';
import { limits } from '../rate-limit/rate-limit.ts';
import { days, hours } from '../time.ts';
import { clockGuard } from './clock.ts';

onEachEngine((make) => {
  test('after a jump nothing is deleted until the clock is right again', async () => {
    let time = Date.UTC(2026, 10, 17);
    const { database } = await make({ now: () => time });
    const clock = clockGuard({ db: database.db, now: () => time });
    expect(await clock.mayDelete()).toBe(true);
    time += days(2);
    expect(await clock.mayDelete()).toBe(true); // the server stood still for two days
    time += days(400);
    expect([await clock.mayDelete(), await clock.jumpedDays()]).toEqual([false, 400]);
    time -= days(400);
    expect(await clock.mayDelete()).toBe(true);
    time -= days(30);
    expect(await clock.jumpedDays()).toBe(-30);
  });

  test('a clock that goes on from where it jumped to for a day is believed', async () => {
    let time = Date.UTC(2026, 10, 17);
    const { database } = await make({ now: () => time });
    const clock = clockGuard({ db: database.db, now: () => time });
    await clock.mayDelete();
    time += days(10);
    for (let hour = 0; hour < 24; hour += 1) {
      expect(await clock.mayDelete()).toBe(false);
      time += hours(1);
    }
    expect(await clock.mayDelete()).toBe(true);
    time += hours(1);
    expect(await clock.mayDelete()).toBe(true);
  });

  test('a start with a clock beyond the retention erases nothing, and the board says why', async () => {
    let time = Date.now();
    const app = await make({ now: () => time });
    await sendJson(app, paths.contact, { email: 'visitor@example.com', phoneNumber: '+1 780 555 0100', message: 'Stay.' });
    await app.sweepMessages();
    time += days(400);
    expect(await app.sweepMessages()).toBe(0);
    await app.board.run();
    expect(app.board.faults().find(({ what }) => what === 'clock')?.sentence).toContain('400 days');
    expect(await app.database.db.selectFrom('message').select('id').execute()).toHaveLength(1);
    time -= days(400);
    await app.board.run();
    expect(app.board.faults().map(({ what }) => what)).not.toContain('clock');
  });

  test('a limit that ran out in a year from now, because the clock was wrong, does not wait a year', async () => {
    let time = Date.now() + days(365);
    const { database } = await make();
    const counted = limits(database.db, () => time);
    const limit = { max: 1, windowMs: 60_000 };
    await counted.take('x', limit);
    await expect(counted.take('x', limit)).rejects.toMatchObject({ status: 429 });
    time -= days(365);
    await counted.take('x', limit);
    await expect(counted.take('x', limit)).rejects.toMatchObject({ status: 429 });
  });

  test('after a jump the sweep leaves sessions, activity and what is in the publishing bin', async () => {
    let time = Date.now();
    const app = await make({ now: () => time });
    const { db } = app.database;
    const { token } = await loginAdmin(app);
    const made = await sendJson(app, entriesOf('news'), { content: newsItem() }, { token });
    expect(made.status).toBe(201);
    await db.updateTable('entry').set({ deleted_at: time, deleted_by: 'Olga' }).execute();
    const left = async () =>
      Promise.all(
        (['session', 'activity', 'entry'] as const).map(
          async (table) => (await db.selectFrom(table).selectAll().execute()).length,
        ),
      );
    const before = await left();
    expect(Math.min(...before)).toBeGreaterThan(0);
    await app.sweep();
    time += days(4000);
    await app.sweep();
    await app.publishing.sweep(0);
    expect(await left()).toEqual(before);

    for (let hour = 0; hour <= 25; hour += 1) {
      time += hours(1); // it goes on from there: it was the server that stood still
      await app.sweep();
    }
    await app.publishing.sweep(0);
    expect(await left()).toEqual([0, 0, 0]);
  });
});

import type { Db } from '../db/open.ts';
import { days, hours } from '../time.ts';

const name = 'clock';
const jumpMs = days(2);
const holdMs = hours(24);
const minuteMs = 60_000;

/** `seen` is the last time that was believed; `jumpedTo` the first one after a jump. */
type Remembered = { seen: number; jumpedTo?: number };

/**
 * Guards what is deleted by age against a wrong clock. After a jump of more than two days nothing is deleted until the clock is
 * right again, or has gone on from there for a day: then it was the server that stood still.
 */
export function clockGuard({ db, now }: { db: Db; now: () => number }) {
  async function read(): Promise<Remembered | undefined> {
    const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
    return row && (JSON.parse(row.value) as Remembered);
  }

  async function write(remembered: Remembered): Promise<void> {
    const value = JSON.stringify(remembered);
    await db
      .insertInto('setting')
      .values({ name, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  }

  /** The days by which the clock has jumped; 0 if it is believed. */
  async function jumpedDays(): Promise<number> {
    const time = now();
    const { seen, jumpedTo } = (await read()) ?? { seen: time };
    const jump = time - seen;
    const isPlausible = Math.abs(jump) <= jumpMs;
    const isSettled = jumpedTo !== undefined && time - jumpedTo >= holdMs && time - jumpedTo <= holdMs + jumpMs;
    if (isPlausible || isSettled) {
      if (jumpedTo !== undefined || Math.abs(jump) >= minuteMs || jump === 0) await write({ seen: time });
      return 0;
    }
    const continues = jumpedTo !== undefined && time >= jumpedTo && time - jumpedTo < holdMs + jumpMs;
    if (!continues) await write({ seen, jumpedTo: time });
    return Math.sign(jump) * Math.max(1, Math.round(Math.abs(jump) / days(1)));
  }

  return {
    jumpedDays,
    /** False after the clock has jumped: nothing is deleted by age then. */
    mayDelete: async () => (await jumpedDays()) === 0,
  };
}

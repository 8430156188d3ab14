import { sql } from 'kysely';
import { tooMany } from '../../errors.ts';
import type { Db } from '../db/open.ts';

/** At most `max` hits per window. */
export type Limit = { max: number; windowMs: number };

/** Requests of the same moment, and clocks of several machines, differ by less than this. */
const clockSlackMs = 60_000;

export type Counted = { hits: number; resetsAt: number };

/**
 * Fixed-window rate limits in the database, shared by all instances. `check` rejects once the limit is reached and `count` adds a
 * hit; they are separate for limits that only count failures. `take` does both, for limits that count every request.
 */
export function limits(db: Db, now: () => number = Date.now) {
  /** A window that ends clearly later than a whole one from now was counted while the clock was wrong. */
  async function check(key: string, { max, windowMs }: Limit): Promise<void> {
    const row = await db.selectFrom('rate_limit').select(['hits', 'resets_at']).where('key', '=', key).executeTakeFirst();
    const isOpen = row && row.resets_at > now() && row.resets_at <= now() + windowMs + clockSlackMs;
    if (isOpen && row.hits >= max) throw tooMany((row.resets_at - now()) / 1000);
  }

  /** Adds a hit, optionally in the caller's transaction, and returns the new count. */
  async function count(key: string, { windowMs }: Limit, within: Db = db): Promise<Counted> {
    const time = now();
    const isOpen = sql`rate_limit.resets_at > ${time} and rate_limit.resets_at <= ${time + windowMs + clockSlackMs}`;
    const row = await within
      .insertInto('rate_limit')
      .values({ key, hits: 1, resets_at: time + windowMs })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          hits: sql<number>`case when ${isOpen} then rate_limit.hits + 1 else 1 end`,
          resets_at: sql<number>`case when ${isOpen} then rate_limit.resets_at else ${time + windowMs} end`,
        }),
      )
      .returning(['hits', 'resets_at'])
      .executeTakeFirstOrThrow();
    return { hits: row.hits, resetsAt: row.resets_at };
  }

  /** Rejects a count above the limit. Separate from `count`, which may run in a transaction. */
  function refuseAbove({ hits, resetsAt }: Counted, { max }: Limit): void {
    if (hits > max) throw tooMany((resetsAt - now()) / 1000);
  }

  return {
    check,
    count,
    refuseAbove,

    /** Counts a request and rejects it above the limit. */
    async take(key: string, limit: Limit): Promise<void> {
      await check(key, limit); // rejected requests cost a read, not a write
      refuseAbove(await count(key, limit), limit);
    },

    /** Takes a hit back: it was counted before it was known to be none. */
    async giveBack(key: string): Promise<void> {
      const { numDeletedRows } = await db
        .deleteFrom('rate_limit')
        .where('key', '=', key)
        .where('hits', '<=', 1)
        .executeTakeFirst();
      if (numDeletedRows > 0n) return;
      await db
        .updateTable('rate_limit')
        .set((set) => ({ hits: set('hits', '-', 1) }))
        .where('key', '=', key)
        .where('hits', '>', 0)
        .execute();
    },

    /** Forgets these counts; returns how many there were. */
    async clear(keys: string[]): Promise<number> {
      const { numDeletedRows } = await db.deleteFrom('rate_limit').where('key', 'in', keys).executeTakeFirst();
      return Number(numDeletedRows);
    },

    /** Deletes expired windows. */
    async sweep(): Promise<void> {
      await db.deleteFrom('rate_limit').where('resets_at', '<=', now()).execute();
    },
  };
}

export type Limits = ReturnType<typeof limits>;

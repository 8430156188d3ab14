import { sql } from 'kysely';
import { tooMany } from '../../errors.ts';
import type { Db } from '../db/open.ts';

/** At most `max` hits per window. */
export type Limit = { max: number; windowMs: number };

export type Counted = { hits: number; resetsAt: number };

/**
 * Fixed-window rate limits in the database, shared by all instances. `check` rejects once the limit is reached and `count` adds a
 * hit; they are separate for limits that only count failures. `take` does both, for limits that count every request.
 */
export function limits(db: Db, now: () => number = Date.now) {
  async function check(key: string, { max }: Limit): Promise<void> {
    const row = await db.selectFrom('rate_limit').select(['hits', 'resets_at']).where('key', '=', key).executeTakeFirst();
    if (row && row.resets_at > now() && row.hits >= max) throw tooMany((row.resets_at - now()) / 1000);
  }

  /** Adds a hit, optionally in the caller's transaction, and returns the new count. */
  async function count(key: string, { windowMs }: Limit, within: Db = db): Promise<Counted> {
    const time = now();
    const row = await within
      .insertInto('rate_limit')
      .values({ key, hits: 1, resets_at: time + windowMs })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          hits: sql<number>`case when rate_limit.resets_at > ${time} then rate_limit.hits + 1 else 1 end`,
          resets_at: sql<number>`case when rate_limit.resets_at > ${time} then rate_limit.resets_at else ${time + windowMs} end`,
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

    /** Deletes expired windows. */
    async sweep(): Promise<void> {
      await db.deleteFrom('rate_limit').where('resets_at', '<=', now()).execute();
    },
  };
}

export type Limits = ReturnType<typeof limits>;

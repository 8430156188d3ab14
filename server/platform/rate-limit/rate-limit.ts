import { sql } from 'kysely';
import { tooMany } from '../../errors.ts';
import type { Db } from '../db/open.ts';

/** So many within so long. */
export type Limit = { most: number; windowMs: number };

export type Counted = { hits: number; resetsAt: number };

/**
 * Counts in fixed windows in the database, so that all instances share the count.
 * `check` refuses where the limit is reached and `count` adds one: apart, where only failures count.
 * `take` does both at once, where every request counts.
 */
export function limits(db: Db, now: () => number = Date.now) {
  async function check(key: string, { most }: Limit): Promise<void> {
    const row = await db.selectFrom('rate_limit').select(['hits', 'resets_at']).where('key', '=', key).executeTakeFirst();
    if (row && row.resets_at > now() && row.hits >= most) throw tooMany((row.resets_at - now()) / 1000);
  }

  /** Adds one, in the caller's transaction if there is one, and gives the number that makes. */
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

  /** Refuses what a count has shown to be one too many; apart from `count` where that happens in a transaction. */
  function refuseAbove({ hits, resetsAt }: Counted, { most }: Limit): void {
    if (hits > most) throw tooMany((resetsAt - now()) / 1000);
  }

  return {
    check,
    count,
    refuseAbove,

    /** Counts a request and refuses it where it is one too many. */
    async take(key: string, limit: Limit): Promise<void> {
      await check(key, limit); // whoever is refused costs a read, not a write
      refuseAbove(await count(key, limit), limit);
    },

    /** Forgets what has run out; called now and then. */
    async sweep(): Promise<void> {
      await db.deleteFrom('rate_limit').where('resets_at', '<=', now()).execute();
    },
  };
}

export type Limits = ReturnType<typeof limits>;

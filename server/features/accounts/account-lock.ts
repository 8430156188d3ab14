import { sql } from 'kysely';
import type { Db, OpenDatabase } from '../../platform/db/open.ts';

const lockKey = 7_190_010; // arbitrary, but the same on every instance

/** A transaction that decides who is owner: one at a time. SQLite serializes transactions anyway. */
export const inTeamTransaction = <Result>({ db, engine }: OpenDatabase, work: (db: Db) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (trx) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(trx);
    return await work(trx);
  });

import { sql } from 'kysely';
import type { Db, Engine } from '../../platform/db/open.ts';

const lockKey = 7_190_010; // any number, the same on every instance

/** Lets one transaction at a time decide who is owner. In SQLite only one transaction runs at a time anyway. */
export async function lockAccounts(trx: Db, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(trx);
}

/** True once somebody is an approved owner. */
export async function hasOwner(db: Db): Promise<boolean> {
  const owner = await db
    .selectFrom('account')
    .select('id')
    .where('role', '=', 'owner')
    .where('approved_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return owner !== undefined;
}

import { sql } from 'kysely';
import type { Db, Engine } from '../../platform/db/open.ts';

const lockKey = 7_190_010; // arbitrary, but the same on every instance

/** Serializes transactions that decide who is owner. SQLite serializes transactions anyway. */
export async function lockAccounts(trx: Db, engine: Engine): Promise<void> {
  if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(trx);
}

/** True once there is an approved owner. */
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

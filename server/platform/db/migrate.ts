import { type Kysely, sql } from 'kysely';
import { migrations } from '../migrations/migrations.ts';
import type { Engine, OpenDatabase } from './open.ts';
import type { Database } from './schema.ts';

export type Migration = { name: string; up: (db: Kysely<Database>, engine: Engine) => Promise<void> };

const lockKey = 7_190_044; // arbitrary, but the same on every instance

/** Runs all pending migrations in one locked transaction: all or nothing. */
export async function migrate({ db, engine }: OpenDatabase, list: Migration[] = migrations): Promise<string[]> {
  return await db.connection().execute(async (connection) => {
    // Another process that starts at the same time waits here.
    await (engine === 'sqlite' ? sql`begin immediate` : sql`begin`).execute(connection);
    try {
      if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${sql.lit(lockKey)})`.execute(connection);
      const applied = await applyPending(connection, engine, list);
      await sql`commit`.execute(connection);
      return applied;
    } catch (error) {
      await sql`rollback`.execute(connection);
      throw error;
    }
  });
}

async function applyPending(db: Kysely<Database>, engine: Engine, list: Migration[]) {
  await sql`create table if not exists migration (name text primary key, applied_at bigint not null)`.execute(db);
  const done = new Set((await db.selectFrom('migration').select('name').execute()).map((row) => row.name));
  const pending = list.filter((migration) => !done.has(migration.name));
  for (const migration of pending) {
    try {
      await migration.up(db, engine);
    } catch (cause) {
      throw new Error(`Migration ${migration.name} failed: ${cause instanceof Error ? cause.message : cause}`, { cause });
    }
    await db.insertInto('migration').values({ name: migration.name, applied_at: Date.now() }).execute();
  }
  return pending.map((migration) => migration.name);
}

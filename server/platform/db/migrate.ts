import { type Kysely, sql } from 'kysely';
import { migrations } from '../migrations/migrations.ts';
import { type Engine, type OpenDatabase, openDatabase } from './open.ts';
import type { Database } from './schema.ts';

export type Migration = { name: string; up: (db: Kysely<Database>, engine: Engine) => Promise<void> };

const lockKey = 7_190_044; // arbitrary, but the same on every instance

/** Opens a database for the server, with all migrations applied. */
export async function openMigrated(config: { databaseUrl?: string; dataDir: string }): Promise<OpenDatabase> {
  // no statement timeout: a migration may be slow or wait for another instance's lock
  const database = await openDatabase(config);
  await migrate(database).finally(database.close);
  return openDatabase({ ...config, timeoutMs: 10_000 });
}

/** Runs all pending migrations in one locked transaction: all or nothing. */
export async function migrate(
  { db, engine }: Pick<OpenDatabase, 'db' | 'engine'>,
  list: Migration[] = migrations,
): Promise<string[]> {
  const applied = await db.connection().execute(async (connection) => {
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
  // Earlier versions left deleted rows in free pages; from this one on they are overwritten.
  const isUpdate = !applied.includes('001-settings') && applied.includes('060-sealed-mail');
  if (engine === 'sqlite' && isUpdate) await sql`vacuum`.execute(db);
  return applied;
}

async function applyPending(db: Kysely<Database>, engine: Engine, list: Migration[]) {
  await sql`create table if not exists migration (name text primary key, applied_at bigint not null)`.execute(db);
  const done = new Set((await db.selectFrom('migration').select('name').execute()).map((row) => row.name));
  const known = new Set([...list, ...migrations].map((migration) => migration.name));
  const unknown = [...done].filter((name) => !known.has(name));
  if (unknown.length)
    throw new Error(
      `The database was brought up to date by a newer version (${unknown.join(', ')}). Run that one, or restore a backup.`,
    );
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

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type { Database } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

export type Db = Kysely<Database>;
export type Engine = 'sqlite' | 'postgres';
export type OpenDatabase = { db: Db; engine: Engine; close: () => Promise<void> };

/** Opens PostgreSQL where an address is given, else the embedded database in the data folder. */
export async function openDatabase({ databaseUrl, dataDir }: { databaseUrl?: string; dataDir: string }): Promise<OpenDatabase> {
  if (!databaseUrl) {
    mkdirSync(dataDir, { recursive: true });
    const db = new Kysely<Database>({ dialect: sqliteDialect(join(dataDir, 'norvane.db')) });
    return { db, engine: 'sqlite', close: () => db.destroy() };
  }
  const { default: pg } = await import('pg');
  pg.types.setTypeParser(20, Number); // bigint and count(*): our numbers stay far below 2^53
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10, connectionTimeoutMillis: 5000, keepAlive: true });
  pool.on('error', () => {}); // an idle connection broke; the next query opens another or says why not
  pool.on('connect', (client) => client.on('error', () => {})); // one in use broke: its query fails, the process lives on
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await db.executeQuery(CompiledQuery.raw('select 1'));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, engine: 'postgres', close: () => db.destroy() };
}

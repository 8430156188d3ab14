import { mkdirSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type { Database } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

export type Db = Kysely<Database>;
export type Engine = 'sqlite' | 'postgres';
export type OpenDatabase = { db: Db; engine: Engine; close: () => Promise<void> };

type Place = {
  databaseUrl?: string;
  dataDir: string;
  /** How long PostgreSQL may take for a statement, for those who wait for an answer. Without it, as long as it needs. */
  timeoutMs?: number;
};

/** Opens PostgreSQL where an address is given, else the embedded database in the data folder. */
export async function openDatabase({ databaseUrl, dataDir, timeoutMs }: Place): Promise<OpenDatabase> {
  if (!databaseUrl) {
    mkdirSync(dataDir, { recursive: true });
    const db = new Kysely<Database>({ dialect: sqliteDialect(join(dataDir, 'norvane.db')) });
    return { db, engine: 'sqlite', close: () => db.destroy() };
  }
  const { default: pg } = await import('pg');
  pg.types.setTypeParser(20, Number); // bigint and count(*): our numbers stay far below 2^53
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    ...(timeoutMs && {
      stream: () => socketWithTimeout(timeoutMs + 1000),
      // Not among the parameters of the connection: PgBouncer refuses it there.
      onConnect: (client) => client.query(`set statement_timeout = ${timeoutMs}`),
    }),
  });
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

/** The server ends a statement that takes too long; a server that hangs cannot, and then the connection is given up. */
function socketWithTimeout(ms: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(ms, () => socket.destroy(new Error('The database does not answer.')));
}

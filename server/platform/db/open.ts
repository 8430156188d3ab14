import { mkdirSync } from 'node:fs';
import { Socket } from 'node:net';
import { join } from 'node:path';
import { CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { readerDialect } from './reader.ts';
import type { Database } from './schema.ts';
import { sqliteDialect } from './sqlite-dialect.ts';

export type Db = Kysely<Database>;
export type Engine = 'sqlite' | 'postgres';
export type OpenDatabase = {
  db: Db;
  /** For long reads such as exports and searches: the embedded database does them in a thread of its own. No transactions. */
  reader: Db;
  engine: Engine;
  /** Empties SQLite's write-ahead log, which still holds deleted rows; false while somebody reads. PostgreSQL does it itself. */
  checkpoint: () => Promise<boolean>;
  close: () => Promise<void>;
};

type Place = {
  databaseUrl?: string;
  dataDir: string;
  /** PostgreSQL statement timeout for interactive queries. Unlimited if omitted. */
  timeoutMs?: number;
};

/** Opens PostgreSQL if a URL is given, else the embedded SQLite database in the data folder. */
export async function openDatabase({ databaseUrl, dataDir, timeoutMs }: Place): Promise<OpenDatabase> {
  if (!databaseUrl) {
    mkdirSync(dataDir, { recursive: true });
    const path = join(dataDir, 'norvane.db');
    const db = new Kysely<Database>({ dialect: sqliteDialect(path) });
    const reader = new Kysely<Database>({ dialect: readerDialect(path) });
    const checkpoint = async () => {
      const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
      return rows[0]?.busy === 0;
    };
    const close = async () => {
      await reader.destroy();
      await db.destroy();
    };
    return { db, reader, engine: 'sqlite', checkpoint, close };
  }
  const { default: pg } = await import('pg');
  pg.types.setTypeParser(20, Number); // bigint and count(*): our values stay far below 2^53
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 10,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    ...(timeoutMs && {
      stream: () => socketWithTimeout(timeoutMs + 1000),
      // Not a connection parameter: PgBouncer rejects it there.
      onConnect: (client) => client.query(`set statement_timeout = ${timeoutMs}`),
    }),
  });
  pool.on('error', () => {}); // an idle connection broke; the next query reconnects or reports the error
  // an active connection broke: its query fails, the process must survive
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await db.executeQuery(CompiledQuery.raw('select 1'));
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return { db, reader: db, engine: 'postgres', checkpoint: async () => true, close: () => db.destroy() };
}

/** The server cancels slow statements itself. If the server hangs, the socket timeout closes the connection. */
function socketWithTimeout(ms: number): Socket {
  const socket = new Socket();
  return socket.setTimeout(ms, () => socket.destroy(new Error('The database does not answer.')));
}

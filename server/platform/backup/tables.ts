import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Engine, OpenDatabase } from '../db/open.ts';
import type { Database } from '../db/schema.ts';

export type Row = Record<string, unknown>;
/** Digest of a table. `content` does not depend on row order, so both engines give the same value. */
export type TableDigest = { name: string; rows: number; content: string };

const batch = 500;
const modulus = 1n << 256n;

/** All tables in creation order: a table comes after those it references. */
export async function tableNames(db: Kysely<Database>, engine: Engine): Promise<string[]> {
  const { rows } =
    engine === 'sqlite'
      ? await sql<{
          name: string;
        }>`select name from sqlite_master where type = 'table' and name not like 'sqlite_%' and name not like 'message_search%' order by rowid`.execute(
          db,
        )
      : await sql<{
          name: string;
        }>`select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace order by oid`.execute(
          db,
        );
  return rows.map(({ name }) => name);
}

/** Runs `work` on a consistent snapshot of the whole database without blocking writers. */
export async function inSnapshot<Result>(
  { db, engine }: OpenDatabase,
  work: (view: Kysely<Database>) => Promise<Result>,
): Promise<Result> {
  return await db.connection().execute(async (connection) => {
    await (engine === 'sqlite' ? sql`begin` : sql`begin isolation level repeatable read read only`).execute(connection);
    try {
      return await work(connection);
    } finally {
      await sql`rollback`.execute(connection);
    }
  });
}

/** Streams the rows of a table in batches. Call it inside a snapshot. */
export async function* rowsOf(view: Kysely<Database>, engine: Engine, table: string): AsyncGenerator<Row> {
  if (engine === 'postgres') await sql`declare table_rows cursor for select * from ${sql.table(table)}`.execute(view);
  let after = -1;
  for (;;) {
    const { rows } =
      engine === 'postgres'
        ? await sql<Row>`fetch ${sql.lit(batch)} from table_rows`.execute(view)
        : await sql<Row>`select rowid as ":rowid", * from ${sql.table(table)} where rowid > ${after} order by rowid limit ${batch}`.execute(
            view,
          );
    for (const { ':rowid': rowid, ...row } of rows) {
      if (rowid !== undefined) after = Number(rowid);
      yield row;
    }
    if (rows.length < batch) break;
    await new Promise((resume) => setImmediate(resume)); // yield to pending requests
  }
  if (engine === 'postgres') await sql`close table_rows`.execute(view);
}

/** Serializes a row as one line of JSON with sorted columns. */
export function toLine(row: Row): string {
  const columns = Object.keys(row).sort();
  return JSON.stringify(
    Object.fromEntries(
      columns.map((column) => [
        column,
        row[column] instanceof Uint8Array ? { base64: Buffer.from(row[column]).toString('base64') } : row[column],
      ]),
    ),
  );
}

export function fromLine(line: string): Row {
  const row = JSON.parse(line) as Row;
  for (const [column, value] of Object.entries(row)) {
    if (value && typeof value === 'object' && 'base64' in value) row[column] = Buffer.from(String(value.base64), 'base64');
  }
  return row;
}

/** Accumulates the digest of a table line by line. */
export function tableDigest(name: string) {
  let rows = 0;
  let sum = 0n;
  return {
    add(line: string) {
      rows += 1;
      sum = (sum + BigInt(`0x${createHash('sha256').update(line).digest('hex')}`)) % modulus;
    },
    result: (): TableDigest => ({ name, rows, content: sum.toString(16).padStart(64, '0') }),
  };
}

export async function digestTables(database: OpenDatabase): Promise<TableDigest[]> {
  return await inSnapshot(database, async (view) => {
    const digests: TableDigest[] = [];
    for (const name of await tableNames(view, database.engine)) {
      const digest = tableDigest(name);
      for await (const row of rowsOf(view, database.engine, name)) digest.add(toLine(row));
      digests.push(digest.result());
    }
    return digests;
  });
}

import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { migrate } from '../db/migrate.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { Database } from '../db/schema.ts';
import type { Storage } from '../images/storage.ts';
import { migrations } from '../migrations/migrations.ts';
import { type Manifest, sha256 } from './archive.ts';
import { digestTables, fromLine, type Row, tableNames } from './tables.ts';
import { transientTables } from './transient-tables.ts';

const rowsAtOnce = 100;
/** An empty database has these rows after its first start. */
const ownTables = new Set(['migration', 'setting', 'mail_key']);

/** A restore never overwrites data, so the target must be empty. */
export async function databaseMustBeEmpty({ db, engine }: OpenDatabase): Promise<void> {
  for (const name of await tableNames(db, engine)) {
    if (ownTables.has(name)) continue;
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(db);
    if (rows.length) throw new Error('The database is not empty. Nothing was changed.');
  }
}

export async function storageMustBeEmpty(storage: Storage): Promise<void> {
  for await (const _ of storage.list()) throw new Error('The image storage is not empty. Nothing was changed.');
}

/** Loads an unpacked archive into an empty database and storage, migrates the schema and verifies the result. */
export async function restore({
  folder,
  manifest,
  database,
  storage,
  complete = false,
}: {
  folder: string;
  manifest: Manifest;
  database: OpenDatabase;
  storage: Storage;
  /** With sessions and waiting mails, for a move rather than a backup. */
  complete?: boolean;
}): Promise<void> {
  const known = new Map(migrations.map((migration) => [migration.name, migration]));
  const unknown = manifest.migrations.filter((name) => !known.has(name));
  if (unknown.length) throw new Error(`The backup was made by a newer version (${unknown.join(', ')}). Update first.`);

  // Start from the schema version of the backup; later migrations then run on the restored rows.
  await migrate(
    database,
    migrations.filter((migration) => manifest.migrations.includes(migration.name)),
  );
  const tables = manifest.tables.filter(({ name }) => complete || !transientTables.has(name));
  for (const { key } of manifest.uploads) await storage.put(key, await readFile(join(folder, 'uploads', key)));
  await database.db.transaction().execute(async (trx) => {
    for (const { name } of tables.toReversed()) await sql`delete from ${sql.table(name)}`.execute(trx);
    for (const { name } of tables) await fill(trx, name, join(folder, 'tables', `${name}.jsonl`));
  });
  await compare({ manifest: { ...manifest, tables }, database, storage });
  await migrate(database);
}

async function fill(trx: Kysely<Database>, table: string, path: string) {
  let rows: Row[] = [];
  const flush = async () => {
    if (rows.length)
      await trx
        .insertInto(table as keyof Database)
        .values(rows as never)
        .execute();
    rows = [];
  };
  for await (const line of linesOf(path)) {
    rows.push(fromLine(line));
    if (rows.length >= rowsAtOnce) await flush();
  }
  await flush();
}

/** Not node:readline: it also splits at U+2028 and U+2029, which JSON does not escape. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}

/** Throws an error that names the first table or file that differs from the manifest. */
async function compare({
  manifest,
  database,
  storage,
}: {
  manifest: Manifest;
  database: OpenDatabase;
  storage: Storage;
}): Promise<void> {
  const found = new Map((await digestTables(database)).map((digest) => [digest.name, digest]));
  for (const { name, rows, content } of manifest.tables) {
    const now = found.get(name);
    if (now?.rows !== rows || now.content !== content)
      throw new Error(`The table ${name} differs from the backup: it has ${now?.rows ?? 0} of ${rows} rows.`);
  }
  for (const upload of manifest.uploads) {
    const bytes = await storage.get(upload.key);
    if (!bytes || sha256(bytes) !== upload.sha256) throw new Error(`The file ${upload.key} differs from the backup.`);
  }
}

import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Engine, OpenDatabase } from '../db/open.ts';
import { isStorageKey, type Storage } from '../images/storage.ts';
import { fileHashes, stillNamed } from '../images/stored-files.store.ts';
import type { BackupKey } from './backup-key.ts';
import { inSnapshot, rowsOf, type TableDigest, tableDigest, tableNames, toLine } from './tables.ts';
import { tarWriter, unpackTar } from './tar.ts';
import { transientTables } from './transient-tables.ts';

type UploadEntry = { key: string; bytes: number; sha256: string };
type TableEntry = TableDigest & { bytes: number; sha256: string };
/** Table of contents; the last entry of the archive. */
export type Manifest = {
  format: 1;
  madeAt: number;
  engine: Engine;
  migrations: string[];
  tables: TableEntry[];
  uploads: UploadEntry[];
  /** Files that were missing or damaged when the backup was made. */
  missing?: string[];
};

/** The archive was not signed with our key. */
export class NotSigned extends Error {
  constructor() {
    super('This backup is not signed with the key of this installation.');
  }
}

export const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Hashes a file as a stream. */
export async function fileSha256(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Uint8Array);
  return hash.digest('hex');
}

/**
 * Creates a consistent archive of database and uploads without blocking writers. The row snapshot comes first, so every file the
 * rows refer to already exists.
 */
export async function createArchive({
  database,
  storage,
  file,
  scratch,
  key,
  complete = false,
  now = Date.now,
}: {
  database: OpenDatabase;
  storage: Storage;
  file: string;
  scratch: string;
  /** Encrypts and signs the archive. */
  key?: BackupKey;
  /** With sessions and waiting mails, for a move rather than a backup. */
  complete?: boolean;
  now?: () => number;
}): Promise<Manifest> {
  const madeAt = now();
  const folder = join(scratch, 'tables');
  await mkdir(folder, { recursive: true });
  const { tables, migrations, hashes } = await inSnapshot(database, async (view) => {
    const tables: TableEntry[] = [];
    for (const name of await tableNames(view, database.engine)) {
      if (complete || !transientTables.has(name)) tables.push(await dumpTable(folder, name, rowsOf(view, database.engine, name)));
    }
    const applied = await view.selectFrom('migration').select('name').orderBy('name').execute();
    return { tables, migrations: applied.map((row) => row.name), hashes: await fileHashes(view) };
  });

  const tar = tarWriter(file, key?.identity);
  for (const { name, bytes } of tables) await tar.addFile(`tables/${name}.jsonl`, join(folder, `${name}.jsonl`), bytes);
  const uploads: UploadEntry[] = [];
  const damaged: string[] = [];
  for await (const { key: name } of storage.list()) {
    const bytes = await storage.get(name);
    if (!bytes || name.endsWith('.partial')) continue; // deleted meanwhile, or still being written
    const found = sha256(bytes);
    const expected = hashes.get(name);
    hashes.delete(name);
    if (expected && expected !== found) {
      damaged.push(name);
      continue;
    }
    await tar.add(`uploads/${name}`, bytes);
    uploads.push({ key: name, bytes: bytes.length, sha256: found });
  }
  const missing = [...damaged, ...(await stillNamed(database.db, [...hashes.keys()]))].sort();
  const manifest: Manifest = { format: 1, madeAt, engine: database.engine, migrations, tables, uploads, missing };
  const contents = Buffer.from(JSON.stringify(manifest, null, 1));
  await tar.add('manifest.json', contents);
  if (key) await tar.add('manifest.sig', key.sign(contents));
  await tar.end();
  await rm(folder, { recursive: true });
  return manifest;
}

async function dumpTable(folder: string, name: string, rows: AsyncIterable<Record<string, unknown>>): Promise<TableEntry> {
  const digest = tableDigest(name);
  const hash = createHash('sha256');
  const file = await open(join(folder, `${name}.jsonl`), 'w', 0o600);
  let bytes = 0;
  let lines = '';
  const flush = async () => {
    const text = Buffer.from(lines);
    hash.update(text);
    bytes += text.length;
    await file.writeFile(text);
    lines = '';
  };
  try {
    for await (const row of rows) {
      const line = toLine(row);
      digest.add(line);
      lines += `${line}\n`;
      if (lines.length > 64 * 1024) await flush();
    }
    await flush();
  } finally {
    await file.close();
  }
  return { ...digest.result(), bytes, sha256: hash.digest('hex') };
}

/**
 * Unpacks an archive and verifies every file against the manifest, and the manifest against its signature. `trust` accepts an
 * archive that another installation, or nobody, has signed.
 */
export async function unpackArchive(
  file: string,
  folder: string,
  { key, trust = false }: { key?: BackupKey; trust?: boolean } = {},
): Promise<Manifest> {
  await mkdir(folder, { recursive: true });
  const names = new Set(await unpackTar(file, folder, key?.identity));
  if (!names.has('manifest.json')) throw new Error('This is not a backup: it has no manifest.');
  const contents = await readFile(join(folder, 'manifest.json'));
  const signature = names.has('manifest.sig') ? await readFile(join(folder, 'manifest.sig')) : Buffer.alloc(0);
  if (!trust && !key?.isSigned(contents, signature)) throw new NotSigned();
  const manifest = JSON.parse(contents.toString('utf8')) as Manifest;
  for (const { key: name } of manifest.uploads)
    if (!isStorageKey(name)) throw new Error(`The backup holds a file that may not be restored: ${name}`);
  if (manifest.format !== 1) throw new Error('This backup has a format that this version does not know.');
  const expected = [
    ...manifest.tables.map((table) => ({ ...table, name: `tables/${table.name}.jsonl` })),
    ...manifest.uploads.map((upload) => ({ ...upload, name: `uploads/${upload.key}` })),
  ];
  for (const { name, bytes, sha256 } of expected) {
    const path = join(folder, name);
    if (!names.has(name) || (await stat(path)).size !== bytes || (await fileSha256(path)) !== sha256)
      throw new Error(`The backup is damaged: ${name} is missing or does not match the manifest.`);
  }
  return manifest;
}

import { chmod, mkdir, mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { VerifiedBackup } from '../../../contract/health-board.ts';
import { type Db, openDatabase } from '../db/open.ts';
import { erasureStore } from '../erasure/erasure.store.ts';
import { diskStorage } from '../images/disk-storage.ts';
import type { Storage } from '../images/storage.ts';
import { hours } from '../time.ts';
import { createArchive, fileSha256, type Manifest, unpackArchive } from './archive.ts';
import type { BackupKey } from './backup-key.ts';
import { writeErasures } from './erasure-list.ts';
import { restore } from './restore.ts';

const lastName = 'backup.last';
const abandonedMs = hours(2);
const isBackup = /^norvane-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z\.tar\.gz(?:\.age)?$/;

type Source = { databaseUrl?: string; dataDir: string };
export type BackupNeeds = { source: Source; storage: Storage; folder: string; keep: number; key: BackupKey; now?: () => number };

/**
 * Creates a backup, verifies it by a test restore into a scratch folder, and prunes old ones. An unverified backup is deleted.
 * Files that are missing or damaged are named in it; they do not stop it.
 */
export async function makeBackup({ source, storage, folder, keep, key, now = Date.now }: BackupNeeds): Promise<VerifiedBackup> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeLeftovers(folder);
  const scratch = await mkdtemp(join(folder, '.work-'));
  const database = await openDatabase(source); // separate connection: the snapshot must not block requests
  try {
    const work = join(scratch, 'archive.tar.gz.age');
    const made = await createArchive({ database, storage, file: work, scratch, key, now });
    await verifyBackup(work, join(scratch, 'proof'), key);
    const file = await uniqueName(folder, made.madeAt);
    await chmod(work, 0o600);
    await rename(work, file);
    const backup: VerifiedBackup = {
      file: basename(file),
      at: made.madeAt,
      bytes: (await stat(file)).size,
      rows: made.tables.reduce((sum, table) => sum + table.rows, 0),
      uploads: made.uploads.length,
      sha256: await fileSha256(file),
      ...(made.missing?.length && { missing: made.missing }),
    };
    await remember(database.db, backup);
    await writeErasures(folder, key.identity, await erasureStore(database.db).all());
    await prune(folder, keep);
    return backup;
  } finally {
    await database.close();
    await rm(scratch, { recursive: true, force: true });
  }
}

/** Restores an archive into a scratch folder and compares every row and file. Throws if anything differs. */
export async function verifyBackup(file: string, scratch: string, key: BackupKey): Promise<Manifest> {
  const manifest = await unpackArchive(file, join(scratch, 'unpacked'), { key });
  const database = await openDatabase({ dataDir: join(scratch, 'data') });
  try {
    await restore({
      folder: join(scratch, 'unpacked'),
      manifest,
      database,
      storage: diskStorage(join(scratch, 'data', 'uploads')),
    });
    return manifest;
  } finally {
    await database.close();
  }
}

/** The last verified backup, made by any instance. */
export async function lastBackup(db: Db): Promise<VerifiedBackup | null> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', lastName).executeTakeFirst();
  return row ? (JSON.parse(row.value) as VerifiedBackup) : null;
}

async function remember(db: Db, backup: VerifiedBackup) {
  const value = JSON.stringify(backup);
  await db
    .insertInto('setting')
    .values({ name: lastName, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}

/** A file name that sorts by time. */
async function uniqueName(folder: string, madeAt: number): Promise<string> {
  const existing = new Set(await readdir(folder));
  for (let time = madeAt; ; time += 1) {
    const name = `norvane-${new Date(time).toISOString().replace(/[:.]/g, '-')}.tar.gz.age`;
    if (!existing.has(name)) return join(folder, name);
  }
}

/** Removes leftovers of a backup that was killed. */
async function removeLeftovers(folder: string) {
  for (const name of await readdir(folder)) {
    if (!name.startsWith('.work-')) continue;
    const found = await stat(join(folder, name)).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > abandonedMs) await rm(join(folder, name), { recursive: true, force: true });
  }
}

/** Deletes only files whose names match a backup. */
async function prune(folder: string, keep: number) {
  const names = (await readdir(folder)).filter((name) => isBackup.test(name)).sort();
  for (const name of names.slice(0, Math.max(0, names.length - keep))) await rm(join(folder, name));
}

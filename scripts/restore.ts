// npm run restore -- FILE: restores a backup into an empty installation (DATA_DIR, or DATABASE_URL and S3_URL). Stop the server
// first.
import { existsSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { readConfig } from '../server/config.ts';
import { eraseAgain } from '../server/features/contact/erase-again.ts';
import { type Manifest, NotSigned, unpackArchive } from '../server/platform/backup/archive.ts';
import { backupKeyPath, openBackupKey } from '../server/platform/backup/backup-key.ts';
import { erasedSince, readErasures } from '../server/platform/backup/erasure-list.ts';
import { databaseMustBeEmpty, restore, storageMustBeEmpty } from '../server/platform/backup/restore.ts';
import { transientTables } from '../server/platform/backup/transient-tables.ts';
import { type OpenDatabase, openDatabase } from '../server/platform/db/open.ts';
import { erasureStore } from '../server/platform/erasure/erasure.store.ts';
import { openStorage } from '../server/platform/images/open-storage.ts';
import type { Storage } from '../server/platform/images/storage.ts';
import { hashedStorage } from '../server/platform/images/stored-files.store.ts';
import { restrictFileMode } from '../server/platform/private-files.ts';
import { commandLine, refuse } from './help.ts';

const {
  values: { trust },
  positionals: [file = ''],
} = commandLine({
  usage: 'npm run restore -- FILE',
  does: 'Restores a backup into an empty installation (DATA_DIR, or DATABASE_URL and S3_URL) and verifies every row and file. Opens it with BACKUP_KEY, or with backup.key in DATA_DIR. Sessions, codes, tokens and waiting mails stay out; what was erased after the backup is erased again. Stop the server first.',
  options: { trust: { type: 'boolean', about: 'accept a backup that this key has not signed' } },
  example: 'npm run restore -- data/backups/norvane-2026-11-15T03-00-00-000Z.tar.gz.age',
  words: { min: 1, max: 1 },
});
if (!statSync(file, { throwIfNoEntry: false })?.isFile()) refuse(`Not restored: there is no file ${file}.`);
restrictFileMode();
const scratch = await mkdtemp(join(tmpdir(), 'norvane-restore-'));
try {
  const config = readConfig(process.env);
  const hasKey = Boolean(config.backupKey) || existsSync(backupKeyPath(config.dataDir));
  const key = hasKey ? await openBackupKey(config) : undefined; // never a new one: it would open nothing
  const manifest = await unpackArchive(file, scratch, { key, trust });
  const database = await openDatabase(config);
  try {
    const storage = openStorage(config);
    await databaseMustBeEmpty(database);
    await storageMustBeEmpty(storage);
    await restore({ folder: scratch, manifest, database, storage });
    const again = await eraseLater(database, hashedStorage(storage, database.db), {
      key: key?.identity,
      folders: [dirname(resolve(file)), config.backupDir],
      manifest,
    });
    if (again) console.log(`${again} messages that were erased after this backup have been erased again.`);
  } finally {
    await database.close();
  }
  const rows = manifest.tables.filter(({ name }) => !transientTables.has(name)).reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Restored ${rows} rows and ${manifest.uploads.length} files of ${new Date(manifest.madeAt).toISOString()}, compared: the same.`,
  );
} catch (error) {
  const hint = error instanceof NotSigned ? ' If you know where it comes from, add --trust.' : '';
  const isArchive = (error as NodeJS.ErrnoException).code !== 'Z_DATA_ERROR';
  const why = error instanceof Error ? error.message : error;
  console.error(`Not restored: ${isArchive ? why : 'This is not a backup.'}${hint}`);
  process.exitCode = 1;
} finally {
  await rm(scratch, { recursive: true, force: true });
}

/** Erases what was erased after the backup was made; returns how many messages that were. */
async function eraseLater(
  database: OpenDatabase,
  storage: Storage,
  { key, folders, manifest }: { key?: string; folders: string[]; manifest: Manifest },
): Promise<number> {
  let erased = 0;
  if (!key) return erased;
  for (const folder of new Set(folders)) {
    const record = await readErasures(folder, key);
    if (!record) continue;
    await erasureStore(database.db).adopt(record);
    erased += await eraseAgain({ database, storage, wasErased: (names) => erasedSince(record, manifest.madeAt, names) });
  }
  return erased;
}

// npm run restore -- FILE: brings a backup back on an empty machine (DATA_DIR, or DATABASE_URL and S3_URL). The server must not run.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../server/config.ts';
import { unpackArchive } from '../server/platform/backup/archive.ts';
import { databaseMustBeEmpty, restore, storageMustBeEmpty } from '../server/platform/backup/restore.ts';
import { openDatabase } from '../server/platform/db/open.ts';
import { openStorage } from '../server/platform/images/open-storage.ts';

const [file] = process.argv.slice(2);
const scratch = await mkdtemp(join(tmpdir(), 'norvane-restore-'));
try {
  if (!file) throw new Error('say which file: npm run restore -- data/backups/norvane-….tar.gz');
  const config = readConfig(process.env);
  const manifest = await unpackArchive(file, scratch);
  const database = await openDatabase(config);
  try {
    const storage = openStorage(config);
    await databaseMustBeEmpty(database);
    await storageMustBeEmpty(storage);
    await restore({ folder: scratch, manifest, database, storage });
  } finally {
    await database.close();
  }
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  console.log(
    `Restored ${rows} rows and ${manifest.uploads.length} files of ${new Date(manifest.madeAt).toISOString()}, compared: the same.`,
  );
} catch (error) {
  console.error(`Not restored: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await rm(scratch, { recursive: true, force: true });
}

// npm run restore -- FILE: restores a backup into an empty installation (DATA_DIR, or DATABASE_URL and S3_URL). Stop the server
// first.
import { statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../server/config.ts';
import { unpackArchive } from '../server/platform/backup/archive.ts';
import { databaseMustBeEmpty, restore, storageMustBeEmpty } from '../server/platform/backup/restore.ts';
import { openDatabase } from '../server/platform/db/open.ts';
import { openStorage } from '../server/platform/images/open-storage.ts';
import { restrictFileMode } from '../server/platform/private-files.ts';
import { commandLine, refuse } from './help.ts';

const {
  positionals: [file = ''],
} = commandLine({
  usage: 'npm run restore -- FILE',
  does: 'Restores a backup into an empty installation (DATA_DIR, or DATABASE_URL and S3_URL) and verifies every row and file. Stop the server first.',
  example: 'npm run restore -- data/backups/norvane-2026-11-15T03-00-00-000Z.tar.gz',
  words: { min: 1, max: 1 },
});
if (!statSync(file, { throwIfNoEntry: false })?.isFile()) refuse(`Not restored: there is no file ${file}.`);
restrictFileMode();
const scratch = await mkdtemp(join(tmpdir(), 'norvane-restore-'));
try {
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
  const isArchive = (error as NodeJS.ErrnoException).code !== 'Z_DATA_ERROR';
  const why = error instanceof Error ? error.message : error;
  console.error(`Not restored: ${isArchive ? why : 'This is not a backup.'}`);
  process.exitCode = 1;
} finally {
  await rm(scratch, { recursive: true, force: true });
}

// npm run migrate-to -- postgres://… [--s3 https://KEY:SECRET@host/bucket]: copies the embedded database and the uploads
// into an empty PostgreSQL database and, if given, an empty bucket, and compares every row and file. The server must not run.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readConfig } from '../server/config.ts';
import { createArchive, unpackArchive } from '../server/platform/backup/archive.ts';
import { databaseMustBeEmpty, restore, storageMustBeEmpty } from '../server/platform/backup/restore.ts';
import { openDatabase } from '../server/platform/db/open.ts';
import { openStorage } from '../server/platform/images/open-storage.ts';

const { values, positionals } = parseArgs({ options: { s3: { type: 'string' } }, allowPositionals: true });
const scratch = await mkdtemp(join(tmpdir(), 'norvane-migrate-'));
try {
  const { DATABASE_URL: _database, S3_URL: _bucket, ...environment } = process.env;
  const from = readConfig(environment);
  const to = readConfig({ ...environment, DATABASE_URL: positionals[0] ?? '', S3_URL: values.s3 ?? '' });
  if (!to.databaseUrl) throw new Error('say where to: npm run migrate-to -- postgres://user:password@host/name [--s3 URL]');

  const source = await openDatabase(from);
  const target = await openDatabase(to);
  try {
    const storage = openStorage(to); // without --s3 the files stay in their folder
    await databaseMustBeEmpty(target);
    if (to.s3Url) await storageMustBeEmpty(storage);
    const file = join(scratch, 'copy.tar.gz');
    await createArchive({ database: source, storage: openStorage(from), file, scratch });
    const manifest = await unpackArchive(file, join(scratch, 'unpacked'));
    await restore({ folder: join(scratch, 'unpacked'), manifest, database: target, storage });
    for (const { name, rows } of manifest.tables) console.log(`${name}: ${rows} rows, the same`);
    console.log(`${manifest.uploads.length} files, ${to.s3Url ? 'copied, the same' : 'left where they are (no --s3)'}`);
  } finally {
    await source.close();
    await target.close();
  }
} catch (error) {
  console.error(`Not migrated: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
} finally {
  await rm(scratch, { recursive: true, force: true });
}

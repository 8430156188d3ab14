// npm run migrate-to -- postgres://… [--s3 https://KEY:SECRET@host/bucket]: copies the embedded database and the uploads into an
// empty PostgreSQL database and, if given, an empty bucket, and verifies every row and file. Stop the server first.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '../server/config.ts';
import { createArchive, unpackArchive } from '../server/platform/backup/archive.ts';
import { databaseMustBeEmpty, restore, storageMustBeEmpty } from '../server/platform/backup/restore.ts';
import { openDatabase } from '../server/platform/db/open.ts';
import { openStorage } from '../server/platform/images/open-storage.ts';
import { commandLine, refuse } from './help.ts';

const { values, positionals } = commandLine({
  usage: 'npm run migrate-to -- postgres://user:password@host/name [--s3 URL]',
  does: 'Copies the embedded database and, with --s3, the uploads into an empty PostgreSQL database and an empty bucket, and compares every row and file. Stop the server first; the source is not changed.',
  options: { s3: { type: 'string', about: 'the bucket: https://KEY:SECRET@host/bucket?region=…' } },
  example: "npm run migrate-to -- postgres://norvane:secret@db/norvane --s3 'https://KEY:SECRET@s3.example.com/norvane'",
  words: { min: 1, max: 1 },
});
if (!/^postgres(ql)?:\/\//.test(positionals[0] ?? ''))
  refuse('Not migrated: say where to, as postgres://user:password@host/name.');
const scratch = await mkdtemp(join(tmpdir(), 'norvane-migrate-'));
try {
  const { DATABASE_URL: _database, S3_URL: _bucket, ...environment } = process.env;
  const from = readConfig(environment);
  const to = readConfig({ ...environment, DATABASE_URL: positionals[0] ?? '', S3_URL: values.s3 ?? '' });
  const source = await openDatabase(from);
  const target = await openDatabase(to);
  try {
    const storage = openStorage(to); // without --s3 the files stay in their folder
    await databaseMustBeEmpty(target);
    if (to.s3Url) await storageMustBeEmpty(storage);
    const file = join(scratch, 'copy.tar.gz');
    await createArchive({ database: source, storage: openStorage(from), file, scratch, complete: true });
    const manifest = await unpackArchive(file, join(scratch, 'unpacked'), { trust: true });
    await restore({ folder: join(scratch, 'unpacked'), manifest, database: target, storage, complete: true });
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

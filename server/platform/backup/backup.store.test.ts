import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { loginAdmin, sendJson } from '../../../tests/harness/admin.ts';
import { freshSchema, makeApp, onEachEngine } from '../../../tests/harness/make-app.ts';
import { startS3 } from '../../../tests/harness/s3.ts';
import { filesCheck } from '../../health/checks.ts';
import { makeLog } from '../../log.ts';
import { openDatabase } from '../db/open.ts';
import { openStorage } from '../images/open-storage.ts';
import { hashedStorage } from '../images/stored-files.store.ts';
import { unpackArchive } from './archive.ts';
import { lastBackup, makeBackup, verifyBackup } from './backup.ts';
import { backupKey, openBackupKey } from './backup-key.ts';
import { backupProcess } from './backup-process.ts';
import { databaseMustBeEmpty, restore } from './restore.ts';
import { backupSchedule } from './schedule.ts';
import { digestTables } from './tables.ts';
import { unpackTar } from './tar.ts';
import { transientTables } from './transient-tables.ts';

const key = backupKey('AGE-SECRET-KEY-12CJPM07S6QW0KVRDZ03G70CL3Q47LP3J8ACAN9UYX9XWFRE5T9CSTXJ98L');
const stranger = backupKey('AGE-SECRET-KEY-1QYQSZQGPQYQSZQGPQYQSZQGPQYQSZQGPQYQSZQGPQYQSZQGPQYQSXSAWYD');

function scratchFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'norvane-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

onEachEngine((make) => {
  /** An application with an administrator, a message and two files, and a way to back it up. */
  async function filled() {
    const app = await make();
    await loginAdmin(app);
    await sendJson(app, paths.contact, {
      email: 'visitor@example.com',
      phoneNumber: '+1 780 555 0100',
      message: 'Ünïcode 中文 🙂 "quotes" \\ and\nlines\u2028of every\u2029kind',
    });
    const storage = openStorage(app.config);
    await storage.put('banners/one.jpg', randomBytes(70_001));
    await storage.put('services/two.webp', new Uint8Array());
    const folder = scratchFolder();
    return { ...app, storage, folder, backUp: (keep = 7) => makeBackup({ source: app.config, storage, folder, keep, key }) };
  }

  test('a backup is proven, remembered, encrypted, and leaves sessions, codes and limits out', async () => {
    const { folder, backUp, database } = await filled();
    const made = await backUp();
    expect(readdirSync(folder).sort()).toEqual(['erasures.sealed', made.file]);
    expect(made.sha256).toBe(
      createHash('sha256')
        .update(readFileSync(join(folder, made.file)))
        .digest('hex'),
    );
    expect(made.uploads).toBe(2);
    expect(await lastBackup(database.db)).toEqual(made);
    expect(readFileSync(join(folder, made.file)).subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    const names = await unpackTar(join(folder, made.file), scratchFolder(), key.identity);
    expect(names).toEqual(
      expect.arrayContaining(['tables/message.jsonl', 'tables/account.jsonl', 'uploads/banners/one.jpg', 'manifest.json']),
    );
    expect(names.filter((name) => /session|reset_token|registration|rate_limit|outbox/.test(name))).toEqual([]);
    await expect(unpackTar(join(folder, made.file), scratchFolder(), stranger.identity)).rejects.toThrow();
  });

  test.each(['sqlite', 'postgres'] as const)('it comes back on an empty %s with every row and file', async (target) => {
    const { folder, backUp, database, storage } = await filled();
    const made = await backUp();
    const before = await digestTables(database);
    const place = { dataDir: scratchFolder(), databaseUrl: target === 'postgres' ? await freshSchema() : undefined };
    const fresh = await openDatabase(place);
    onTestFinished(() => fresh.close());
    const unpacked = scratchFolder();
    const manifest = await unpackArchive(join(folder, made.file), unpacked, { key });
    await databaseMustBeEmpty(fresh);
    await restore({ folder: unpacked, manifest, database: fresh, storage: openStorage(place) });
    const apart = (list: typeof before) =>
      list.filter(({ name }) => name !== 'setting' && !transientTables.has(name)).sort((a, b) => a.name.localeCompare(b.name));
    expect(apart(await digestTables(fresh))).toEqual(apart(before));
    expect(await openStorage(place).get('banners/one.jpg')).toEqual(await storage.get('banners/one.jpg'));
    await expect(databaseMustBeEmpty(fresh)).rejects.toThrow('The database is not empty');
    expect(await fresh.db.selectFrom('session').selectAll().execute()).toEqual([]);
    expect(await fresh.db.selectFrom('account').select('email').execute()).toHaveLength(1);
  });

  test('one changed byte is found', async () => {
    const { folder, backUp } = await filled();
    const path = join(folder, (await backUp()).file);
    const bytes = readFileSync(path);
    bytes.writeUInt8(bytes.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
    writeFileSync(path, bytes);
    await expect(verifyBackup(path, scratchFolder(), key)).rejects.toThrow();
  });

  test('missing and damaged files are left out and named, also on the board, and the rest is backed up', async () => {
    const { backUp, database, storage, folder } = await filled();
    const hashed = hashedStorage(storage, database.db);
    for (const name of ['gone', 'garbled', 'fine', 'deleted']) await hashed.put(`banners/${name}.jpg`, randomBytes(100));
    await storage.delete('banners/gone.jpg');
    await storage.put('banners/garbled.jpg', randomBytes(100));
    await hashed.delete('banners/deleted.jpg');
    const made = await backUp();
    expect(made.missing).toEqual(['banners/garbled.jpg', 'banners/gone.jpg']);
    expect((await lastBackup(database.db))?.missing).toEqual(made.missing);
    const board = await filesCheck(hashed.missing, () => lastBackup(database.db)).run();
    expect(board).toBe('2 image files are missing or damaged, and in no new backup: banners/gone.jpg, banners/garbled.jpg.');
    expect(made.uploads).toBe(3);
    expect(await hashed.missing()).toEqual(['banners/gone.jpg']);
    await verifyBackup(join(folder, made.file), scratchFolder(), key);
  });

  test('only the newest are kept, and nothing else in the folder is touched', async () => {
    const { folder, backUp } = await filled();
    writeFileSync(join(folder, 'norvane-notes.txt'), 'mine');
    await backUp(2);
    const second = await backUp(2);
    const third = await backUp(2);
    expect(readdirSync(folder).sort()).toEqual(['norvane-notes.txt', 'erasures.sealed', second.file, third.file].sort());
  });

  test('of several instances one makes the scheduled backup, and it is due again after its time', async () => {
    const { database, backUp } = await filled();
    let time = Date.now();
    let made = 0;
    const make = async () => {
      made += 1;
      return await backUp();
    };
    const schedule = () => backupSchedule({ db: database.db, everyMs: 3_600_000, make, log: makeLog('silent'), now: () => time });
    const results = await Promise.all([schedule().runIfDue(), schedule().runIfDue(), schedule().runIfDue()]);
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await schedule().runIfDue()).toBe(false);
    time += 3_700_000;
    expect(await schedule().runIfDue()).toBe(true);
    expect(made).toBe(2);
  });

  test('a backup while others write is one moment, not several', async () => {
    const { database, backUp, folder } = await filled();
    let writing = true;
    const writer = (async () => {
      for (let count = 0; writing; count += 1) {
        await database.db.transaction().execute(async (trx) => {
          await trx
            .insertInto('setting')
            .values({ name: `pair.${count}`, value: 'x' })
            .execute();
          await trx
            .insertInto('stored_file')
            .values({ key: `pair.${count}`, sha256: '', bytes: 1 })
            .execute();
        });
        await new Promise((resume) => setImmediate(resume));
      }
    })();
    const made = await backUp();
    writing = false;
    await writer;
    const unpacked = scratchFolder();
    await unpackArchive(join(folder, made.file), unpacked, { key });
    const count = (table: string) => readFileSync(join(unpacked, 'tables', `${table}.jsonl`), 'utf8').split('"pair.').length;
    expect(count('setting')).toBe(count('stored_file'));
  });
});

test('uploads in a bucket are part of it', async () => {
  const s3 = await startS3();
  onTestFinished(s3.stop);
  const dataDir = scratchFolder();
  const storage = openStorage({ s3Url: s3.url, dataDir });
  await storage.put('banners/one.jpg', new Uint8Array([1, 2, 3]));
  const database = await openDatabase({ dataDir });
  const { migrate } = await import('../db/migrate.ts');
  await migrate(database);
  await database.close();
  const made = await makeBackup({ source: { dataDir }, storage, folder: join(dataDir, 'backups'), keep: 1, key });
  expect(made.uploads).toBe(1);
});

test('the server makes its backup in a process of its own, and that one tells of a failure', async () => {
  const app = await makeApp('sqlite');
  const stop = new AbortController();
  const make = backupProcess(app.config, stop.signal);
  const made = await make();
  expect(await lastBackup(app.database.db)).toEqual(made);
  await verifyBackup(join(app.config.backupDir, made.file), scratchFolder(), await openBackupKey(app.config));
  await expect(backupProcess({ ...app.config, backupDir: '/dev/null/x' }, stop.signal)()).rejects.toThrow('ENOTDIR');
});

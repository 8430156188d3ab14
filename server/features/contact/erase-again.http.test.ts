import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { sendJson } from '../../../tests/harness/admin.ts';
import { onEachEngine, scratchDatabase } from '../../../tests/harness/make-app.ts';
import { pdfFile } from '../../../tests/harness/zip.ts';
import { createArchive, unpackArchive } from '../../platform/backup/archive.ts';
import { openBackupKey } from '../../platform/backup/backup-key.ts';
import { erasedSince, readErasures } from '../../platform/backup/erasure-list.ts';
import { restore } from '../../platform/backup/restore.ts';
import { openDatabase } from '../../platform/db/open.ts';
import { openStorage } from '../../platform/images/open-storage.ts';
import { hashedStorage } from '../../platform/images/stored-files.store.ts';
import { eraseAgain } from './erase-again.ts';

onEachEngine((make) => {
  test('a backup holds files; what its sender erased later does not come back with it', async () => {
    const made = await make();
    const send = async (email: string) => {
      const body = new FormData();
      for (const [name, value] of Object.entries({ email, phoneNumber: '123456' })) body.set(name, value);
      body.set('files', new Blob([new Uint8Array(pdfFile(email))]), 'list.pdf');
      return (await (await made.app.request(paths.contact, { method: 'POST', body })).json()).key as string;
    };
    const key = await send('erased@example.com');
    await send('kept@example.com');

    const { dataDir } = scratchDatabase();
    const file = join(dataDir, 'archive.tar.gz');
    const storage = openStorage(made.config);
    const backupKey = await openBackupKey(made.config);
    const { madeAt } = await createArchive({ database: made.database, storage, file, scratch: dataDir, key: backupKey });
    expect((await sendJson(made, paths.eraseEnquiry, { key })).body).toMatchObject({ messages: 1, files: 1 });

    const unpacked = join(dataDir, 'unpacked');
    const manifest = await unpackArchive(file, unpacked, { key: backupKey });
    const target = await openDatabase({ dataDir: join(dataDir, 'restored') });
    onTestFinished(() => target.close());
    const files = openStorage({ dataDir: join(dataDir, 'restored') });
    await restore({ folder: unpacked, manifest, database: target, storage: files });
    expect(readdirSync(join(dataDir, 'restored/uploads/messages'))).toHaveLength(2);

    const record = await readErasures(made.config.backupDir, backupKey.identity);
    if (!record) throw new Error('No list of erasures lies beside the backups.');
    const wasErased = (names: string[]) => erasedSince(record, madeAt, names);
    expect(await eraseAgain({ database: target, storage: hashedStorage(files, target.db), wasErased })).toBe(1);
    expect(await target.db.selectFrom('message').select(['email', 'files']).execute()).toEqual([
      { email: 'kept@example.com', files: 1 },
    ]);
    const [left] = await target.db.selectFrom('message_file').selectAll().execute();
    expect(readdirSync(join(dataDir, 'restored/uploads/messages'))).toEqual([left?.storage_key.replace('messages/', '')]);
    expect(Buffer.from((await files.get(String(left?.storage_key))) ?? [])).toEqual(pdfFile('kept@example.com'));
    expect(await target.db.selectFrom('stored_file').select('key').execute()).toHaveLength(1);
  });
});

// Runs the built product (npm test builds it first).
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openBackupKey } from '../../server/platform/backup/backup-key.ts';
import { writeErasures } from '../../server/platform/backup/erasure-list.ts';
import { openDatabase } from '../../server/platform/db/open.ts';
import { erasureStore } from '../../server/platform/erasure/erasure.store.ts';
import { openStorage } from '../../server/platform/images/open-storage.ts';
import { eraseFromOutbox } from '../../server/platform/mail/outbox.ts';
import { contact } from '../harness/calls.ts';
import { freePort } from '../harness/free-port.ts';
import { freshSchema } from '../harness/make-app.ts';
import { quickPages, startProduct } from '../harness/product.ts';
import { runScript } from '../harness/run-script.ts';
import { startS3 } from '../harness/s3.ts';

/** Erases an address in a running product's database, as its back office does after a backup was made. */
async function eraseLater(dataDir: string, address: string) {
  const database = await openDatabase({ dataDir });
  await database.db.transaction().execute((trx) => eraseFromOutbox(trx, address));
  const { identity } = await openBackupKey({ dataDir });
  await writeErasures(join(dataDir, 'backups'), identity, await erasureStore(database.db).all());
  await database.close();
}

function folder() {
  const made = mkdtempSync(join(tmpdir(), 'norvane-check-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test('a backup of the running product comes back on an empty machine, and moves to PostgreSQL and a bucket', async () => {
  const [dataDir, elsewhere] = [folder(), folder()];
  const product = await startProduct({ port: await freePort(), env: { ...quickPages, DATA_DIR: dataDir } });
  onTestFinished(() => product.end('SIGKILL'));
  for (const email of ['visitor@example.com', 'erased@example.com']) expect((await contact(product.url, email)).status).toBe(200);
  await openStorage({ dataDir }).put('banners/one.jpg', new Uint8Array([1, 2, 3]));
  expect(await runScript('backup', [], { DATA_DIR: dataDir })).toContain('compared: the same');
  await eraseLater(dataDir, 'erased@example.com');
  await product.end('SIGTERM');

  const name = readdirSync(join(dataDir, 'backups')).find((each) => each.endsWith('.age')) ?? '';
  const archive = join(dataDir, 'backups', name);
  await expect(runScript('restore', [archive], { DATA_DIR: elsewhere })).rejects.toThrow('Set BACKUP_KEY');
  const env = { DATA_DIR: elsewhere, BACKUP_KEY: readFileSync(join(dataDir, 'backup.key'), 'utf8').trim() };
  const restored = await runScript('restore', [archive], env);
  expect(restored).toContain('compared: the same');
  expect(restored).toContain('1 messages that were erased after this backup have been erased again.');
  await expect(runScript('restore', [archive], env)).rejects.toThrow('The database is not empty');
  expect([...readFileSync(join(elsewhere, 'uploads/banners/one.jpg'))]).toEqual([1, 2, 3]);

  const [databaseUrl, s3] = [await freshSchema(), await startS3()];
  onTestFinished(s3.stop);
  expect(await runScript('migrate-to', [databaseUrl, '--s3', s3.url], { DATA_DIR: elsewhere })).toContain(
    'message: 1 rows, the same',
  );
  const moved = await openDatabase({ databaseUrl, dataDir: '' });
  onTestFinished(() => moved.close());
  expect(await moved.db.selectFrom('message').select('email').execute()).toEqual([{ email: 'visitor@example.com' }]);
  expect([...((await openStorage({ s3Url: s3.url, dataDir: '' }).get('banners/one.jpg')) ?? [])]).toEqual([1, 2, 3]);
}, 240_000);

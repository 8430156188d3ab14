// The long checks in their short form. They run the built product (npm test builds it first).
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
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
import { startProduct } from '../harness/product.ts';
import { startS3 } from '../harness/s3.ts';

/** Erases an address in a running product's database, as its back office does after a backup was made. */
async function eraseLater(dataDir: string, address: string) {
  const database = await openDatabase({ dataDir });
  await database.db.transaction().execute((trx) => eraseFromOutbox(trx, address));
  const { identity } = await openBackupKey({ dataDir });
  await writeErasures(join(dataDir, 'backups'), identity, await erasureStore(database.db).all());
  await database.close();
}

const run = promisify(execFile);
const long = 240_000;

/** Runs a script as npm does; what it prints, or why it failed. */
async function script(name: string, args: string[], env: Record<string, string> = {}) {
  const { stdout } = await run(process.execPath, [`scripts/${name}.ts`, ...args], {
    env: { PATH: process.env.PATH, ...env },
    timeout: long,
  }).catch((error) => {
    throw new Error(`${name} failed:\n${error.stdout}\n${error.stderr}`);
  });
  return stdout;
}

function folder() {
  const made = mkdtempSync(join(tmpdir(), 'norvane-check-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test(
  'killed at random, the product loses nothing it has acknowledged',
  async () => {
    expect(await script('crash-check', ['--rounds', '5'])).toContain(
      'Every acknowledged write is there; no torn file, no orphan; the database is intact.',
    );
  },
  long,
);

test(
  'three instances on one database lose nothing while they and it are killed',
  async () => {
    expect(await script('cluster-check', ['--seconds', '9'])).toContain('Nothing acknowledged is lost, no mail left twice');
  },
  long,
);

test(
  'mixed load brings no fault',
  async () => {
    expect(await script('soak', ['--minutes', '0.1', '--most-growth', '100'])).toContain('No fault');
  },
  long,
);

test(
  'a backup of the running product comes back on an empty machine, and moves to PostgreSQL and a bucket',
  async () => {
    const [dataDir, elsewhere] = [folder(), folder()];
    const product = await startProduct({ port: await freePort(), env: { DATA_DIR: dataDir } });
    onTestFinished(() => product.end('SIGKILL'));
    for (const email of ['visitor@example.com', 'erased@example.com'])
      expect((await contact(product.url, email)).status).toBe(200);
    await openStorage({ dataDir }).put('banners/one.jpg', new Uint8Array([1, 2, 3]));
    expect(await script('backup', [], { DATA_DIR: dataDir })).toContain('compared: the same');
    await eraseLater(dataDir, 'erased@example.com');
    await product.end('SIGTERM');

    const name = readdirSync(join(dataDir, 'backups')).find((each) => each.endsWith('.age')) ?? '';
    const archive = join(dataDir, 'backups', name);
    await expect(script('restore', [archive], { DATA_DIR: elsewhere })).rejects.toThrow('Set BACKUP_KEY');
    const env = { DATA_DIR: elsewhere, BACKUP_KEY: readFileSync(join(dataDir, 'backup.key'), 'utf8').trim() };
    const restored = await script('restore', [archive], env);
    expect(restored).toContain('compared: the same');
    expect(restored).toContain('1 messages that were erased after this backup have been erased again.');
    await expect(script('restore', [archive], env)).rejects.toThrow('The database is not empty');
    expect([...readFileSync(join(elsewhere, 'uploads/banners/one.jpg'))]).toEqual([1, 2, 3]);

    const [databaseUrl, s3] = [await freshSchema(), await startS3()];
    onTestFinished(s3.stop);
    expect(await script('migrate-to', [databaseUrl, '--s3', s3.url], { DATA_DIR: elsewhere })).toContain(
      'message: 1 rows, the same',
    );
    const moved = await openDatabase({ databaseUrl, dataDir: '' });
    onTestFinished(() => moved.close());
    expect(await moved.db.selectFrom('message').select('email').execute()).toEqual([{ email: 'visitor@example.com' }]);
    expect([...((await openStorage({ s3Url: s3.url, dataDir: '' }).get('banners/one.jpg')) ?? [])]).toEqual([1, 2, 3]);
  },
  long,
);

test(
  'two processes share a port and an embedded database: they start together, and when one is killed the other answers',
  async () => {
    const shared = { port: await freePort(), env: { DATA_DIR: folder(), REUSE_PORT: '1' } };
    const [first, second] = await Promise.all([startProduct(shared), startProduct(shared)]);
    onTestFinished(async () => void (await Promise.all([first.end('SIGKILL'), second.end('SIGKILL')])));
    const url = first.url;
    const ask = async () => (await fetch(url, { headers: { connection: 'close' } })).status;
    for (let index = 0; index < 6; index += 1) expect((await contact(url, `visitor${index}@example.com`)).status).toBe(200);
    await first.end('SIGKILL');
    for (let index = 0; index < 10; index += 1) expect(await ask()).toBe(200);
    const third = await startProduct(shared);
    onTestFinished(() => third.end('SIGKILL'));
    await second.end('SIGTERM');
    for (let index = 0; index < 10; index += 1) expect(await ask()).toBe(200);
    expect((await contact(url, 'after@example.com')).status).toBe(200);
    await third.end('SIGTERM');
    expect(third.isAlive()).toBe(false);
  },
  long,
);

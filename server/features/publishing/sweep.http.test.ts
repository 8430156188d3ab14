import { expect, onTestFinished, test } from 'vitest';
import { insertBanner } from '../../../tests/harness/cards.ts';
import { makeApp } from '../../../tests/harness/make-app.ts';
import { startS3 } from '../../../tests/harness/s3.ts';
import { openStorage } from '../../platform/images/open-storage.ts';

const orphan = `banners/${'f'.repeat(32)}.jpg`;

/** Whether an orphaned file survives a restart of the only process on the embedded database. */
async function outlivesRestart(env: Record<string, string> = {}): Promise<boolean> {
  const app = await makeApp('sqlite', { env });
  await insertBanner(app.database.db);
  const storage = openStorage(app.config);
  await storage.put(orphan, Buffer.from('x'));
  await app.close();
  await makeApp('sqlite', { env, dataDir: app.dataDir });
  return (await storage.get(orphan)) !== undefined;
}

test('a start clears a folder of what a crash left behind', async () => {
  expect(await outlivesRestart()).toBe(false);
});

test('a start leaves young files in a bucket: another server may be between file and row', async () => {
  const { url, stop } = await startS3();
  onTestFinished(stop);
  expect(await outlivesRestart({ S3_URL: url })).toBe(true);
});

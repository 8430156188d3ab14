// Runs the built product (npm test builds it first).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contact } from '../harness/calls.ts';
import { freePort } from '../harness/free-port.ts';
import { pagesOnDemand, startProduct } from '../harness/product.ts';

test('two processes share a port and an embedded database: they start together, and when one is killed the other answers', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'norvane-shared-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const shared = { port: await freePort(), env: { ...pagesOnDemand, DATA_DIR: dataDir, REUSE_PORT: '1' } };
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
}, 240_000);

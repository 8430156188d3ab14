// The built server is one file with its workers beside it: each must be found there. It runs build/, which npm test makes before.
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '../../contract/paths.ts';
import { administrator, becomeOwner, callJson, contact } from '../harness/calls.ts';
import { freePort } from '../harness/free-port.ts';
import { flatPng } from '../harness/pictures.ts';
import { pagesOnDemand, startProduct } from '../harness/product.ts';

test('every worker that the built server names lies beside it', () => {
  const named = globSync('build/server/*.js').flatMap((file) =>
    Array.from(
      readFileSync(file, 'utf8').matchAll(/new URL\(["']\.\/([\w.-]+\.[jt]s)["'], ?import\.meta\.url\)/g),
      ([, name = '']) => join(dirname(file), name),
    ),
  );
  expect(named.length).toBeGreaterThan(4);
  expect(named.filter((file) => !existsSync(file))).toEqual([]);
});

test('passwords, images, searches, exports and backups work in the built server', { timeout: 120_000 }, async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'norvane-workers-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  const product = await startProduct({
    port: await freePort(),
    env: {
      ...pagesOnDemand,
      DATA_DIR: dataDir,
      TRUST_PROXY: '1',
      ADMIN_EMAILS: 'owner@example.com',
      BACKUP_EVERY: '1h',
      LOG_LEVEL: 'info',
    },
  });
  onTestFinished(() => product.end('SIGKILL'));
  const { url } = product;

  const weak = await callJson(url, paths.signup, { username: 'Olga', email: 'weak@example.com', password: 'password12345' });
  expect(weak.body.fields.password).toContain('easy to guess');
  const token = await becomeOwner(url, product.code);
  expect((await contact(url, 'visitor@example.com')).status).toBe(200);
  const picture = new Blob([new Uint8Array(flatPng(64, 64))], { type: 'image/png' });
  expect((await administrator(token, picture).add(url, 'banner', 'A banner')).status).toBe(201);

  const headers = { authorization: `Bearer ${token}` };
  const found = await fetch(`${url}${paths.messages}?folder=inbox&search=visitor`, { headers });
  expect((await found.json()).messages).toHaveLength(1);
  const csv = await fetch(`${url}${paths.exportMessages}?folder=inbox&format=csv`, { headers });
  expect(await csv.text()).toContain('visitor@example.com');
  const workbook = await fetch(`${url}${paths.exportMessages}?folder=inbox&format=xlsx`, { headers });
  expect(Buffer.from(await workbook.arrayBuffer()).toString('latin1', 0, 2)).toBe('PK');

  await product.printed(/backup made and proven/);
  expect(readdirSync(join(dataDir, 'backups')).length).toBeGreaterThan(0);
});

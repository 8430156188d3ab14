// npm run content: what the back office changed goes into the repository, and from one installation into another.
import { execFile } from 'node:child_process';
import { copyFileSync, cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { company } from '../../content/company.ts';
import { setBrand } from '../../server/platform/brand.ts';
import { adminOf } from '../harness/cards.ts';
import { article, companyEntry, entryAt, publishNew } from '../harness/entries.ts';
import { makeApp } from '../harness/make-app.ts';

/** A folder like the repository, as far as the command writes into it. */
function repository(): string {
  const folder = mkdtempSync(join(tmpdir(), 'norvane-content-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  cpSync('content', join(folder, 'content'), { recursive: true });
  for (const file of ['biome.json', 'package.json']) copyFileSync(file, join(folder, file));
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}

type Ran = { code: number; said: string };
const run = (words: string[], cwd: string, dataDir: string) =>
  new Promise<Ran>((done) =>
    execFile(
      process.execPath,
      [resolve('scripts/content.ts'), ...words],
      { cwd, env: { ...process.env, DATA_DIR: dataDir, LOG_LEVEL: 'silent' } },
      (error, out, err) => done({ code: Number(error?.code ?? 0), said: out + err }),
    ),
  );

test('diff tells what was published, export writes it as typed values, import brings it to another installation', async () => {
  onTestFinished(() => setBrand(company));
  const folder = repository();
  const app = await makeApp('sqlite');
  const admin = await adminOf(app);
  const { body } = await admin.get(entryAt('page', 'devops'));
  const content = { ...body.content, hero: { ...body.content.hero, lede: 'Released on a quiet Tuesday.' } };
  await admin.put(entryAt('page', 'devops'), { content, version: 0 });
  await admin.post(entryAt('page', 'devops', '/publish'), { version: 1 });
  await publishNew(admin, 'article', article(), { slug: 'a-test-article' });
  await publishNew(admin, 'credential', companyEntry.credential);
  await admin.put(entryAt('facts', 'company'), { content: { ...company, name: 'Acme Works' }, version: 0 });
  await admin.post(entryAt('facts', 'company', '/publish'), { version: 1 });
  await app.close();

  const diff = await run(['diff'], folder, app.dataDir);
  expect(diff.code).toBe(1);
  expect(diff.said).toContain('page devops');
  expect(diff.said).toContain("+ 'Released on a quiet Tuesday.'");
  expect(diff.said).toContain('article a-test-article\n  is not in content/');

  const exported = await run(['export'], folder, app.dataDir);
  expect(exported).toMatchObject({ code: 0, said: expect.stringContaining('written content/pages/devops.ts') });
  expect(exported.said).toContain('left in the database: article a-test-article');
  const written = readFileSync(join(folder, 'content/pages/devops.ts'), 'utf8');
  expect(written).toMatch(/^import type \{ ServiceWords \} from '..\/schemas\/service.ts';/);
  expect(written).toContain("lede: 'Released on a quiet Tuesday.'");

  const bundle = join(folder, 'bundle');
  expect((await run(['export', '--folder', bundle], folder, app.dataDir)).said).toContain('4 entries written');
  const other = mkdtempSync(join(tmpdir(), 'norvane-test-'));
  onTestFinished(() => rmSync(other, { recursive: true, force: true }));
  expect((await run(['import', '--folder', bundle], folder, other)).said).toContain('4 entries brought in and published.');
  const copy = await makeApp('sqlite', { dataDir: other });
  expect(await (await copy.app.request('/managed-services/devops')).text()).toContain('Released on a quiet Tuesday.');
  const about = await (await copy.app.request('/about-us')).text();
  expect(about).toContain(companyEntry.credential.name);
  expect(about).toContain('About Acme Works');
  expect((await copy.app.request('/blogDetails/a-test-article')).status).toBe(200);
  await copy.close();

  expect((await run(['import'], folder, other)).said).toContain('Name the folder');
  expect((await run(['praise'], folder, other)).code).toBe(1);
}, 120_000);

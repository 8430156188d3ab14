import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { emptyHome, type ManagedHome } from '../../../contract/homepage.ts';
import type { PageIndex } from '../../../contract/page-resource.ts';
import { bareSite } from '../../../tests/harness/bare-site.ts';
import { readConfig } from '../../config.ts';
import { makeLog } from '../../log.ts';
import { diskStorage } from '../../platform/images/disk-storage.ts';
import { toCached } from '../pages/cached-page.ts';
import { sitePages } from '../pages/pages.ts';
import { staticFiles } from '../pages/static-files.ts';
import { wordsService } from '../pages/words.ts';
import { staticCopy } from './static-copy.ts';

const log = makeLog('silent');
const image = `banners/${'a'.repeat(32)}.jpg`;

const shown = { src: `/uploads/${image}`, width: 1, height: 1, placeholder: '', sources: [] };
const withBanner = async () => ({
  ...emptyHome,
  banners: [{ id: '1', title: 'Spring', description: '', alt: '', image: shown }],
});

function scratchFolder() {
  const root = mkdtempSync(join(tmpdir(), 'norvane-static-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
}

function copied(root = scratchFolder(), clientFolder?: string) {
  let home: () => Promise<ManagedHome> = async () => emptyHome;
  const pages = sitePages({
    renderer: bareSite,
    config: readConfig({ BROTLI_QUALITY: '5' }),
    log,
    words: wordsService({ managedHome: () => home() }),
  });
  const storage = diskStorage(join(root, 'uploads'));
  const folder = join(root, 'static');
  const copy = staticCopy({
    folder,
    pages,
    storage,
    files: new Map([['/robots.txt', () => toCached({ status: 200, html: 'User-agent: *', headers: {} }, 5)]]),
    clientFolder,
    log,
  });
  const read = (name: string) => readFileSync(join(folder, name));
  return { root, folder, copy, pages, storage, read, setHome: (next: typeof home) => (home = next) };
}

test('every public page, the page for unknown addresses and the other files are there, with their compressed forms', async () => {
  const { folder, copy, read } = copied();
  await copy.copyFiles();
  await copy.update();
  const files = readdirSync(folder, { recursive: true });
  const names = ['index.html', '404.html', 'contactUs.html', 'enterprise-systems/sap-ariba.html', 'words/index.json'];
  for (const name of names) expect(files).toEqual(expect.arrayContaining([name, `${name}.br`, `${name}.gz`]));
  expect(files).toEqual(expect.arrayContaining(['csp.map', 'robots.txt']));
  const index = JSON.parse(read('words/index.json').toString()) as PageIndex;
  for (const { words } of Object.values(index)) expect(files).toContain(words.slice(1));
  expect(brotliDecompressSync(read('index.html.br'))).toEqual(read('index.html'));
  expect(gunzipSync(read('index.html.gz'))).toEqual(read('index.html'));
  expect(read('csp.map').toString()).toMatch(/^"\/" "default-src 'none';.*";$/m);
});

test('a change is written with the images it shows', async () => {
  const { copy, pages, storage, read, setHome } = copied();
  await copy.update();
  await storage.put(image, new Uint8Array([1, 2, 3]));
  setHome(withBanner);
  await pages.invalidateManaged();
  await copy.update();
  expect(read('index.html').toString()).toContain('Spring');
  expect([...read(`uploads/${image}`)]).toEqual([1, 2, 3]);
});

test('a page that is less than it should be does not replace a good one', async () => {
  const { copy, pages, read, setHome } = copied();
  setHome(() => Promise.reject(new Error('the database is gone')));
  await copy.update();
  expect(() => read('index.html')).toThrow('ENOENT');
  setHome(async () => emptyHome);
  await pages.invalidateManaged();
  await copy.update();
  const good = read('index.html');
  setHome(() => Promise.reject(new Error('the database is gone')));
  await pages.invalidateManaged();
  await copy.update();
  expect(read('index.html')).toEqual(good);
});

test('an image that no page shows any more is removed from the copy, and nothing else below its folder', async () => {
  const { folder, copy, pages, storage, setHome } = copied();
  await storage.put(image, new Uint8Array([1, 2, 3]));
  setHome(withBanner);
  await copy.update();
  writeFileSync(join(folder, 'uploads/banners/notes.txt'), 'mine');
  await copy.update();
  expect(readdirSync(join(folder, 'uploads/banners')).sort()).toEqual([basename(image), 'notes.txt']);
  setHome(async () => emptyHome);
  await pages.invalidateManaged();
  await copy.update();
  expect(readdirSync(join(folder, 'uploads/banners'))).toEqual(['notes.txt']);
});

test('the images of a page that an earlier process wrote stay until the page is written again', async () => {
  const earlier = copied();
  await earlier.storage.put(image, new Uint8Array([1, 2, 3]));
  earlier.setHome(withBanner);
  await earlier.copy.update();
  const { copy, pages, read, setHome } = copied(earlier.root);
  setHome(() => Promise.reject(new Error('the database is gone')));
  await copy.update();
  expect([...read(`uploads/${image}`)]).toEqual([1, 2, 3]);
  setHome(async () => emptyHome);
  await pages.invalidateManaged();
  await copy.update();
  expect(() => read(`uploads/${image}`)).toThrow('ENOENT');
});

test('over two successive builds pages of the earlier one find their files; pages that come from the other build do too', async () => {
  const root = scratchFolder();
  const folder = join(root, 'static');
  /** A build with one script of its own, copied when its server starts. */
  async function release(name: string) {
    const clientFolder = join(root, name);
    mkdirSync(join(clientFolder, 'assets'), { recursive: true });
    for (const end of ['', '.br', '.gz']) writeFileSync(join(clientFolder, 'assets', `page-${name}.js${end}`), `${name}${end}`);
    await copied(root, clientFolder).copy.copyFiles();
    return staticFiles(clientFolder, {}, folder);
  }
  const first = await release('first');
  const second = await release('second');
  const server = createServer((req, res) => {
    const serve = req.headers['x-build'] === 'first' ? first : second;
    if (!serve(req.url ?? '', req, res)) res.writeHead(404).end();
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const get = (build: string, name: string) =>
    fetch(`http://127.0.0.1:${port}/assets/${name}`, { headers: { 'x-build': build, 'accept-encoding': 'identity' } });
  for (const build of ['first', 'second'])
    for (const name of ['first', 'second']) {
      const response = await get(build, `page-${name}.js`);
      expect([response.status, await response.text()]).toEqual([200, name]);
      expect(response.headers.get('cache-control')).toContain('immutable');
    }
  expect((await get('second', 'page-third.js')).status).toBe(404);
  expect((await get('second', '..%2f404.html')).status).toBe(404);
});

test('files of an earlier build and replaced words go a day after their last process, and nothing else does', async () => {
  const root = scratchFolder();
  function release(name: string) {
    const clientFolder = join(root, name);
    const files = [`assets/page-${name}.js`, `assets/page-${name}.js.br`, `art/${name}/home.avif`, 'favicon.svg'];
    for (const file of files) {
      mkdirSync(dirname(join(clientFolder, file)), { recursive: true });
      writeFileSync(join(clientFolder, file), name);
    }
    return copied(root, clientFolder);
  }
  const [hour, start] = [3_600_000, Date.now()];
  const [first, second] = [release('aaaaaaaa'), release('bbbbbbbb')];
  const left = () => readdirSync(first.folder, { recursive: true }).map(String);
  const goneSince = (before: string[]) => before.filter((name) => !left().includes(name)).sort();
  await first.copy.copyFiles();
  await first.copy.removeOld(start + 30 * hour); // it has run for a while
  await second.copy.copyFiles();
  await second.copy.removeOld(start + 90 * hour); // none of the pages is its own yet
  writeFileSync(join(first.folder, 'assets/notes.txt'), 'mine');
  await second.copy.update();
  const before = left();
  second.setHome(withBanner);
  await second.pages.invalidateManaged();
  await second.copy.update();
  expect(goneSince(before)).toEqual([]);
  await second.copy.removeOld(start + 53 * hour);
  const replaced = goneSince(before);
  expect(replaced.length).toBeGreaterThan(0);
  for (const name of replaced) expect(name).toMatch(/^words\/[\w-]{16}\.json/);
  await second.copy.removeOld(start + 55 * hour);
  const old = ['art/aaaaaaaa', 'art/aaaaaaaa/home.avif', 'assets/page-aaaaaaaa.js', 'assets/page-aaaaaaaa.js.br'];
  expect(goneSince(before)).toEqual([...old, ...replaced].sort());
});

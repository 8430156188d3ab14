import { randomUUID } from 'node:crypto';
import { chmod, constants, copyFile, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Log } from '../../log.ts';
import type { Storage } from '../../platform/images/storage.ts';
import { imageKeys } from '../../platform/images/variants.ts';
import { makePublicFolder } from '../../platform/private-files.ts';
import type { CachedPage } from '../pages/cached-page.ts';
import type { Pages } from '../pages/pages.ts';
import { removeOldFiles } from './old-files.ts';

type Options = {
  folder: string;
  pages: Pages;
  storage: Storage;
  /** What is no page: sitemap, feeds. They change with what is published. */
  files: Map<string, () => Promise<CachedPage>>;
  clientFolder?: string;
  log: Log;
};

const worldReadable = 0o644; // world-readable despite the umask: a web server running as another user reads it
const unknownPage = '*';
const image = new RegExp(`/uploads/(${imageKeys})`, 'g');
const isImage = new RegExp(`^${imageKeys}$`);
const fileOf = (path: string) => (path === '/' ? '/index.html' : `${path}.html`);

/**
 * Maintains a copy of the public site in a folder, each page with its compressed versions, so that a web server can serve it
 * while this process is down. Files are replaced atomically. Several processes may share one folder: each updates it after every
 * change, so the last update leaves it current.
 */
export function staticCopy({ folder, pages, storage, files, clientFolder, log }: Options) {
  const written = new Map<string, string>();
  const policies = new Map<string, string>();
  const shown = new Map<string, string[]>(); // images of each page
  const built = new Set<string>();
  let running: Promise<void> | undefined;
  let rerun = false;
  const suffix = `.${randomUUID()}.tmp`; // another process may be writing the same file

  async function put(name: string, bytes: Uint8Array | string) {
    const path = join(folder, name);
    await makePublicFolder(dirname(path));
    await writeFile(`${path}${suffix}`, bytes);
    await chmod(`${path}${suffix}`, worldReadable);
    await rename(`${path}${suffix}`, path);
  }

  async function writePage(path: string, name: string, page: CachedPage) {
    if (page.degraded || page.status >= 500 || written.get(path) === page.etag) return;
    const images = Array.from(page.bodies.identity.toString().matchAll(image), ([, key = '']) => key);
    for (const key of images) await writeImage(key);
    await putAll(name, page);
    policies.set(path, page.headers.identity['content-security-policy'] ?? '');
    shown.set(path, images);
    written.set(path, page.etag);
  }

  /** Words are written before the pages that reference them. Replaced words stay a day for pages cached elsewhere. */
  async function writeWords() {
    for (const url of await pages.resources.urls()) {
      const words = await pages.resources.get(url);
      if (!words || written.get(url) === words.etag) continue;
      await putAll(url, words);
      written.set(url, words.etag);
    }
  }

  /** A file and its compressed versions. */
  async function putAll(name: string, { bodies }: CachedPage) {
    await put(name, bodies.identity);
    await put(`${name}.gz`, bodies.gzip);
    await put(`${name}.br`, bodies.br);
  }

  async function writeImage(key: string) {
    const existing = await stat(join(folder, 'uploads', key)).catch(() => undefined);
    const bytes = existing ? undefined : await storage.get(key);
    if (bytes) await put(join('uploads', key), bytes);
  }

  /** False while a page is still an earlier process's version, which names other files. */
  const isOurs = (paths: string[]) => [...paths, unknownPage].every((path) => shown.has(path));

  /** Removes images that no page shows any more, since they may have been deleted permanently. */
  async function removeImages(paths: string[]) {
    if (!isOurs(paths)) return;
    const needed = new Set([...shown.values()].flat());
    const found = await readdir(join(folder, 'uploads'), { recursive: true }).catch(() => []);
    for (const key of found) if (isImage.test(key) && !needed.has(key)) await rm(join(folder, 'uploads', key), { force: true });
  }

  /** For nginx: maps each page to its policy (docs/operations.md). */
  async function writePolicies() {
    const lines = [...policies].map(([path, policy]) => `${path === unknownPage ? 'default' : `"${path}"`} "${policy}";\n`);
    const text = lines.join('');
    if (written.get('csp.map') === text) return;
    await put('csp.map', text);
    written.set('csp.map', text);
  }

  async function writeAll() {
    const paths = await pages.allPaths();
    for (const path of paths) await pages.page(path);
    await writeWords();
    await pages.cache.settled();
    for (const path of paths) await writePage(path, fileOf(path), await pages.page(path));
    await writePage(unknownPage, '/404.html', await pages.unknown());
    await removePages(new Set([...paths, unknownPage]));
    await writePolicies();
    await removeImages(paths);
    await writeFiles(); // last: it fails while the database is down and they have never been made
  }

  /** Removes pages that are no longer published. */
  async function removePages(present: Set<string>) {
    for (const path of shown.keys()) {
      if (present.has(path)) continue;
      for (const end of ['', '.gz', '.br']) await rm(join(folder, fileOf(path) + end), { force: true });
      for (const kept of [shown, policies, written]) kept.delete(path);
    }
  }

  async function writeFiles() {
    for (const [path, make] of files) {
      const { etag, bodies } = await make();
      if (written.get(path) === etag) continue;
      await put(path, bodies.identity);
      written.set(path, etag);
    }
  }

  async function writeUntilDone() {
    do {
      rerun = false;
      await writeAll().catch((error: unknown) => log.error({ err: error }, 'the static copy could not be written'));
    } while (rerun);
  }

  return {
    /** Updates the copy. Calls during an update trigger one more run, not a queue. */
    update(): Promise<void> {
      rerun = true;
      running ??= writeUntilDone().finally(() => {
        running = undefined;
      });
      return running;
    },
    /** Removes what neither this build nor another running one has needed for a day. Call it more than once a day. */
    async removeOld(now = Date.now()): Promise<void> {
      const words = (await pages.resources.urls()).map((url) => url.slice(1));
      await removeOldFiles(folder, new Set([...built, ...words]), {
        onlyMark: !built.size || !isOurs(await pages.allPaths()),
        now,
      });
    },
    /** Copies files that only change with a release, once per start. Those of the build before stay a day. */
    async copyFiles() {
      await makePublicFolder(folder);
      await chmod(folder, 0o755); // an earlier version, or an administrator, may have closed it
      if (!clientFolder) return;
      for (const entry of await readdir(clientFolder, { recursive: true, withFileTypes: true }))
        if (entry.isFile() && !entry.name.startsWith('manifest.json'))
          built.add(relative(clientFolder, join(entry.parentPath, entry.name)));
      for (const name of built) {
        const [from, to] = [join(clientFolder, name), join(folder, name)];
        const [source, existing] = await Promise.all([stat(from), stat(to).catch(() => undefined)]);
        if (existing?.size === source.size && existing.mtimeMs >= source.mtimeMs) continue;
        await makePublicFolder(dirname(to));
        await copyFile(from, `${to}${suffix}`, constants.COPYFILE_FICLONE);
        await chmod(`${to}${suffix}`, worldReadable);
        await rename(`${to}${suffix}`, to);
      }
    },
  };
}

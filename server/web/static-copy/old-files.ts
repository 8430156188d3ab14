import { readdir, rm, rmdir, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { days } from '../../platform/time.ts';

/** Long enough for pages of the build before, in browsers and caches, and for instances that are replaced one by one. */
const keepMs = days(1);
/** What a build or the words of a page are called there: the name, or that of the folder, carries a hash. */
const hashed = /^(?:assets\/[\w.-]+-[\w-]{8}\.[\w.-]+|art\/[\w-]+\/[\w.-]+|words\/[\w-]{16}\.json[\w.-]*)$/;

/**
 * Removes files of earlier builds, and words that were replaced, a day after the last process that needed them. Each process
 * says so by the times of its own files, so versions may share the folder.
 */
export async function removeOldFiles(folder: string, own: Set<string>, { onlyMark = false, now = Date.now() } = {}) {
  const mark = new Date(now);
  for (const part of ['assets', 'art', 'words']) {
    const entries = await readdir(join(folder, part), { recursive: true, withFileTypes: true }).catch(() => []);
    for (const entry of entries) {
      const path = join(entry.parentPath, entry.name);
      const name = path.slice(folder.length + 1);
      if (!entry.isFile() || !hashed.test(name)) continue;
      if (own.has(name.replace(/\.(?:br|gz)$/, ''))) await utimes(path, mark, mark);
      else if (!onlyMark && (await stat(path)).mtimeMs < now - keepMs) await rm(path, { force: true });
    }
    // what an earlier build left empty; the others refuse
    for (const entry of entries) if (entry.isDirectory()) await rmdir(join(entry.parentPath, entry.name)).catch(() => {});
  }
}

import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../../log.ts';
import type { Storage } from './storage.ts';
import { imageKeys } from './variants.ts';

/** The names we give, of files on their way too. Anything else in the folder or bucket is not ours to delete. */
const ourName = new RegExp(String.raw`^${imageKeys}(?:\.\d+\.partial)?$`);

/**
 * Deletes files that no row speaks of: what a crash left behind between file and row. With a grace, only those older
 * than it, since another instance may be between file and row right now. Where no row names an image at all, this is
 * rather the wrong or an empty database than a storage full of leftovers, and nothing is deleted.
 */
export async function sweepFiles({
  storage,
  referenced,
  olderThan,
  log,
}: {
  storage: Storage;
  referenced: () => Promise<Set<string>>;
  olderThan: number;
  log: Log;
}): Promise<string[]> {
  const old: string[] = [];
  for await (const { key, modifiedAt } of storage.list()) if (modifiedAt <= olderThan && ourName.test(key)) old.push(key);
  if (!old.length) return [];
  const known = await referenced(); // read after the list, so that a row which came meanwhile protects its files
  if (!known.size) {
    log.warn({ files: old.length }, 'there are image files but no row that names one; nothing was removed');
    return [];
  }
  const orphans = old.filter((key) => !known.has(key));
  for (const key of orphans) await storage.delete(key);
  return orphans;
}

/** Deletes what a crash left in a folder for files on their way. */
export async function sweepFolder(folder: string, olderThan: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs <= olderThan) await rm(path, { force: true });
  }
}

import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../../log.ts';
import type { Storage } from './storage.ts';
import { imageKeys } from './variants.ts';

/** Names we generate, including temporary ones. Never delete anything else in the folder or bucket. */
const ourName = new RegExp(String.raw`^${imageKeys}(?:\.\d+\.partial)?$`);

/**
 * Deletes orphaned files that a crash left between writing the file and its row. The grace period protects files whose row
 * another instance is about to insert. If no row references any image, the database is probably the wrong or an empty one, so
 * nothing is deleted.
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
  const known = await referenced(); // read after listing, so that rows inserted meanwhile protect their files
  if (!known.size) {
    log.warn({ files: old.length }, 'there are image files but no row that names one; nothing was removed');
    return [];
  }
  const orphans = old.filter((key) => !known.has(key));
  for (const key of orphans) await storage.delete(key);
  return orphans;
}

/** Deletes crash leftovers from a folder for temporary files. */
export async function sweepFolder(folder: string, olderThan: number): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && found.mtimeMs <= olderThan) await rm(path, { force: true });
  }
}

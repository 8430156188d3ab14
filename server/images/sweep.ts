import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Storage } from './storage.ts';

/**
 * Deletes files that no row speaks of: what a crash left behind between file and row. With a grace, only those older
 * than it, since another instance may be between file and row right now.
 */
export async function sweepFiles({
  storage,
  referenced,
  olderThan,
}: {
  storage: Storage;
  referenced: () => Promise<Set<string>>;
  olderThan: number;
}): Promise<string[]> {
  const old: string[] = [];
  for await (const { key, modifiedAt } of storage.list()) if (modifiedAt <= olderThan) old.push(key);
  if (!old.length) return [];
  const known = await referenced(); // read after the list, so that a row which came meanwhile protects its files
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

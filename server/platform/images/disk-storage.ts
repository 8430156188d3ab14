import { randomInt } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isStorageKey, type Storage } from './storage.ts';

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** File storage in a folder. Files are written to a temporary name and renamed, so readers never see partial files. */
export function diskStorage(folder: string): Storage {
  return {
    async put(key, bytes) {
      if (!isStorageKey(key)) throw new Error(`This is no name for a stored file: ${key}`);
      const path = join(folder, key);
      // random, not the pid: two processes may write the same variant, and in containers all share one pid
      const partial = `${path}.${randomInt(2 ** 32)}.partial`;
      await mkdir(dirname(path), { recursive: true });
      try {
        const file = await open(partial, 'w');
        try {
          await file.writeFile(bytes);
          await file.sync();
        } finally {
          await file.close();
        }
        await rename(partial, path);
      } catch (error) {
        await rm(partial, { force: true });
        throw error;
      }
      await syncFolder(dirname(path));
    },

    async get(key) {
      try {
        return await readFile(join(folder, key));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    delete: (key) => rm(join(folder, key), { force: true }),

    async *list() {
      const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error) => {
        if (isMissing(error)) return [];
        throw error;
      });
      for (const entry of entries) {
        if (!entry.isFile()) continue;
        const path = join(entry.parentPath, entry.name);
        const found = await stat(path).catch(() => undefined); // deleted meanwhile
        if (!found) continue;
        // in whole milliseconds like Date.now(), or a file just written would be from the future
        yield { key: path.slice(folder.length + 1).replaceAll('\\', '/'), modifiedAt: Math.floor(found.mtimeMs) };
      }
    },
  };
}

/** Syncs the folder so that the rename survives a power loss. Not every platform supports this. */
async function syncFolder(path: string) {
  const folder = await open(path, 'r').catch(() => undefined);
  await folder?.sync().catch(() => {});
  await folder?.close();
}

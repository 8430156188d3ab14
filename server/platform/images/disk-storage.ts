import { randomInt } from 'node:crypto';
import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Storage } from './storage.ts';

const isMissing = (error: unknown) => ['ENOENT', 'ENOTDIR', 'EISDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Files in a folder. A file appears under its name only once all of it is on the disk. */
export function diskStorage(folder: string): Storage {
  return {
    async put(key, bytes) {
      const path = join(folder, key);
      const partial = `${path}.${randomInt(2 ** 32)}.partial`; // two processes may make the same variant; in containers all have one pid
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
        if (found) yield { key: path.slice(folder.length + 1).replaceAll('\\', '/'), modifiedAt: found.mtimeMs };
      }
    },
  };
}

/** Makes the new name itself survive a power cut; where folders cannot be synced the system sees to it. */
async function syncFolder(path: string) {
  const folder = await open(path, 'r').catch(() => undefined);
  await folder?.sync().catch(() => {});
  await folder?.close();
}

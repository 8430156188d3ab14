import { createHash } from 'node:crypto';
import type { Db } from '../db/open.ts';
import type { Storage } from './storage.ts';

const keysAtOnce = 500;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Every stored file with the hash it was written with. */
export async function fileHashes(db: Db): Promise<Map<string, string>> {
  const rows = await db.selectFrom('stored_file').select(['key', 'sha256']).execute();
  return new Map(rows.map((row) => [row.key, row.sha256]));
}

/** Those of the keys that still have a row: the others were deleted meanwhile. */
export async function stillNamed(db: Db, keys: string[]): Promise<string[]> {
  const found: string[] = [];
  for (let at = 0; at < keys.length; at += keysAtOnce) {
    const query = db.selectFrom('stored_file').select('key');
    const rows = await query.where('key', 'in', keys.slice(at, at + keysAtOnce)).execute();
    found.push(...rows.map((row) => row.key));
  }
  return found;
}

async function remember(db: Db, key: string, bytes: Uint8Array): Promise<void> {
  const row = { sha256: sha256(bytes), bytes: bytes.length };
  await db
    .insertInto('stored_file')
    .values({ key, ...row })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(row))
    .execute();
}

/** A storage that remembers the hash of each file, so that a missing or damaged one is noticed. */
export function hashedStorage(storage: Storage, db: Db) {
  return {
    ...storage,
    async put(key: string, bytes: Uint8Array) {
      await storage.put(key, bytes);
      await remember(db, key, bytes);
    },
    async delete(key: string) {
      await db.deleteFrom('stored_file').where('key', '=', key).execute();
      await storage.delete(key);
    },
    /** Remembers files that an earlier version wrote without their hash. */
    async adopt(): Promise<void> {
      const known = await fileHashes(db);
      for await (const { key } of storage.list()) {
        if (known.has(key) || key.endsWith('.partial')) continue;
        const bytes = await storage.get(key);
        if (bytes) await remember(db, key, bytes);
      }
    },
    /** Files that should be there and are not. */
    async missing(): Promise<string[]> {
      const expected = await fileHashes(db);
      for await (const { key } of storage.list()) expected.delete(key);
      return expected.size ? (await stillNamed(db, [...expected.keys()])).sort() : [];
    },
  };
}

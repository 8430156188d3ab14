import { createHmac } from 'node:crypto';
import type { Db } from '../db/open.ts';
import { newKey } from '../key-file.ts';

const keyName = 'erasure-key';

type Erasure = { hash: string; at: number };
export type ErasureRecord = { key: string; erasures: Erasure[] };

export const addressHash = (key: string, address: string) =>
  createHmac('sha256', key).update(address.trim().toLowerCase()).digest('base64url');

/**
 * Erased addresses, and references of erased messages, as keyed hashes: enough to recognize one again, not to read it. They are
 * kept for good: nobody knows how old the copy of a backup is that will be restored.
 */
export function erasureStore(db: Db) {
  /** The key of the hashes, created once per database. */
  async function key(): Promise<string> {
    const find = () => db.selectFrom('setting').select('value').where('name', '=', keyName).executeTakeFirst();
    const existing = await find();
    if (existing) return existing.value;
    const made = db.insertInto('setting').values({ name: keyName, value: newKey() });
    await made.onConflict((conflict) => conflict.column('name').doNothing()).execute();
    const stored = await find();
    if (!stored) throw new Error('The key of erasures could not be stored.');
    return stored.value;
  }

  return {
    key,
    hashOf: async (address: string) => addressHash(await key(), address),

    async record(names: string[], at: number): Promise<void> {
      const current = await key();
      await db
        .insertInto('erasure')
        .values(names.map((name) => ({ address_hash: addressHash(current, name), at })))
        .onConflict((conflict) => conflict.column('address_hash').doUpdateSet({ at }))
        .execute();
    },

    async all(): Promise<ErasureRecord> {
      const rows = await db.selectFrom('erasure').selectAll().orderBy('at').execute();
      return { key: await key(), erasures: rows.map(({ address_hash, at }) => ({ hash: address_hash, at })) };
    },

    /** Takes over the list that lay beside a restored backup, which knows of later erasures. */
    async adopt(record: ErasureRecord): Promise<void> {
      const value = record.key;
      await db
        .insertInto('setting')
        .values({ name: keyName, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
      for (const { hash, at } of record.erasures)
        await db
          .insertInto('erasure')
          .values({ address_hash: hash, at })
          .onConflict((conflict) => conflict.column('address_hash').doUpdateSet({ at }))
          .execute();
    },
  };
}

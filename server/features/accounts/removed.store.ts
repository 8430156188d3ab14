import type { Db } from '../../platform/db/open.ts';
import { hashSecret } from './secrets.ts';

const hashOf = (email: string) => hashSecret(email, 'removed');

/** Addresses whose account an owner removed, as hashes. */
export function removedStore(db: Db) {
  return {
    async has(email: string): Promise<boolean> {
      const row = await db.selectFrom('removed_address').select('hash').where('hash', '=', hashOf(email)).executeTakeFirst();
      return row !== undefined;
    },

    async add(email: string, now: number): Promise<void> {
      await db
        .insertInto('removed_address')
        .values({ hash: hashOf(email), removed_at: now })
        .onConflict((conflict) => conflict.column('hash').doUpdateSet({ removed_at: now }))
        .execute();
    },

    async forget(email: string): Promise<void> {
      await db.deleteFrom('removed_address').where('hash', '=', hashOf(email)).execute();
    },
  };
}

import { sql } from 'kysely';
import type { Db, Engine } from '../../platform/db/open.ts';
import type { ContactReceiptTable, MessageTable } from '../../platform/db/tables/contact.ts';
import { enquiryKeyHash, newEnquiryKey } from './enquiry-key.ts';

const lockSpace = 7_190_030; // arbitrary, but the same on every instance

/** Writes contact messages and remembers what was answered, so that a repeated submission gets the same answer. */
export function contactStore(db: Db) {
  return {
    /**
     * Blocks other transactions that use any of these keys, so that later reads stay valid. Locks are taken in sorted order to
     * avoid deadlocks. SQLite serializes transactions anyway.
     */
    async lock(engine: Engine, keys: string[]): Promise<void> {
      if (engine === 'sqlite') return;
      const locks = sql`select distinct hashtext(key) as lock from unnest(${keys}::text[]) as key order by lock`;
      await sql`select pg_advisory_xact_lock(${sql.lit(lockSpace)}, lock) from (${locks}) as locks`.execute(db);
    },

    /** The reference issued for one of these keys, unless expired. */
    async findReceipt(keys: string[], now: number): Promise<string | undefined> {
      const query = db.selectFrom('contact_receipt').select('reference').where('key', 'in', keys);
      return (await query.where('expires_at', '>', now).executeTakeFirst())?.reference;
    },

    /** The key of a stored message, if it can be worked out from this idempotency key. */
    async knownKey(reference: string, idempotencyKey?: string): Promise<string | undefined> {
      if (!idempotencyKey) return undefined;
      const key = newEnquiryKey(reference, idempotencyKey);
      const query = db.selectFrom('message').select('id').where('key_hash', '=', enquiryKeyHash(key));
      return (await query.executeTakeFirst()) && key;
    },

    async insert(message: MessageTable, receipts: ContactReceiptTable[]): Promise<void> {
      await db.insertInto('message').values(message).execute();
      // An expired row may still exist under the same key.
      await db
        .insertInto('contact_receipt')
        .values(receipts)
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet(({ ref }) => ({ reference: ref('excluded.reference'), expires_at: ref('excluded.expires_at') })),
        )
        .execute();
    },

    async forgetExpiredReceipts(now: number): Promise<void> {
      await db.deleteFrom('contact_receipt').where('expires_at', '<=', now).execute();
    },
  };
}

import { sql } from 'kysely';
import type { Db, OpenDatabase } from '../../platform/db/open.ts';
import type { ContactReceiptTable, MessageTable } from '../../platform/db/schema.ts';
import type { Mail } from '../../platform/mail/outbox.ts';
import { type Limit, limits } from '../../platform/rate-limit/rate-limit.ts';
import { newSecret } from './form-token.ts';

export type ContactStore = ReturnType<typeof contactStore>;
export type ContactTransaction = ReturnType<typeof within>;
type PutMail = (db: Db, ...mails: Mail[]) => Promise<void>;

const lockSpace = 7_190_030; // arbitrary, but the same on every instance

/** Writes contact messages. `putMail` queues mails in the same transaction. */
export function contactStore({ db, engine }: OpenDatabase, { putMail, now }: { putMail: PutMail; now: () => number }) {
  const secrets = new Map<string, string>();

  return {
    transaction: <Outcome>(work: (transaction: ContactTransaction) => Promise<Outcome>): Promise<Outcome> =>
      db.transaction().execute((trx) => work(within({ db: trx, engine }, putMail, now))),

    limits: limits(db, now),

    /** A secret created on first start. Instances that start together agree on one. */
    async secret(name: string): Promise<string> {
      const remembered = secrets.get(name);
      if (remembered) return remembered;
      const find = () => db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
      if (!(await find())) {
        const made = db.insertInto('setting').values({ name, value: newSecret() });
        await made.onConflict((conflict) => conflict.column('name').doNothing()).execute();
      }
      const value = (await find())?.value;
      if (!value) throw new Error(`The secret ${name} could not be stored.`);
      secrets.set(name, value);
      return value;
    },

    async forgetExpiredReceipts(): Promise<void> {
      await db.deleteFrom('contact_receipt').where('expires_at', '<=', now()).execute();
    },
  };
}

function within({ db: trx, engine }: Pick<OpenDatabase, 'db' | 'engine'>, putMail: PutMail, now: () => number) {
  const { count, refuseAbove } = limits(trx, now);

  return {
    /**
     * Blocks other transactions that use any of these keys, so that later reads stay valid. Locks are taken in sorted order to
     * avoid deadlocks. SQLite serializes transactions anyway.
     */
    async lock(keys: string[]): Promise<void> {
      if (engine === 'sqlite') return;
      const locks = sql`select distinct hashtext(key) as lock from unnest(${keys}::text[]) as key order by lock`;
      await sql`select pg_advisory_xact_lock(${sql.lit(lockSpace)}, lock) from (${locks}) as locks`.execute(trx);
    },

    /** The reference issued for one of these keys, unless expired. */
    async findReceipt(keys: string[]): Promise<string | undefined> {
      const query = trx.selectFrom('contact_receipt').select('reference').where('key', 'in', keys);
      return (await query.where('expires_at', '>', now()).executeTakeFirst())?.reference;
    },

    /** Counts a message and rejects it above the limit; the rollback then also undoes the count. */
    async take(key: string, limit: Limit): Promise<void> {
      refuseAbove(await count(key, limit), limit);
    },

    async insert(message: MessageTable, receipts: ContactReceiptTable[], mails: Mail[]): Promise<void> {
      await trx.insertInto('message').values(message).execute();
      // An expired row may still exist under the same key.
      await trx
        .insertInto('contact_receipt')
        .values(receipts)
        .onConflict((conflict) =>
          conflict
            .column('key')
            .doUpdateSet(({ ref }) => ({ reference: ref('excluded.reference'), expires_at: ref('excluded.expires_at') })),
        )
        .execute();
      await putMail(trx, ...mails);
    },
  };
}

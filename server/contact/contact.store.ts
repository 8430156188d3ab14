import type { Db } from '../db/open.ts';
import type { MessageTable } from '../db/schema.ts';
import { limits } from '../limits/limits.ts';
import type { Mail } from '../mail/outbox.ts';
import { newSecret } from './form-token.ts';

export type ContactStore = ReturnType<typeof contactStore>;
export type ContactTransaction = Parameters<Parameters<ContactStore['transaction']>[0]>[0];

/** Where contact messages are written. `putMail` puts a mail into the outbox of the same transaction. */
export function contactStore(db: Db, { putMail, now }: { putMail: (db: Db, mail: Mail) => Promise<void>; now: () => number }) {
  const secrets = new Map<string, string>();

  return {
    /** Everything inside is stored together or not at all. */
    transaction: <Outcome>(work: (transaction: ReturnType<typeof within>) => Promise<Outcome>): Promise<Outcome> =>
      db.transaction().execute((trx) => work(within(trx, putMail, now))),

    limits: limits(db, now),

    /** A secret made on first start; instances that start together agree on one. */
    async secret(name: string): Promise<string> {
      const remembered = secrets.get(name);
      if (remembered) return remembered;
      const find = () => db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
      if (!(await find()))
        await db
          .insertInto('setting')
          .values({ name, value: newSecret() })
          .onConflict((conflict) => conflict.column('name').doNothing())
          .execute();
      const value = (await find())?.value;
      if (!value) throw new Error(`The secret ${name} could not be kept.`);
      secrets.set(name, value);
      return value;
    },

    async forgetExpiredReceipts(): Promise<void> {
      await db.deleteFrom('contact_receipt').where('expires_at', '<=', now()).execute();
    },
  };
}

function within(trx: Db, putMail: (db: Db, mail: Mail) => Promise<void>, now: () => number) {
  return {
    limits: limits(trx, now),
    putMail: (mail: Mail) => putMail(trx, mail),

    /** The references that were given for these keys and still count. A write comes first: it takes the lock, so that nothing read here grows old. */
    async findReceipts(keys: string[]): Promise<Map<string, string>> {
      await trx.deleteFrom('contact_receipt').where('key', 'in', keys).where('expires_at', '<=', now()).execute();
      const rows = await trx.selectFrom('contact_receipt').select(['key', 'reference']).where('key', 'in', keys).execute();
      return new Map(rows.map((row) => [row.key, row.reference]));
    },

    insertMessage: (row: MessageTable) => trx.insertInto('message').values(row).execute(),
    insertReceipts: (rows: { key: string; reference: string; expires_at: number }[]) =>
      trx.insertInto('contact_receipt').values(rows).execute(),
  };
}

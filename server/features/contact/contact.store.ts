import { sql } from 'kysely';
import type { Db, OpenDatabase } from '../../platform/db/open.ts';
import type { ContactReceiptTable, MessageTable } from '../../platform/db/schema.ts';
import type { Mail } from '../../platform/mail/outbox.ts';
import { type Limit, limits } from '../../platform/rate-limit/rate-limit.ts';
import { newSecret } from './form-token.ts';

export type ContactStore = ReturnType<typeof contactStore>;
export type ContactTransaction = ReturnType<typeof within>;
type PutMail = (db: Db, ...mails: Mail[]) => Promise<void>;

const lockSpace = 7_190_030; // any number, the same on every instance

/** Where contact messages are written. `putMail` puts mails into the outbox of the same transaction. */
export function contactStore({ db, engine }: OpenDatabase, { putMail, now }: { putMail: PutMail; now: () => number }) {
  const secrets = new Map<string, string>();

  return {
    /** Everything inside is stored together or not at all. */
    transaction: <Outcome>(work: (transaction: ContactTransaction) => Promise<Outcome>): Promise<Outcome> =>
      db.transaction().execute((trx) => work(within({ db: trx, engine }, putMail, now))),

    limits: limits(db, now),

    /** A secret made on first start; instances that start together agree on one. */
    async secret(name: string): Promise<string> {
      const remembered = secrets.get(name);
      if (remembered) return remembered;
      const find = () => db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
      if (!(await find())) {
        const made = db.insertInto('setting').values({ name, value: newSecret() });
        await made.onConflict((conflict) => conflict.column('name').doNothing()).execute();
      }
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

/** Statements for a whole group of messages, so that a thousand a second need only some dozens of them. */
function within({ db: trx, engine }: Pick<OpenDatabase, 'db' | 'engine'>, putMail: PutMail, now: () => number) {
  return {
    /**
     * Makes transactions of other instances with any of these keys wait, so that nothing read afterwards grows old.
     * All take the locks in one order, or two could wait for each other. In SQLite only one transaction runs at a time anyway.
     */
    async lock(keys: string[]): Promise<void> {
      if (engine === 'sqlite') return;
      const locks = sql`select distinct hashtext(key) as lock from unnest(${keys}::text[]) as key order by lock`;
      await sql`select pg_advisory_xact_lock(${sql.lit(lockSpace)}, lock) from (${locks}) as locks`.execute(trx);
    },

    /** The references given for these keys that still count. */
    async findReceipts(keys: string[]): Promise<Map<string, string>> {
      await trx.deleteFrom('contact_receipt').where('key', 'in', keys).where('expires_at', '<=', now()).execute();
      const rows = await trx.selectFrom('contact_receipt').select(['key', 'reference']).where('key', 'in', keys).execute();
      return new Map(rows.map((row) => [row.key, row.reference]));
    },

    /** What counts against these keys' limits now. */
    async findHits(keys: string[]): Promise<Map<string, { hits: number; resetsAt: number }>> {
      const query = trx.selectFrom('rate_limit').select(['key', 'hits', 'resets_at']).where('key', 'in', keys);
      const rows = await query.where('resets_at', '>', now()).execute();
      return new Map(rows.map((row) => [row.key, { hits: row.hits, resetsAt: row.resets_at }]));
    },

    async addHits(added: Map<string, number>, { windowMs }: Limit): Promise<void> {
      const time = now();
      await trx
        .insertInto('rate_limit')
        .values([...added].map(([key, hits]) => ({ key, hits, resets_at: time + windowMs })))
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet({
            hits: sql<number>`case when rate_limit.resets_at > ${time} then rate_limit.hits + excluded.hits else excluded.hits end`,
            resets_at: sql<number>`case when rate_limit.resets_at > ${time} then rate_limit.resets_at else excluded.resets_at end`,
          }),
        )
        .execute();
    },

    async insert(messages: MessageTable[], receipts: ContactReceiptTable[], mails: Mail[]): Promise<void> {
      await trx.insertInto('message').values(messages).execute();
      await trx.insertInto('contact_receipt').values(receipts).execute();
      await putMail(trx, ...mails);
    },
  };
}

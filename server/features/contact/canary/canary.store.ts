import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../../../platform/db/open.ts';
import { eraseMailsAbout } from '../../../platform/mail/outbox.ts';
import { eraseDeliveriesAbout } from '../../../platform/webhooks/tell.ts';

/** What the last run found. `brokenSince` is null while all is well. Times are epoch milliseconds. */
export type Proof = { at: number; provenAt: number | null; brokenSince: number | null; sentence: string };

const [runName, proofName] = ['canary.run', 'canary.proof'];
type Run = { at: number; hash?: string };
const hashOf = (pass: string) => createHash('sha256').update(pass).digest('base64url');

/** The nightly test: who runs it, by what its message is recognized, and what came of it. */
export function canaryStore(db: Db) {
  const read = async (name: string) =>
    (await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst())?.value;

  /** Replaces a value unless somebody else has done so. */
  async function replace(name: string, before: string | undefined, value: string): Promise<boolean> {
    if (before === undefined) {
      const insert = db.insertInto('setting').values({ name, value });
      return (await insert.onConflict((conflict) => conflict.doNothing()).executeTakeFirst()).numInsertedOrUpdatedRows === 1n;
    }
    const update = db.updateTable('setting').set({ value }).where('name', '=', name).where('value', '=', before);
    return (await update.executeTakeFirst()).numUpdatedRows > 0n;
  }

  return {
    /**
     * Begins a run unless another process has begun one after `since`. Returns the pass for one message: a random secret that
     * only this process knows; the database holds its hash.
     */
    async begin(at: number, since: number): Promise<string | undefined> {
      const before = await read(runName);
      if (before && (JSON.parse(before) as Run).at > since) return undefined;
      const pass = randomBytes(32).toString('base64url');
      return (await replace(runName, before, JSON.stringify({ at, hash: hashOf(pass) } satisfies Run))) ? pass : undefined;
    },

    /** Whether a pass is that of the run under way. It counts once. */
    async redeem(pass: string): Promise<boolean> {
      const before = await read(runName);
      const { at, hash } = JSON.parse(before ?? '{}') as Partial<Run>;
      return at !== undefined && hash === hashOf(pass) && (await replace(runName, before, JSON.stringify({ at } satisfies Run)));
    },

    async proof(): Promise<Proof | undefined> {
      const value = await read(proofName);
      return value ? (JSON.parse(value) as Proof) : undefined;
    },

    async record(proof: Proof): Promise<void> {
      const value = JSON.stringify(proof);
      await db
        .insertInto('setting')
        .values({ name: proofName, value })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
        .execute();
    },

    stored: (reference: string) =>
      db
        .selectFrom('message')
        .select(['message'])
        .where('reference', '=', reference)
        .where('status', '=', 'canary')
        .executeTakeFirst(),

    mails: (reference: string) => db.selectFrom('outbox').select('last_error').where('about', '=', reference).execute(),

    deliveries: (reference: string) =>
      db
        .selectFrom('webhook_delivery')
        .innerJoin('webhook', 'webhook.id', 'webhook_delivery.webhook_id')
        .select(['webhook.name', 'webhook.state', 'outcome', 'error'])
        .where('about', '=', reference)
        .execute(),

    /** References of all test messages, also those that a crash has left behind. */
    async references(): Promise<string[]> {
      const rows = await db.selectFrom('message').select('reference').where('status', '=', 'canary').execute();
      return rows.map(({ reference }) => reference);
    },

    async remove(references: string[]): Promise<void> {
      if (!references.length) return;
      await db.deleteFrom('contact_receipt').where('reference', 'in', references).execute();
      await eraseMailsAbout(db, references);
      await eraseDeliveriesAbout(db, references);
      await db.deleteFrom('message').where('reference', 'in', references).where('status', '=', 'canary').execute();
    },
  };
}

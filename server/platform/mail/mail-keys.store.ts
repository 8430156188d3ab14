import type { Db } from '../db/open.ts';
import type { SealKey } from '../seal.ts';
import { days } from '../time.ts';

const staleAfterMs = days(2);

/** The public keys of the machines that send mail. */
export function mailKeyStore(db: Db) {
  return {
    /** The keys in use. A machine that has not been seen for two days while others were gets no new mails. */
    async current(): Promise<SealKey[]> {
      const rows = await db.selectFrom('mail_key').selectAll().execute();
      const newest = Math.max(...rows.map((row) => row.seen_at));
      return rows
        .filter((row) => row.seen_at >= newest - staleAfterMs)
        .map(({ id, public_key }) => ({ id, publicKey: public_key }));
    },

    /** Announces a key, at the start and from time to time. */
    async announce({ id, publicKey }: SealKey, at: number): Promise<void> {
      await db
        .insertInto('mail_key')
        .values({ id, public_key: publicKey, seen_at: at })
        .onConflict((conflict) => conflict.column('id').doUpdateSet({ seen_at: at }))
        .execute();
    },

    async forget(seenBefore: number): Promise<void> {
      await db.deleteFrom('mail_key').where('seen_at', '<', seenBefore).execute();
    },
  };
}

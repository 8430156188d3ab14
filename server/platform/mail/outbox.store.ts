import { announce } from '../content-version/announce.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { OutboxRow } from '../db/schema.ts';

export type OutboxStore = ReturnType<typeof outboxStore>;

export function outboxStore({ db, engine }: Pick<OpenDatabase, 'db' | 'engine'>) {
  return {
    /**
     * Claims the mail that has been due longest, codes and tokens first, and sets its next attempt to `leaseUntil`. Until then
     * no other instance claims it. If this one crashes while sending, another retries it after that. Mails that the key does not
     * open are left to the machine that has theirs.
     */
    claim: ({ now, leaseUntil, keyId }: { now: number; leaseUntil: number; keyId: string }): Promise<OutboxRow | undefined> =>
      db
        .updateTable('outbox')
        .set((set) => ({ attempts: set('attempts', '+', 1), next_attempt_at: leaseUntil }))
        .where('id', '=', (from) =>
          from
            .selectFrom('outbox')
            .select('id')
            .where('sent_at', 'is', null)
            .where('failed_at', 'is', null)
            .where('next_attempt_at', '<=', now)
            .where((where) => where.or([where('sealed', 'is', null), where('sealed_for', 'like', `%,${keyId},%`)]))
            .orderBy('priority')
            .orderBy('next_attempt_at')
            .limit(1)
            .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked()),
        )
        .returningAll()
        .executeTakeFirst(),

    async postpone(id: string, until: number, error: string): Promise<void> {
      await db
        .updateTable('outbox')
        .set({ next_attempt_at: until, last_error: error.slice(0, 500) })
        .where('id', '=', id)
        .execute();
    },

    /** A mail about a message stays as a row without content, so that the message shows that it was not delivered, at once. */
    async giveUp(id: string, now: number, error: string): Promise<void> {
      await db.deleteFrom('outbox').where('id', '=', id).where('about', 'is', null).execute();
      const { numUpdatedRows } = await db
        .updateTable('outbox')
        .set({ failed_at: now, sealed: null, sealed_for: null, text: '', html: '', subject: '', last_error: error.slice(0, 500) })
        .where('id', '=', id)
        .executeTakeFirst();
      if (numUpdatedRows) await announce(db, engine, 'messages');
    },

    /** A sent or dropped mail leaves nothing behind. */
    async remove(id: string): Promise<void> {
      await db.deleteFrom('outbox').where('id', '=', id).execute();
    },

    /** Removes decoys. They are looked for first: a delete would take the write lock even if there is none. */
    async removeDecoys(): Promise<void> {
      const decoys = db.selectFrom('outbox').select('id').where('sent_at', 'is not', null);
      if (await decoys.limit(1).executeTakeFirst()) await db.deleteFrom('outbox').where('sent_at', 'is not', null).execute();
    },

    /** Removes mails that only keys which are gone would open; returns how many. */
    async removeUnreadable(createdBefore: number): Promise<number> {
      const keys = await db.selectFrom('mail_key').select('id').execute();
      const result = await db
        .deleteFrom('outbox')
        .where('sealed', 'is not', null)
        .where('created_at', '<', createdBefore)
        .where((where) => where.and(keys.map(({ id }) => where('sealed_for', 'not like', `%,${id},%`))))
        .executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}

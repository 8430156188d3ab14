import type { OpenDatabase } from '../db/open.ts';
import type { OutboxTable } from '../db/schema.ts';

export type OutboxStore = ReturnType<typeof outboxStore>;
export type WaitingMail = OutboxTable;

export function outboxStore({ db, engine }: OpenDatabase) {
  return {
    /**
     * Claims the mail that has been due longest and sets its next attempt to `leaseUntil`. Until then no other instance claims
     * it. If this one crashes while sending, another retries it after that.
     */
    claim: (now: number, leaseUntil: number): Promise<WaitingMail | undefined> =>
      db
        .updateTable('outbox')
        .set((set) => ({ attempts: set('attempts', '+', 1), next_attempt_at: leaseUntil }))
        .where('id', '=', (from) =>
          from
            .selectFrom('outbox')
            .select('id')
            .where('sent_at', 'is', null)
            .where('next_attempt_at', '<=', now)
            .orderBy('next_attempt_at')
            .limit(1)
            .$if(engine === 'postgres', (query) => query.forUpdate().skipLocked()),
        )
        .returningAll()
        .executeTakeFirst(),

    /** Clears the content of a sent mail, since it may hold a code or a message. */
    async markSent(id: string, now: number): Promise<void> {
      await db
        .updateTable('outbox')
        .set({ sent_at: now, text: '', html: '', secret: null, last_error: null })
        .where('id', '=', id)
        .execute();
    },

    async postpone(id: string, until: number, error: string): Promise<void> {
      await db
        .updateTable('outbox')
        .set({ next_attempt_at: until, last_error: error.slice(0, 500) })
        .where('id', '=', id)
        .execute();
    },

    async drop(id: string): Promise<void> {
      await db.deleteFrom('outbox').where('id', '=', id).execute();
    },

    async sweep(sentBefore: number): Promise<void> {
      await db.deleteFrom('outbox').where('sent_at', 'is not', null).where('sent_at', '<=', sentBefore).execute();
    },
  };
}

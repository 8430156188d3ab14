import type { OpenDatabase } from '../db/open.ts';
import type { OutboxTable } from '../db/schema.ts';

export type OutboxStore = ReturnType<typeof outboxStore>;
export type WaitingMail = OutboxTable;

/** The outbox as the worker sees it. */
export function outboxStore({ db, engine }: OpenDatabase) {
  return {
    /**
     * Takes the mail that is due longest and sets its next try to `leaseUntil`: no other instance takes it before,
     * and if this one dies while sending, another does then.
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

    /** Of a mail that has left only the fact is kept: its text may hold a code or a message. */
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

import type { Db } from '../../platform/db/open.ts';

export type TicketKind =
  | 'second-factor'
  | 'passkey-login'
  | 'passkey-check'
  | 'passkey-add'
  | 'fresh-reset'
  | 'unlocked'
  | 'not-me'
  | 'email-old'
  | 'email-new';

/** Single-use secrets, stored hashed. `data` is what belongs to one, as text. */
export function ticketStore(db: Db) {
  const living = (kind: TicketKind, hash: string, now: number) =>
    db.selectFrom('ticket').selectAll().where('kind', '=', kind).where('hash', '=', hash).where('expires_at', '>', now);

  return {
    async add(ticket: { kind: TicketKind; hash: string; accountId: string | null; data?: string; expiresAt: number }) {
      const { kind, hash, accountId, data = '', expiresAt } = ticket;
      const row = { kind, hash, account_id: accountId, data, tries: 0, expires_at: expiresAt };
      await db
        .insertInto('ticket')
        .values(row)
        .onConflict((conflict) => conflict.column('hash').doUpdateSet({ expires_at: expiresAt, tries: 0 }))
        .execute();
    },

    find: (kind: TicketKind, hash: string, now: number) => living(kind, hash, now).executeTakeFirst(),

    /** Counts a try before it is judged; undefined once there have been `max`. */
    countTry: (kind: TicketKind, hash: string, now: number, max: number) =>
      db
        .updateTable('ticket')
        .set((set) => ({ tries: set('tries', '+', 1) }))
        .where('kind', '=', kind)
        .where('hash', '=', hash)
        .where('expires_at', '>', now)
        .where('tries', '<', max)
        .returningAll()
        .executeTakeFirst(),

    /** Uses a ticket up. */
    take: (kind: TicketKind, hash: string, now: number) =>
      db
        .deleteFrom('ticket')
        .where('kind', '=', kind)
        .where('hash', '=', hash)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst(),

    of: (accountId: string, kind: TicketKind) =>
      db.selectFrom('ticket').selectAll().where('account_id', '=', accountId).where('kind', '=', kind).executeTakeFirst(),

    async removeOf(accountId: string, kinds: TicketKind[]): Promise<void> {
      await db.deleteFrom('ticket').where('account_id', '=', accountId).where('kind', 'in', kinds).execute();
    },

    async sweep(now: number): Promise<void> {
      await db.deleteFrom('ticket').where('expires_at', '<=', now).execute();
    },
  };
}

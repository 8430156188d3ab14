import type { Db } from '../../platform/db/open.ts';
import type { InvitationTable } from '../../platform/db/tables/accounts.ts';

/** Invitations that wait to be accepted. */
export function invitationStore(db: Db) {
  return {
    living: (now: number) =>
      db.selectFrom('invitation').selectAll().where('expires_at', '>', now).orderBy('created_at').execute(),

    async replace(invitation: InvitationTable): Promise<void> {
      await db.deleteFrom('invitation').where('email', '=', invitation.email).execute();
      await db.insertInto('invitation').values(invitation).execute();
    },

    find: (tokenHash: string, now: number) =>
      db
        .selectFrom('invitation')
        .selectAll()
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .executeTakeFirst(),

    take: (tokenHash: string, now: number) =>
      db
        .deleteFrom('invitation')
        .where('token_hash', '=', tokenHash)
        .where('expires_at', '>', now)
        .returningAll()
        .executeTakeFirst(),

    remove: (id: string) => db.deleteFrom('invitation').where('id', '=', id).returningAll().executeTakeFirst(),

    async sweep(now: number): Promise<void> {
      await db.deleteFrom('invitation').where('expires_at', '<=', now).execute();
    },
  };
}

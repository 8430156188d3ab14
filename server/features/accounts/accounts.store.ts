import type { OpenDatabase } from '../../platform/db/open.ts';
import type { AccountTable } from '../../platform/db/schema.ts';
import { type Mail, pretendToPutIntoOutbox, putIntoOutbox } from '../../platform/mail/outbox.ts';
import { hasOwner, lockAccounts } from './account-lock.ts';

export type AccountStore = ReturnType<typeof accountStore>;

/** The accounts' rows and the tokens that reset their passwords. */
export function accountStore({ db, engine }: OpenDatabase) {
  return {
    findByEmail: (email: string) => db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst(),

    hasOwner: () => hasOwner(db),

    /** Approves an account that the configuration names; it is owner if nobody is yet. */
    approveNamed: (id: string, now: number): Promise<AccountTable['role']> =>
      db.transaction().execute(async (trx) => {
        await lockAccounts(trx, engine);
        const role = (await hasOwner(trx)) ? 'admin' : 'owner';
        await trx
          .updateTable('account')
          .set({ approved_at: now, role })
          .where('id', '=', id)
          .where('approved_at', 'is', null)
          .execute();
        return role;
      }),

    /** Keeps a token and sends its mail; without an account the same work is done and nobody gets anything. */
    async addResetToken(
      token: { hash: string; accountId: string | null; expiresAt: number },
      mail: Mail | undefined,
    ): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('reset_token')
          .values({ token_hash: token.hash, account_id: token.accountId, expires_at: token.expiresAt })
          .execute();
        if (mail) await (token.accountId ? putIntoOutbox : pretendToPutIntoOutbox)(trx, mail);
      });
    },

    findByResetToken: (hash: string, now: number) =>
      db
        .selectFrom('reset_token')
        .innerJoin('account', 'account.id', 'reset_token.account_id')
        .select(['account.id', 'account.email', 'account.username'])
        .where('reset_token.token_hash', '=', hash)
        .where('reset_token.expires_at', '>', now)
        .executeTakeFirst(),

    /** Uses a token up: the new password holds, all sessions and tokens of the account are gone. False if another was quicker. */
    resetPassword: (reset: { hash: string; accountId: string; passwordHash: string; now: number }): Promise<boolean> =>
      db.transaction().execute(async (trx) => {
        const used = await trx
          .deleteFrom('reset_token')
          .where('token_hash', '=', reset.hash)
          .where('expires_at', '>', reset.now)
          .executeTakeFirst();
        if (used.numDeletedRows === 0n) return false;
        await trx.updateTable('account').set({ password_hash: reset.passwordHash }).where('id', '=', reset.accountId).execute();
        await trx.deleteFrom('reset_token').where('account_id', '=', reset.accountId).execute();
        await trx.deleteFrom('session').where('account_id', '=', reset.accountId).execute();
        return true;
      }),

    async sweepResetTokens(now: number): Promise<void> {
      await db.deleteFrom('reset_token').where('expires_at', '<=', now).execute();
    },
  };
}

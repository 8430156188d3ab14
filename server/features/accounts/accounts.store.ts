import type { OpenDatabase } from '../../platform/db/open.ts';
import type { AccountTable } from '../../platform/db/schema.ts';
import { type Mail, putDecoyIntoOutbox, putIntoOutbox } from '../../platform/mail/outbox.ts';
import { hasOwner, lockAccounts } from './account-lock.ts';

export type AccountStore = ReturnType<typeof accountStore>;

/** Accounts and password reset tokens. */
export function accountStore({ db, engine }: OpenDatabase) {
  return {
    findByEmail: (email: string) => db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst(),

    hasOwner: () => hasOwner(db),

    /** Approves an account listed in the configuration; it becomes owner if there is none yet. */
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

    /** Stores a token and queues its mail. Without an account it does the same work but sends nothing. */
    async addResetToken(
      token: { hash: string; accountId: string | null; expiresAt: number },
      mail: Mail | undefined,
    ): Promise<void> {
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto('reset_token')
          .values({ token_hash: token.hash, account_id: token.accountId, expires_at: token.expiresAt })
          .execute();
        if (mail) await (token.accountId ? putIntoOutbox : putDecoyIntoOutbox)(trx, mail);
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

    /** Consumes a token: sets the password and deletes the account's sessions and tokens. False if the token was already used. */
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

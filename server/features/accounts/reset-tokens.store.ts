import type { Db } from '../../platform/db/open.ts';

/** Password reset tokens. Rows without an account are decoys. */
export function resetTokenStore(db: Db) {
  return {
    async add(token: { hash: string; accountId: string | null; expiresAt: number }): Promise<void> {
      await db
        .insertInto('reset_token')
        .values({ token_hash: token.hash, account_id: token.accountId, expires_at: token.expiresAt })
        .execute();
    },

    accountOf: (hash: string, now: number) =>
      db
        .selectFrom('reset_token')
        .innerJoin('account', 'account.id', 'reset_token.account_id')
        .selectAll('account')
        .where('reset_token.token_hash', '=', hash)
        .where('reset_token.expires_at', '>', now)
        .executeTakeFirst(),

    /** Uses a token up; false if it was used already. */
    async take(hash: string, now: number): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('reset_token')
        .where('token_hash', '=', hash)
        .where('expires_at', '>', now)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },

    async removeOf(accountId: string): Promise<void> {
      await db.deleteFrom('reset_token').where('account_id', '=', accountId).execute();
    },

    async sweep(now: number): Promise<void> {
      await db.deleteFrom('reset_token').where('expires_at', '<=', now).execute();
    },
  };
}

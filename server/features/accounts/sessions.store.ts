import type { Db } from '../../platform/db/open.ts';

export const factorRuleSetting = 'second-factor-start';

type NewSession = { tokenHash: string; id: string; accountId: string; userAgent: string; network: string; now: number };

export function sessionStore(db: Db) {
  return {
    async add(session: NewSession): Promise<void> {
      await db
        .insertInto('session')
        .values({
          token_hash: session.tokenHash,
          id: session.id,
          account_id: session.accountId,
          created_at: session.now,
          last_used_at: session.now,
          verified_at: session.now,
          user_agent: session.userAgent,
          network_hash: session.network,
        })
        .execute();
    },

    /** The session with its account, if the account is still approved, and what is required of it. */
    find: (tokenHash: string) =>
      db
        .selectFrom('session')
        .innerJoin('account', 'account.id', 'session.account_id')
        .select([
          'account.id',
          'account.username',
          'account.email',
          'account.role',
          'session.id as session_id',
          'session.created_at',
          'session.last_used_at',
          'session.verified_at',
        ])
        .select(({ selectFrom, fn }) => [
          selectFrom('factor')
            .select(fn.countAll<number>().as('factors'))
            .whereRef('factor.account_id', '=', 'account.id')
            .where('factor.confirmed_at', 'is not', null)
            .as('factors'),
          selectFrom('setting').select('setting.value').where('setting.name', '=', factorRuleSetting).as('factor_start'),
        ])
        .where('session.token_hash', '=', tokenHash)
        .where('account.approved_at', 'is not', null)
        .executeTakeFirst(),

    of: (accountId: string) =>
      db.selectFrom('session').selectAll().where('account_id', '=', accountId).orderBy('last_used_at', 'desc').execute(),

    async touch(tokenHash: string, now: number): Promise<void> {
      await db.updateTable('session').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute();
    },

    /** The password or a factor has just been given again. */
    async verified(id: string, now: number): Promise<void> {
      await db.updateTable('session').set({ verified_at: now }).where('id', '=', id).execute();
    },

    async remove(tokenHash: string): Promise<void> {
      await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
    },

    /** Ends every session of an account, but for one; returns how many there were. */
    async removeOf(accountId: string, butFor = ''): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom('session')
        .where('account_id', '=', accountId)
        .where('id', '!=', butFor)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },

    async sweep(ended: { createdBefore: number; unusedSince: number }): Promise<void> {
      await db
        .deleteFrom('session')
        .where((or) => or.or([or('created_at', '<=', ended.createdBefore), or('last_used_at', '<=', ended.unusedSince)]))
        .execute();
    },
  };
}

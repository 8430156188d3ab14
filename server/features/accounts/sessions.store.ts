import { sql } from 'kysely';
import type { OpenDatabase } from '../../platform/db/open.ts';

export type SessionStore = ReturnType<typeof sessionStore>;

export function sessionStore({ db, engine }: OpenDatabase) {
  return {
    /**
     * Adds a session if the account still has the given password hash; false if it was reset meanwhile. The lock waits for a
     * concurrent reset, so that the reset cannot miss this session.
     */
    async add(session: { tokenHash: string; accountId: string; passwordHash: string; now: number }): Promise<boolean> {
      const now = sql.lit(session.now);
      const added = await db
        .insertInto('session')
        .columns(['token_hash', 'account_id', 'created_at', 'last_used_at'])
        .expression((from) =>
          from
            .selectFrom('account')
            .select([
              sql<string>`${sql.val(session.tokenHash)}`.as('token_hash'),
              'id',
              sql<number>`${now}`.as('created_at'),
              sql<number>`${now}`.as('last_used_at'),
            ])
            .where('id', '=', session.accountId)
            .where('password_hash', '=', session.passwordHash)
            .$if(engine === 'postgres', (query) => query.forShare()),
        )
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows === 1n;
    },

    /** The session with its account, if the account is still approved. */
    find: (tokenHash: string) =>
      db
        .selectFrom('session')
        .innerJoin('account', 'account.id', 'session.account_id')
        .select(['account.id', 'account.username', 'account.email', 'account.role', 'session.created_at', 'session.last_used_at'])
        .where('session.token_hash', '=', tokenHash)
        .where('account.approved_at', 'is not', null)
        .executeTakeFirst(),

    async touch(tokenHash: string, now: number): Promise<void> {
      await db.updateTable('session').set({ last_used_at: now }).where('token_hash', '=', tokenHash).execute();
    },

    async remove(tokenHash: string): Promise<void> {
      await db.deleteFrom('session').where('token_hash', '=', tokenHash).execute();
    },

    async sweep(ended: { createdBefore: number; unusedSince: number }): Promise<void> {
      await db
        .deleteFrom('session')
        .where((or) => or.or([or('created_at', '<=', ended.createdBefore), or('last_used_at', '<=', ended.unusedSince)]))
        .execute();
    },
  };
}

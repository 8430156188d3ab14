import { recordActivity } from '../../platform/activity.ts';
import type { OpenDatabase } from '../../platform/db/open.ts';
import type { AccountStore } from './accounts.store.ts';
import type { TeamService } from './team.service.ts';

/** The actor recorded for commands run on the server's console. */
const operator = { id: 'operator', username: 'Operator', email: '', role: 'owner' } as const;
/** Rate limits keyed by email address. Those keyed by IP address expire within the hour. */
const limitsOf = (email: string) => ['login-to', 'forgot-to', 'resend-to', 'signup-mail'].map((what) => `${what}:${email}`);

type Needs = { database: OpenDatabase; accounts: AccountStore; team: TeamService; now: () => number };

/** Account commands for the server's operator (npm run admin). */
export function operatorService({ database: { db }, accounts, team, now }: Needs) {
  const sessionsOf = (accountId: string) =>
    db.selectFrom('session').select(['created_at', 'last_used_at']).where('account_id', '=', accountId);

  return {
    list: () => team.list(),
    find: (email: string) => accounts.findByEmail(email),

    /** If there is no owner yet, the approved account becomes owner: someone must approve the others. */
    async approve({ id, email }: { id: string; email: string }): Promise<void> {
      if (await accounts.hasOwner()) return team.approve(id, operator);
      await accounts.approveNamed(id, now());
      await recordActivity(db, { admin: operator, action: 'team.approve', subject: email });
    },

    /** Resets the login and mail limits of an address; returns how many there were. */
    async unlock(email: string): Promise<number> {
      const { numDeletedRows } = await db.deleteFrom('rate_limit').where('key', 'in', limitsOf(email)).executeTakeFirst();
      return Number(numDeletedRows);
    },

    sessions: ({ id }: { id: string }) => sessionsOf(id).orderBy('last_used_at', 'desc').execute(),

    async endSessions({ id }: { id: string }): Promise<number> {
      const { numDeletedRows } = await db.deleteFrom('session').where('account_id', '=', id).executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

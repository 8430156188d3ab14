import { recordActivity } from '../../platform/activity.ts';
import type { OpenDatabase } from '../../platform/db/open.ts';
import type { AccountStore } from './accounts.store.ts';
import type { TeamService } from './team.service.ts';

/** Who acts when it is done on the server's own console. */
const operator = { id: 'operator', username: 'Operator', email: '', role: 'owner' } as const;
/** Limits that count by mail address; those by network address run out by themselves within the hour. */
const limitsOf = (email: string) => ['login-to', 'forgot-to', 'resend-to', 'signup-mail'].map((what) => `${what}:${email}`);

type Needs = { database: OpenDatabase; accounts: AccountStore; team: TeamService; now: () => number };

/** What whoever runs the server may do with accounts by hand (npm run admin). */
export function operatorService({ database: { db }, accounts, team, now }: Needs) {
  const sessionsOf = (accountId: string) =>
    db.selectFrom('session').select(['created_at', 'last_used_at']).where('account_id', '=', accountId);

  return {
    list: () => team.list(),
    find: (email: string) => accounts.findByEmail(email),

    /** Where nobody is an owner yet, whoever is approved becomes one: somebody has to approve the others. */
    async approve({ id, email }: { id: string; email: string }): Promise<void> {
      if (await accounts.hasOwner()) return team.approve(id, operator);
      await accounts.approveNamed(id, now());
      await recordActivity(db, { admin: operator, action: 'team.approve', subject: email });
    },

    /** Forgets wrong passwords and how often mails were asked for; gives how many limits there were. */
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

import type { Role } from '../../../contract/roles.ts';
import { recordActivity } from '../../platform/activity.ts';
import type { OpenDatabase } from '../../platform/db/open.ts';
import { limits } from '../../platform/rate-limit/rate-limit.ts';
import { minutes } from '../../platform/time.ts';
import { inTeamTransaction } from './account-lock.ts';
import { accountStore } from './accounts.store.ts';
import type { InvitationService } from './invitations.service.ts';
import { unlockedHash } from './login-budget.ts';
import { sessionStore } from './sessions.store.ts';
import type { TeamService } from './team.service.ts';
import { ticketStore } from './tickets.store.ts';

/** The actor recorded for commands run on the server's console. */
const operator = { id: 'operator', username: 'Operator' };
/** Rate limits keyed by email address. Those keyed by IP address expire within the hour. */
const limitsOf = (email: string) => ['login-to', 'forgot-to', 'resend-to', 'signup-mail'].map((what) => `${what}:${email}`);

type Needs = { database: OpenDatabase; team: TeamService; invitations: InvitationService; now: () => number };

/** Account commands for the server's operator (npm run admin). */
export function operatorService({ database, team, invitations, now }: Needs) {
  const { db } = database;
  return {
    list: () => team.list(),
    find: (email: string) => accountStore(db).findByEmail(email),

    /** If there is no owner yet, the approved account becomes owner: someone must approve the others. */
    async approve({ id, email }: { id: string; email: string }): Promise<void> {
      const isFirst = await inTeamTransaction(database, async (trx) => {
        const accounts = accountStore(trx);
        if (await accounts.hasOwner()) return false;
        await accounts.approve(id, now(), 'owner');
        await recordActivity(trx, { admin: operator, action: 'team.approve', subject: email });
        return true;
      });
      if (!isFirst) await team.approve(id, operator);
    },

    /**
     * Resets the login and mail limits of an address and returns how many there were. For a quarter of an hour strangers cannot
     * lock it again with a few guesses.
     */
    async unlock(email: string): Promise<number> {
      await ticketStore(db).add({ kind: 'unlocked', hash: unlockedHash(email), accountId: null, expiresAt: now() + minutes(15) });
      return limits(db, now).clear(limitsOf(email));
    },

    invite: (email: string, role: Role) => invitations.invite({ email, role }, operator),
    resetFactors: ({ id }: { id: string }) => team.resetFactors(id, operator),

    sessions: ({ id }: { id: string }) => sessionStore(db).of(id),
    endSessions: ({ id }: { id: string }): Promise<number> => sessionStore(db).removeOf(id),
  };
}

import type { Config } from '../../config.ts';
import type { OpenDatabase } from '../../platform/db/open.ts';
import { limits as sharedLimits } from '../../platform/rate-limit/rate-limit.ts';
import { clientAddress } from '../../web/middleware/client-address.ts';
import { requireSession } from '../../web/middleware/session.ts';
import { accessRules } from './access.ts';
import { accountMails } from './account-mails.ts';
import { accountRoutes } from './accounts.http.ts';
import { accountService } from './accounts.service.ts';
import { accountStore } from './accounts.store.ts';
import { operatorService } from './operator.ts';
import { registrationService } from './registration.service.ts';
import { registrationStore } from './registrations.store.ts';
import { sessionStore } from './sessions.store.ts';
import { sessionService } from './sessions.ts';
import { teamRoutes } from './team.http.ts';
import { teamService } from './team.service.ts';
import { teamStore } from './team.store.ts';

type Needs = { database: OpenDatabase; config: Pick<Config, 'publicUrl' | 'adminEmails' | 'trustProxy'>; now?: () => number };

/** Accounts, sessions and team as a mountable feature. */
export function accountFeature({ database, config, now = Date.now }: Needs) {
  const mails = accountMails(config.publicUrl);
  const limits = sharedLimits(database.db, now);
  const rules = accessRules(config);
  const sessions = sessionService({ store: sessionStore(database), now });
  const stores = { accounts: accountStore(database), registrations: registrationStore(database) };
  const accounts = accountService({
    store: stores.accounts,
    registrations: stores.registrations,
    sessions,
    mails,
    limits,
    rules,
    now,
  });
  const registrations = registrationService({
    store: stores.registrations,
    accounts: stores.accounts,
    mails,
    limits,
    rules,
    now,
  });
  const team = teamService({ store: teamStore(database), mails, now });
  const requireAdmin = requireSession(sessions.find);

  return {
    requireAdmin,
    findSession: sessions.find,
    needsFirstOwner: accounts.needsFirstOwner,
    issueResetToken: accounts.issueResetToken,
    operator: operatorService({ database, accounts: stores.accounts, team, now }),
    routes: [
      accountRoutes({ accounts, registrations, sessions, requireAdmin, addressOf: (c) => clientAddress(c, config.trustProxy) }),
      teamRoutes({ team, requireAdmin }),
    ],
    /** Deletes expired sessions, tokens, unverified registrations and limits. */
    async sweep() {
      await sessions.sweep();
      await accounts.sweep();
      await registrations.sweep();
      await limits.sweep();
    },
  };
}

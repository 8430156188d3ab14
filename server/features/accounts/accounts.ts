import type { Context } from 'hono';
import type { Config } from '../../config.ts';
import { recordActivity } from '../../platform/activity.ts';
import type { OpenDatabase } from '../../platform/db/open.ts';
import { limits as sharedLimits } from '../../platform/rate-limit/rate-limit.ts';
import type { OpenKey } from '../../platform/seal.ts';
import { allowedNetworks } from '../../web/middleware/allowed-networks.ts';
import { requireSession } from '../../web/middleware/session.ts';
import { type AccessConfig, accessRules } from './access.ts';
import { accountMails } from './account-mails.ts';
import { accountRoutes } from './accounts.http.ts';
import { accountService } from './accounts.service.ts';
import { callerOf } from './caller.ts';
import { factorSecrets } from './factor-secrets.ts';
import { factorService } from './factors.service.ts';
import { invitationService } from './invitations.service.ts';
import { meRoutes } from './me.http.ts';
import { meService } from './me.service.ts';
import { accountNotices } from './notices.ts';
import { operatorService } from './operator.ts';
import { type Passwords, passwordHashing } from './passwords.ts';
import { registrationService } from './registration.service.ts';
import { secondFactor } from './second-factor.ts';
import { sessionService } from './sessions.service.ts';
import { signInService } from './sign-in.service.ts';
import { teamRoutes } from './team.http.ts';
import { teamService } from './team.service.ts';

type Needs = {
  database: OpenDatabase;
  config: AccessConfig & Pick<Config, 'adminNetworks'>;
  /** Opens the keys of authenticator apps; without it no code is right. */
  key?: OpenKey;
  passwords?: Passwords;
  now?: () => number;
};

/** Accounts, sessions and team as a mountable feature. */
export function accountFeature({ database, config, key, passwords = passwordHashing(), now = Date.now }: Needs) {
  const mails = accountMails(config.publicUrl);
  const notices = accountNotices({ mails, now });
  const limits = sharedLimits(database.db, now);
  const rules = accessRules(config);
  const secrets = factorSecrets(key);
  const factor = secondFactor({ publicUrl: config.publicUrl, secrets, now });
  const sessions = sessionService({ database, notices, now });
  const accounts = accountService({ database, mails, notices, limits, passwords, now });
  const signIn = signInService({ database, sessions, limits, rules, factor, notices, passwords, now });
  const registrations = registrationService({ database, mails, notices, limits, rules, passwords, now });
  const team = teamService({ database, mails, notices, now });
  const invitations = invitationService({ database, mails, limits, passwords, now });
  const factors = factorService({ database, factor, notices, limits, passwords, now });
  const me = meService({ database, mails, notices, limits, factors, factorRule: team.factorRule, passwords, now });
  const requireNetwork = allowedNetworks(config);
  const caller = (c: Context) => callerOf(c, config.trustProxy);
  const requireAdmin = requireSession(sessions.find, {
    requireNetwork,
    networkOf: (c) => caller(c).address,
    /** What is only read leaves no other trace. */
    async onEvent(event, admin, network) {
      if (!event.startsWith('export.')) return;
      await recordActivity(database.db, { admin, action: event, subject: event.slice('export.'.length), network, at: now() });
    },
  });

  return {
    requireAdmin,
    findSession: sessions.find,
    needsFirstOwner: accounts.needsFirstOwner,
    issueResetToken: accounts.issueResetToken,
    operator: operatorService({ database, team, invitations, now }),
    routes: [
      accountRoutes({ accounts, signIn, registrations, invitations, me, callerOf: caller, requireNetwork }),
      meRoutes({ me, factors, sessions, requireAdmin, callerOf: caller }),
      teamRoutes({ team, invitations, requireAdmin }),
    ],
    /** Encrypts the keys of authenticator apps for every machine; returns how many this one cannot open. */
    sealFactors: () => secrets.reseal(database.db),
    /** Deletes expired sessions, tokens, invitations, unverified registrations and limits. */
    async sweep() {
      await sessions.sweep();
      await accounts.sweep();
      await invitations.sweep();
      await registrations.sweep();
      await limits.sweep();
    },
  };
}

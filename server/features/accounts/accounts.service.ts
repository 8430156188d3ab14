import { AppError, badInput } from '../../errors.ts';
import { recordActivity } from '../../platform/activity.ts';
import type { OpenDatabase } from '../../platform/db/open.ts';
import { putDecoyIntoOutbox, putIntoOutbox } from '../../platform/mail/outbox.ts';
import type { Limits } from '../../platform/rate-limit/rate-limit.ts';
import { minutes } from '../../platform/time.ts';
import { accountLimits } from './account-limits.ts';
import type { AccountMails } from './account-mails.ts';
import { accountStore } from './accounts.store.ts';
import { type Caller, deviceHash } from './caller.ts';
import { deviceStore } from './devices.store.ts';
import { freshResetHash } from './login-budget.ts';
import { minimumMs, withMinimumDuration } from './minimum-duration.ts';
import type { Notices } from './notices.ts';
import { passwordWeakness } from './password-strength.ts';
import type { Passwords } from './passwords.ts';
import { resetTokenStore } from './reset-tokens.store.ts';
import { hashSecret, newToken } from './secrets.ts';
import { sessionStore } from './sessions.store.ts';
import { ticketStore } from './tickets.store.ts';

const resetMs = minutes(60);
const freshResetMs = minutes(60);

type Needs = {
  database: OpenDatabase;
  mails: AccountMails;
  notices: Notices;
  limits: Limits;
  passwords: Passwords;
  now: () => number;
};

/** Forgotten passwords, and mails that were not expected. */
export function accountService({ database: { db }, mails, notices, limits, passwords, now }: Needs) {
  return {
    /**
     * Known and unknown addresses cost nearly the same. The minimum duration hides the rest: an extra account lookup in
     * PostgreSQL. A device that has signed in before has a budget of its own: strangers cannot use it up.
     */
    forgotPassword: (email: string, caller: Caller): Promise<void> =>
      withMinimumDuration(minimumMs, async () => {
        const isKnown = caller.device !== undefined && (await deviceStore(db).isKnown(deviceHash(caller), email));
        if (isKnown) await limits.take(`forgot-device:${deviceHash(caller)}`, accountLimits.forgotPerAccount);
        else {
          await limits.take(`forgot:${caller.address}`, accountLimits.forgotPerAddress);
          await limits.take(`forgot-to:${email}`, accountLimits.forgotPerAccount);
        }
        const account = await accountStore(db).findByEmail(email);
        const token = newToken();
        await db.transaction().execute(async (trx) => {
          const accountId = account?.id ?? null;
          await resetTokenStore(trx).add({ hash: hashSecret(token), accountId, expiresAt: now() + resetMs });
          await (account ? putIntoOutbox : putDecoyIntoOutbox)(trx, mails.resetToken({ email, token }));
        });
      }),

    /** A reset token for a user whom mail does not reach; undefined if the address has no account. */
    async issueResetToken(email: string): Promise<string | undefined> {
      const account = await accountStore(db).findByEmail(email);
      if (!account) return undefined;
      const token = newToken();
      await resetTokenStore(db).add({ hash: hashSecret(token), accountId: account.id, expiresAt: now() + resetMs });
      return token;
    },

    /** Ends every session. The browser that did it may log in at once, whatever strangers have done to the limits. */
    async resetPassword({ token, newPassword }: { token: string; newPassword: string }, caller: Caller): Promise<void> {
      const key = `reset:${caller.address}`;
      await limits.check(key, accountLimits.resetPerAddress);
      await limits.take(`password:${caller.address}`, accountLimits.passwordsPerAddress);
      const hash = hashSecret(token);
      const account = await resetTokenStore(db).accountOf(hash, now());
      const weakness = await passwordWeakness(newPassword, [account?.username ?? '', account?.email ?? '']);
      if (weakness) throw badInput({ newPassword: weakness }, 'weak-password');
      const passwordHash = await passwords.hashPassword(newPassword, { of: caller.address });
      const isReset = await db.transaction().execute(async (trx) => {
        const tokens = resetTokenStore(trx);
        if (!account || !(await tokens.take(hash, now()))) return false;
        await accountStore(trx).setPassword(account.id, passwordHash);
        await tokens.removeOf(account.id);
        await sessionStore(trx).removeOf(account.id);
        await deviceStore(trx).removeOf(account.id);
        if (caller.device) await deviceStore(trx).remember(deviceHash(caller), account.id, now());
        const exempt = { hash: freshResetHash(account.email, caller), accountId: account.id, expiresAt: now() + freshResetMs };
        await ticketStore(trx).add({ kind: 'fresh-reset', ...exempt });
        await notices.tell(trx, account, { what: 'password' });
        const entry = { admin: account, action: 'password.reset', subject: account.email, network: caller.address };
        await recordActivity(trx, { ...entry, at: now() });
        return true;
      });
      if (isReset) return;
      await limits.take(key, accountLimits.resetPerAddress);
      throw wrongToken();
    },

    /** 'This was not me': logs every device of the account out and forgets them. Works without a login, once. */
    async notMe(token: string, { address }: Caller): Promise<void> {
      await limits.check(`links:${address}`, accountLimits.linksPerAddress);
      const isDone = await db.transaction().execute(async (trx) => {
        const ticket = await ticketStore(trx).take('not-me', hashSecret(token), now());
        const account = ticket?.account_id ? await accountStore(trx).findById(ticket.account_id) : undefined;
        if (!account) return false;
        await sessionStore(trx).removeOf(account.id);
        await deviceStore(trx).removeOf(account.id);
        await ticketStore(trx).removeOf(account.id, ['second-factor', 'email-old', 'email-new']);
        await recordActivity(trx, { admin: account, action: 'not-me', subject: account.email, network: address, at: now() });
        return true;
      });
      if (isDone) return;
      await limits.take(`links:${address}`, accountLimits.linksPerAddress);
      throw wrongToken();
    },

    /** True until there is an approved owner: the server then prints how to become one. */
    needsFirstOwner: async () => !(await accountStore(db).hasOwner()),

    async sweep(): Promise<void> {
      await resetTokenStore(db).sweep(now());
      await ticketStore(db).sweep(now());
    },
  };
}

export const wrongToken = () => {
  const sentence = 'This token is not valid: it may be mistyped, used or expired. Check it, or ask for a new one.';
  return new AppError(400, sentence, { code: 'wrong-token', fields: { token: sentence } });
};

export type AccountService = ReturnType<typeof accountService>;

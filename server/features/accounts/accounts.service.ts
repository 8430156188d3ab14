import { company } from '../../../content/company.ts';
import type { Role } from '../../../contract/accounts.ts';
import { AppError, badInput } from '../../errors.ts';
import type { Limits } from '../../platform/rate-limit/rate-limit.ts';
import { minutes } from '../../platform/time.ts';
import type { AccessRules } from './access.ts';
import { accountLimits } from './account-limits.ts';
import type { AccountMails } from './account-mails.ts';
import type { AccountStore } from './accounts.store.ts';
import { minimumMs, withMinimumDuration } from './minimum-duration.ts';
import { passwordWeakness } from './password-strength.ts';
import { hashPassword, isPassword } from './passwords.ts';
import type { RegistrationStore } from './registrations.store.ts';
import { hashSecret, newToken } from './secrets.ts';
import type { Sessions } from './sessions.ts';

const resetMs = minutes(60);

type Deps = {
  store: AccountStore;
  registrations: RegistrationStore;
  sessions: Sessions;
  mails: AccountMails;
  limits: Limits;
  rules: AccessRules;
  now?: () => number;
};

/** Login and password reset. */
export function accountService({ store, registrations, sessions, mails, limits, rules, now = Date.now }: Deps) {
  return {
    async login(
      { email, password }: { email: string; password: string },
      address: string,
    ): Promise<{ token: string; role: Role }> {
      const keys = [
        [`login-to:${email}`, accountLimits.loginPerAccount],
        [`login:${address}`, accountLimits.loginPerAddress],
      ] as const;
      const each = async (step: Limits['check']) => {
        for (const [key, limit] of keys) await step(key, limit);
      };
      await each(limits.check);
      const account = await store.findByEmail(email);
      const registration = await registrations.latest(email);
      // Anyone can register any address. Known or not, a registration's password gets the same response in the same time.
      const isRight = await isPassword(password, account?.password_hash);
      const isRegistered = await isPassword(password, registration?.password_hash);
      // Of many parallel guesses, those above the limit learn nothing, right or wrong.
      await each(isRight ? limits.check : limits.take);
      if (!account || !isRight) throw isRegistered ? notVerified() : wrongCredentials();

      let role = account.role;
      if (account.approved_at === null) {
        if (!rules.isNamed(email)) throw notApproved();
        role = await store.approveNamed(account.id, now()); // added to ADMIN_EMAILS after the account was created
      }
      const token = await sessions.begin({ id: account.id, passwordHash: account.password_hash });
      if (!token) throw wrongCredentials();
      return { token, role };
    },

    /**
     * Known and unknown addresses cost nearly the same. The minimum duration hides the rest: an extra account lookup in
     * PostgreSQL.
     */
    forgotPassword: (email: string, address: string): Promise<void> =>
      withMinimumDuration(minimumMs, async () => {
        await limits.take(`forgot:${address}`, accountLimits.forgotPerAddress);
        await limits.take(`forgot-to:${email}`, accountLimits.forgotPerAccount);
        const account = await store.findByEmail(email);
        const token = newToken();
        const row = { hash: hashSecret(token), accountId: account?.id ?? null, expiresAt: now() + resetMs };
        await store.addResetToken(row, mails.resetToken({ email, token }));
      }),

    /** A reset token for a user whom mail does not reach; undefined if the address has no account. */
    async issueResetToken(email: string): Promise<string | undefined> {
      const account = await store.findByEmail(email);
      if (!account) return undefined;
      const token = newToken();
      await store.addResetToken({ hash: hashSecret(token), accountId: account.id, expiresAt: now() + resetMs }, undefined);
      return token;
    },

    async resetPassword({ token, newPassword }: { token: string; newPassword: string }, address: string): Promise<void> {
      const key = `reset:${address}`;
      await limits.check(key, accountLimits.resetPerAddress);
      await limits.take(`password:${address}`, accountLimits.passwordsPerAddress);
      const hash = hashSecret(token);
      const account = await store.findByResetToken(hash, now());
      const weakness = await passwordWeakness(newPassword, [account?.username ?? '', account?.email ?? '', company.name]);
      if (weakness) throw badInput({ newPassword: weakness }, 'weak-password');
      const passwordHash = await hashPassword(newPassword);
      const isReset = account && (await store.resetPassword({ hash, accountId: account.id, passwordHash, now: now() }));
      if (isReset) return;
      await limits.take(key, accountLimits.resetPerAddress);
      throw wrongToken();
    },

    /** True until there is an approved owner: the server then prints how to become one. */
    needsFirstOwner: async () => !(await store.hasOwner()),

    sweep: () => store.sweepResetTokens(now()),
  };
}

const wrongCredentials = () =>
  new AppError(401, 'Email or password is not correct. Please try again.', { code: 'wrong-credentials' });
const notVerified = () =>
  new AppError(403, 'Your email address is not verified yet. Enter the code we mailed you, or ask for a new one.', {
    code: 'not-verified',
  });
const notApproved = () =>
  new AppError(403, 'Your account waits for approval. An owner of this site has to approve it before you can log in.', {
    code: 'not-approved',
  });
const wrongToken = () => {
  const sentence = 'This token is not valid: it may be mistyped, used or expired. Check it, or ask for a new one.';
  return new AppError(400, sentence, { code: 'wrong-token', fields: { token: sentence } });
};

export type AccountService = ReturnType<typeof accountService>;

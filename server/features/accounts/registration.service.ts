import { randomUUID } from 'node:crypto';
import { company } from '../../../content/company.ts';
import { AppError, badInput } from '../../errors.ts';
import type { Counted, Limits } from '../../platform/rate-limit/rate-limit.ts';
import { days, minutes } from '../../platform/time.ts';
import type { AccessRules } from './access.ts';
import { accountLimits } from './account-limits.ts';
import type { AccountMails } from './account-mails.ts';
import type { AccountStore } from './accounts.store.ts';
import { minimumMs, withMinimumDuration } from './minimum-duration.ts';
import { passwordWeakness } from './password-strength.ts';
import { hashPassword } from './passwords.ts';
import type { RegistrationStore } from './registrations.store.ts';
import { hashSecret, newCode, sameHash } from './secrets.ts';

const codeMs = minutes(10);
const keepMs = days(7);

type Deps = {
  store: RegistrationStore;
  accounts: AccountStore;
  mails: AccountMails;
  limits: Limits;
  rules: AccessRules;
  now?: () => number;
};

/** Registration and email verification. Known and unknown addresses get the same responses for the same work. */
export function registrationService({ store, accounts, mails, limits, rules, now = Date.now }: Deps) {
  return {
    async signup(
      { username, email, password }: { username: string; email: string; password: string },
      address: string,
    ): Promise<void> {
      const key = `signup:${address}`;
      await limits.check(key, accountLimits.signupPerAddress);
      await limits.take(`password:${address}`, accountLimits.passwordsPerAddress);
      const weakness = await passwordWeakness(password, [username, email, company.name]);
      if (weakness) throw badInput({ password: weakness }, 'weak-password');
      await limits.take(key, accountLimits.signupPerAddress);

      const passwordHash = await hashPassword(password);
      const { hits } = await limits.count(`signup-mail:${email}`, accountLimits.signupMailsPerAccount);
      const send = hits <= accountLimits.signupMailsPerAccount.max;
      const isKnown = (await accounts.findByEmail(email)) !== undefined;
      const [id, code, time] = [randomUUID(), newCode(), now()];
      const codeMail = mails.verificationCode({ email, username, code, at: time });
      const knownMail = mails.alreadyRegistered({ email, at: time });
      const registration = {
        id,
        email,
        username,
        password_hash: passwordHash,
        code_hash: hashSecret(code, id),
        code_expires_at: send && !isKnown ? time + codeMs : 0,
        created_at: time,
      };
      await store.add(registration, isKnown ? knownMail : codeMail, { send });
    },

    /** Existing rows cost slightly more than missing ones. The minimum duration hides the difference, here and below. */
    verify: ({ email, verificationCode }: { email: string; verificationCode: string }, address: string): Promise<void> =>
      withMinimumDuration(minimumMs, async () => {
        const key = `verify:${address}`;
        await limits.check(key, accountLimits.verifyPerAddress);
        let failures: Counted | undefined;
        const isVerified = await store.tryCode({
          email,
          now: now(),
          isCodeOf: ({ id, codeHash }) => sameHash(hashSecret(verificationCode, id), codeHash),
          access: (state) => rules.accessOf(email, state),
          onWrong: async (trx) => {
            failures = await limits.count(key, accountLimits.verifyPerAddress, trx);
          },
        });
        if (failures) limits.refuseAbove(failures, accountLimits.verifyPerAddress);
        if (!isVerified) throw wrongCode();
      }),

    resendCode: (email: string, address: string): Promise<void> =>
      withMinimumDuration(minimumMs, async () => {
        await limits.take(`resend:${address}`, accountLimits.resendPerAddress);
        await limits.take(`resend-to:${email}`, accountLimits.resendPerAccount);
        const waiting = await store.waiting(email, now() - keepMs);
        // With several registrations, we cannot tell whose is the address owner's. Mailing a stranger's code would hand the
        // stranger the account.
        const registration = waiting.length === 1 ? waiting[0] : undefined;
        const [id, code] = [registration?.id ?? randomUUID(), newCode()];
        const codeMail = mails.verificationCode({
          email,
          username: registration?.username ?? 'nobody',
          code,
          at: registration?.created_at ?? now(),
        });
        const mail = waiting.length > 1 ? mails.severalWait({ email }) : codeMail;
        await store.renewCode({ id, hash: hashSecret(code, id), expiresAt: now() + codeMs }, mail, {
          send: waiting.length > 0,
        });
      }),

    sweep: () => store.sweep(now() - keepMs),
  };
}

const wrongCode = () => {
  const sentence = 'This code is not valid: it may be mistyped, used or expired. Check it, or ask for a new one.';
  return new AppError(400, sentence, { code: 'wrong-code', fields: { verificationCode: sentence } });
};

export type RegistrationService = ReturnType<typeof registrationService>;

import { randomUUID } from 'node:crypto';
import { AppError, badInput } from '../../errors.ts';
import { recordActivity } from '../../platform/activity.ts';
import type { OpenDatabase } from '../../platform/db/open.ts';
import { putDecoyIntoOutbox, putIntoOutbox } from '../../platform/mail/outbox.ts';
import type { Counted, Limits } from '../../platform/rate-limit/rate-limit.ts';
import { days, minutes } from '../../platform/time.ts';
import type { AccessRules } from './access.ts';
import { accountLimits } from './account-limits.ts';
import { inTeamTransaction } from './account-lock.ts';
import type { AccountMails } from './account-mails.ts';
import { accountStore } from './accounts.store.ts';
import type { Caller } from './caller.ts';
import { minimumMs, withMinimumDuration } from './minimum-duration.ts';
import type { Notices } from './notices.ts';
import { passwordWeakness } from './password-strength.ts';
import type { Passwords } from './passwords.ts';
import { registrationStore } from './registrations.store.ts';
import { removedStore } from './removed.store.ts';
import { hashSecret, newCode, sameHash } from './secrets.ts';

const codeMs = minutes(10);
const keepMs = days(7);

type Needs = {
  database: OpenDatabase;
  mails: AccountMails;
  notices: Notices;
  limits: Limits;
  rules: AccessRules;
  passwords: Passwords;
  now: () => number;
};

/** Registration and email verification. Known and unknown addresses get the same responses for the same work. */
export function registrationService({ database, mails, notices, limits, rules, passwords, now }: Needs) {
  const { db } = database;
  /** Where a whole domain needs no approval, codes are longer: addresses can be made up and codes guessed in bulk. */
  const newCodeFor = (email: string) => newCode(rules.isOfDomain(email) ? 12 : 6);
  const originOf = (email: string, address: string) => hashSecret(address, email);

  return {
    async signup(
      { username, email, password }: { username: string; email: string; password: string },
      { address }: Caller,
    ): Promise<void> {
      const key = `signup:${address}`;
      await limits.check(key, accountLimits.signupPerAddress);
      await limits.take(`password:${address}`, accountLimits.passwordsPerAddress);
      const weakness = await passwordWeakness(password, [username, email]);
      if (weakness) throw badInput({ password: weakness }, 'weak-password');
      await limits.take(key, accountLimits.signupPerAddress);

      const passwordHash = await passwords.hashPassword(password, { of: address });
      const { hits } = await limits.count(`signup-mail:${email}`, accountLimits.signupMailsPerAccount);
      const send = hits <= accountLimits.signupMailsPerAccount.max;
      const isKnown = (await accountStore(db).findByEmail(email)) !== undefined;
      const [id, code, time] = [randomUUID(), newCodeFor(email), now()];
      const codeMail = mails.verificationCode({ email, username, code, at: time });
      const knownMail = mails.alreadyRegistered({ email, at: time });
      const registration = {
        id,
        email,
        username,
        password_hash: passwordHash,
        code_hash: hashSecret(code, id),
        code_expires_at: send && !isKnown ? time + codeMs : 0,
        origin_hash: originOf(email, address),
        created_at: time,
      };
      await db.transaction().execute(async (trx) => {
        await registrationStore(trx).add(registration);
        await (send ? putIntoOutbox : putDecoyIntoOutbox)(trx, isKnown ? knownMail : codeMail);
      });
    },

    /** Existing rows cost slightly more than missing ones. The minimum duration hides the difference, here and below. */
    verify: ({ email, verificationCode }: { email: string; verificationCode: string }, { address }: Caller): Promise<void> =>
      withMinimumDuration(minimumMs, async () => {
        const key = `verify:${address}`;
        const isShort = verificationCode.length === 6;
        await limits.check(key, accountLimits.verifyPerAddress);
        if (isShort) await limits.check('verify-all', accountLimits.verifyOverAll);
        // Each try is counted before it is judged, so parallel ones gain nothing.
        const failures = await inTeamTransaction(database, async (trx): Promise<Counted | undefined> => {
          const [registrations, accounts] = [registrationStore(trx), accountStore(trx)];
          const living = await registrations.countTry(email, originOf(email, address), now());
          const found = living.find(({ id, code_hash }) => sameHash(hashSecret(verificationCode, id), code_hash));
          const existing = await accounts.findByEmail(email);
          if (!found || existing) {
            if (isShort) await limits.count('verify-all', accountLimits.verifyOverAll, trx);
            return limits.count(key, accountLimits.verifyPerAddress, trx);
          }
          const [hasOwner, wasRemoved] = [await accounts.hasOwner(), await removedStore(trx).has(email)];
          const { role, approved } = rules.accessOf(email, { hasOwner, wasRemoved });
          const { username, password_hash } = found;
          const times = { created_at: now(), approved_at: approved ? now() : null };
          const account = { id: randomUUID(), email, username, password_hash, role, ...times };
          await accounts.add(account);
          await registrations.removeOf(email);
          const action = approved ? 'register.approved' : 'register.waiting';
          await recordActivity(trx, { admin: account, action, subject: email, network: address, at: now() });
          if (!approved) await notices.tellOwners(trx, account);
          return undefined;
        });
        if (!failures) return;
        limits.refuseAbove(failures, accountLimits.verifyPerAddress);
        throw wrongCode();
      }),

    resendCode: (email: string, { address }: Caller): Promise<void> =>
      withMinimumDuration(minimumMs, async () => {
        await limits.take(`resend:${address}`, accountLimits.resendPerAddress);
        await limits.take(`resend-to:${email}`, accountLimits.resendPerAccount);
        const waiting = await registrationStore(db).waiting(email, now() - keepMs);
        // With several registrations, we cannot tell whose is the address owner's. Mailing a stranger's code would hand the
        // stranger the account. One that was made from the asking network is theirs: it gets a code as if it were made again.
        const own = waiting.filter(({ origin_hash }) => origin_hash === originOf(email, address));
        const registration = waiting.length === 1 ? waiting[0] : own.length === 1 ? own[0] : undefined;
        const [id, code] = [registration?.id ?? randomUUID(), newCodeFor(email)];
        const codeMail = mails.verificationCode({
          email,
          username: registration?.username ?? 'nobody',
          code,
          at: registration?.created_at ?? now(),
        });
        const mail = waiting.length > 1 && !registration ? mails.severalWait({ email }) : codeMail;
        await db.transaction().execute(async (trx) => {
          await registrationStore(trx).renewCode({ id, hash: hashSecret(code, id), expiresAt: now() + codeMs });
          await (waiting.length ? putIntoOutbox : putDecoyIntoOutbox)(trx, mail);
        });
      }),

    sweep: () => registrationStore(db).sweep(now() - keepMs),
  };
}

const wrongCode = () => {
  const sentence = 'This code is not valid: it may be mistyped, used or expired. Check it, or ask for a new one.';
  return new AppError(400, sentence, { code: 'wrong-code', fields: { verificationCode: sentence } });
};

export type RegistrationService = ReturnType<typeof registrationService>;

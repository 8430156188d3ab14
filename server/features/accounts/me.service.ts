import type { Me, ProfileInput } from '../../../contract/accounts.ts';
import { badInput, verifyAgain } from '../../errors.ts';
import { recordActivity } from '../../platform/activity.ts';
import type { Admin } from '../../platform/admin.ts';
import type { OpenDatabase } from '../../platform/db/open.ts';
import { putIntoOutbox } from '../../platform/mail/outbox.ts';
import type { Limits } from '../../platform/rate-limit/rate-limit.ts';
import { days } from '../../platform/time.ts';
import { accountLimits } from './account-limits.ts';
import type { AccountMails } from './account-mails.ts';
import { wrongToken } from './accounts.service.ts';
import { accountStore } from './accounts.store.ts';
import type { Caller } from './caller.ts';
import type { FactorService } from './factors.service.ts';
import type { Notices } from './notices.ts';
import { passwordWeakness } from './password-strength.ts';
import type { Passwords } from './passwords.ts';
import { hashSecret, newToken } from './secrets.ts';
import { sessionStore } from './sessions.store.ts';
import { ticketStore } from './tickets.store.ts';

const confirmMs = days(1);

type Needs = {
  database: OpenDatabase;
  mails: AccountMails;
  notices: Notices;
  limits: Limits;
  factors: FactorService;
  factorRule: () => Promise<number | null>;
  passwords: Passwords;
  now: () => number;
};

/** One's own account: name, address and password. */
export function meService({ database: { db }, mails, notices, limits, factors, factorRule, passwords, now }: Needs) {
  async function changePassword(admin: Admin, { current, new: wanted }: { current: string; new: string }, address: string) {
    const key = `factor:${admin.id}`;
    await limits.take(key, accountLimits.factorPerAccount);
    const turn = { of: address, isKnown: true };
    const account = await accountStore(db).findById(admin.id);
    if (!(await passwords.isPassword(current, account?.password_hash, turn)))
      throw badInput({ current: 'This password is not right.' });
    await limits.giveBack(key);
    const weakness = await passwordWeakness(wanted, [admin.username, admin.email]);
    if (weakness) throw badInput({ new: weakness }, 'weak-password');
    const passwordHash = await passwords.hashPassword(wanted, turn);
    await db.transaction().execute(async (trx) => {
      await accountStore(trx).setPassword(admin.id, passwordHash);
      await sessionStore(trx).removeOf(admin.id, admin.sessionId);
      await notices.tell(trx, admin, { what: 'password' });
      await recordActivity(trx, { admin, action: 'password.change', subject: admin.email, network: address, at: now() });
    });
  }

  /** Mails a link to the old and to the new address; both have to be followed. */
  const askForEmail = (admin: Admin, email: string) =>
    db.transaction().execute(async (trx) => {
      const tickets = ticketStore(trx);
      await tickets.removeOf(admin.id, ['email-old', 'email-new']);
      if (email === admin.email) return;
      const isTaken = (await accountStore(trx).findByEmail(email)) !== undefined;
      for (const [kind, to] of [
        ['email-old', admin.email],
        ['email-new', email],
      ] as const) {
        const token = newToken();
        const row = { hash: hashSecret(token), accountId: admin.id, data: email, expiresAt: now() + confirmMs };
        await tickets.add({ kind, ...row });
        const isStranger = isTaken && kind === 'email-new'; // its owner learns of it; the asker does not learn that it is taken
        await putIntoOutbox(
          trx,
          isStranger ? mails.alreadyRegistered({ email, at: now() }) : mails.confirmEmail({ to, email, token }),
        );
      }
    });

  return {
    async read({ id, username, email, role }: Admin): Promise<Me> {
      const waiting = await ticketStore(db).of(id, 'email-new');
      return {
        id,
        username,
        email,
        role,
        factors: await factors.list(id),
        recoveryCodesLeft: await factors.codesLeft(id),
        factorRequiredFrom: await factorRule(),
        newEmail: waiting && waiting.expires_at > now() ? waiting.data : null,
      };
    },

    async change(admin: Admin, { username, password, email }: ProfileInput, { address }: Caller): Promise<void> {
      if (email !== undefined && email !== admin.email && !admin.isRecent) throw verifyAgain();
      if (password) await changePassword(admin, password, address);
      if (username !== undefined && username !== admin.username) {
        await accountStore(db).setUsername(admin.id, username);
        const names = { before: { username: admin.username }, after: { username } };
        await recordActivity(db, { admin, action: 'account.name', subject: admin.email, ...names });
      }
      if (email !== undefined) await askForEmail(admin, email);
    },

    /** A yes from the old or the new address; the second one makes the change. Returns whether it is made. */
    async confirmEmail(token: string, { address }: Caller): Promise<boolean> {
      const key = `links:${address}`;
      await limits.check(key, accountLimits.linksPerAddress);
      const hash = hashSecret(token);
      const answer = await db.transaction().execute(async (trx) => {
        const tickets = ticketStore(trx);
        const ticket = (await tickets.take('email-old', hash, now())) ?? (await tickets.take('email-new', hash, now()));
        if (!ticket?.account_id) return undefined;
        const other = await tickets.of(ticket.account_id, ticket.kind === 'email-old' ? 'email-new' : 'email-old');
        if (other && other.expires_at > now()) return 'half';
        const [account, email] = [await accountStore(trx).findById(ticket.account_id), ticket.data];
        if (!account || other || (await accountStore(trx).findByEmail(email))) return undefined;
        await accountStore(trx).setEmail(account.id, email);
        const news = { what: 'email', email } as const;
        await notices.tell(trx, account, news);
        await notices.tell(trx, account, news, email);
        const change = { before: { email: account.email }, after: { email } };
        await recordActivity(trx, { admin: account, action: 'account.email', subject: email, ...change, network: address });
        return 'done';
      });
      if (answer) return answer === 'done';
      await limits.take(key, accountLimits.linksPerAddress);
      throw wrongToken();
    },
  };
}

export type MeService = ReturnType<typeof meService>;

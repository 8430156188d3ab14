import type { FactorProof, SecondFactorMethod } from '../../../contract/accounts.ts';
import type { Role } from '../../../contract/roles.ts';
import { AppError } from '../../errors.ts';
import { recordActivity } from '../../platform/activity.ts';
import type { Db, OpenDatabase } from '../../platform/db/open.ts';
import type { AccountTable } from '../../platform/db/tables/accounts.ts';
import type { Limits } from '../../platform/rate-limit/rate-limit.ts';
import { minutes } from '../../platform/time.ts';
import type { AccessRules } from './access.ts';
import { accountLimits } from './account-limits.ts';
import { inTeamTransaction } from './account-lock.ts';
import { accountStore } from './accounts.store.ts';
import { type Caller, deviceHash } from './caller.ts';
import { deviceStore } from './devices.store.ts';
import { factorStore } from './factors.store.ts';
import { takeLoginBudget } from './login-budget.ts';
import type { Notices } from './notices.ts';
import type { Passwords } from './passwords.ts';
import { registrationStore } from './registrations.store.ts';
import { removedStore } from './removed.store.ts';
import type { SecondFactor } from './second-factor.ts';
import { hashSecret, newToken } from './secrets.ts';
import type { Sessions } from './sessions.service.ts';
import { ticketStore } from './tickets.store.ts';

const ticketMs = minutes(5);
const ticketTries = 5;
const nobody = { id: '', username: '' };

type Needs = {
  database: OpenDatabase;
  sessions: Sessions;
  limits: Limits;
  rules: AccessRules;
  factor: SecondFactor;
  notices: Notices;
  passwords: Passwords;
  now: () => number;
};
type SignedIn = { token: string; role: Role };
type AskedForFactor = { secondFactor: SecondFactorMethod[]; ticket: string };

/** Signing in: with a password, with a second factor after it, or with a passkey alone. */
export function signInService({ database, sessions, limits, rules, factor, notices, passwords, now }: Needs) {
  const { db } = database;

  /** Approves an account that ADMIN_EMAILS names by now; it becomes owner if there is none yet. */
  async function approveNamed(trx: Db, id: string): Promise<Role> {
    const accounts = accountStore(trx);
    const role = (await accounts.hasOwner()) ? 'admin' : 'owner';
    await accounts.approve(id, now(), role);
    return role;
  }

  async function begin(trx: Db, account: AccountTable, caller: Caller, how: string): Promise<SignedIn | undefined> {
    const role = account.approved_at === null ? await approveNamed(trx, account.id) : account.role;
    const token = await sessions.begin(trx, account, caller);
    if (!token) return undefined;
    await recordActivity(trx, { admin: account, action: 'login', subject: how, network: caller.address, at: now() });
    return { token, role };
  }

  /** One entry for many failures: the first of an address and network, and the one that locks. */
  async function recordFailure(email: string, { address }: Caller): Promise<void> {
    const { hits } = await limits.count(`failure-of:${email} ${address}`, accountLimits.loginPerAccount);
    if (hits !== 1 && hits !== accountLimits.loginPerAccount.max) return;
    const { hits: all } = await limits.count('failures-recorded', accountLimits.failuresRecorded);
    if (all > accountLimits.failuresRecorded.max) return;
    const action = hits === 1 ? 'login.failed' : 'login.locked';
    await recordActivity(db, { admin: nobody, action, subject: email, network: address, at: now() });
  }

  /** Approved, or named by ADMIN_EMAILS and never removed by an owner. */
  const mayEnter = async (at: Db, { approved_at, email }: AccountTable) =>
    approved_at !== null || (rules.isNamed(email) && !(await removedStore(at).has(email)));

  return {
    async login({ email, password }: { email: string; password: string }, caller: Caller): Promise<SignedIn | AskedForFactor> {
      const isKnown = caller.device !== undefined && (await deviceStore(db).isKnown(deviceHash(caller), email));
      const budget = await takeLoginBudget({ db, limits, now }, email, caller, isKnown);
      const turn = { of: caller.address, isKnown };
      const account = await accountStore(db).findByEmail(email);
      const registration = await registrationStore(db).latest(email);
      // Anyone can register any address. Known or not, a registration's password gets the same response in the same time.
      const judge = (hash: string | undefined) =>
        passwords.isPassword(password, hash, turn).catch(async (error: unknown) => {
          await budget.giveBack(); // not judged
          throw error;
        });
      const isRight = await judge(account?.password_hash);
      const isRegistered = await judge(registration?.password_hash);
      if (!account || !isRight) {
        await recordFailure(email, caller);
        throw isRegistered ? notVerified() : wrongCredentials();
      }
      await budget.giveBack();
      if (!(await mayEnter(db, account))) throw notApproved();
      const methods = await methodsOf(db, account.id);
      if (methods.length) {
        const ticket = newToken();
        const row = { hash: hashSecret(ticket), accountId: account.id, data: account.password_hash, expiresAt: now() + ticketMs };
        await ticketStore(db).add({ kind: 'second-factor', ...row });
        return { secondFactor: methods, ticket };
      }
      const done = await inTeamTransaction(database, (trx) => begin(trx, account, caller, 'password'));
      if (!done) throw wrongCredentials();
      return done;
    },

    /** Options for the passkey of a login that asked for a second factor. */
    async secondFactorOptions(ticket: string) {
      const found = await ticketStore(db).find('second-factor', hashSecret(ticket), now());
      if (!found?.account_id) throw wrongFactor('This login has run out. Please log in again.');
      return factor.askOptions(db, found.account_id);
    },

    async secondFactor({ ticket, ...proof }: FactorProof & { ticket: string }, caller: Caller): Promise<SignedIn> {
      const hash = hashSecret(ticket);
      const found = await ticketStore(db).countTry('second-factor', hash, now(), ticketTries);
      const account = found?.account_id ? await accountStore(db).findById(found.account_id) : undefined;
      if (!found || !account) throw wrongFactor('This login has run out. Please log in again.');
      const key = `factor:${account.id}`;
      await limits.take(key, accountLimits.factorPerAccount);
      const done = await inTeamTransaction(database, async (trx) => {
        // a password that changed meanwhile makes the ticket worthless
        if (found.data !== account.password_hash || !(await factor.isRight(trx, account, proof))) return undefined;
        await ticketStore(trx).take('second-factor', hash, now());
        if (proof.method === 'recovery') {
          const left = await factorStore(trx).codesLeft(account.id);
          await notices.tell(trx, account, { what: 'recovery-code-used', left });
        }
        return begin(trx, account, caller, proof.method);
      });
      if (!done) {
        await recordFailure(account.email, caller);
        throw wrongFactor('This second factor is not right. Please try again.', proof.method === 'passkey' ? undefined : 'code');
      }
      await limits.giveBack(key);
      return done;
    },

    async passkeyOptions({ address }: Caller) {
      await limits.take(`challenge:${address}`, accountLimits.challengesPerAddress);
      return factor.askOptions(db, null);
    },

    /** A passkey that checked its owner (by PIN or finger) is two factors in one. */
    async passkeyLogin(passkey: { id: string }, caller: Caller): Promise<SignedIn> {
      const key = `passkey:${caller.address}`;
      await limits.take(key, accountLimits.passkeyPerAddress);
      const done = await inTeamTransaction(database, async (trx) => {
        const id = await factor.accountOf(trx, passkey);
        const account = id && (await accountStore(trx).findById(id));
        if (!account) return undefined;
        return (await mayEnter(trx, account)) ? begin(trx, account, caller, 'passkey') : 'not-approved';
      });
      if (done === 'not-approved') throw notApproved();
      if (!done) throw wrongFactor('This passkey is not known here. Log in with your password instead.');
      await limits.giveBack(key);
      return done;
    },
  };
}

/** The factors that an account may use, recovery codes last. */
async function methodsOf(db: Db, accountId: string): Promise<SecondFactorMethod[]> {
  const kinds = new Set((await factorStore(db).of(accountId)).map(({ kind }) => kind));
  if (!kinds.size) return [];
  const hasCodes = (await factorStore(db).codesLeft(accountId)) > 0;
  return [...(['passkey', 'totp'] as const).filter((kind) => kinds.has(kind)), ...(hasCodes ? (['recovery'] as const) : [])];
}

/** With the field at fault, where there is one. */
export const wrongFactor = (sentence: string, field?: 'code' | 'password') =>
  new AppError(401, sentence, { code: 'wrong-factor', ...(field && { fields: { [field]: sentence } }) });
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

export type SignInService = ReturnType<typeof signInService>;

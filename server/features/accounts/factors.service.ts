import { randomUUID } from 'node:crypto';
import type { Factor, FactorProof } from '../../../contract/accounts.ts';
import { AppError, badInput, notFound } from '../../errors.ts';
import { recordActivity } from '../../platform/activity.ts';
import type { Admin } from '../../platform/admin.ts';
import type { Db, OpenDatabase } from '../../platform/db/open.ts';
import type { FactorTable } from '../../platform/db/tables/accounts.ts';
import type { Limits } from '../../platform/rate-limit/rate-limit.ts';
import { accountLimits } from './account-limits.ts';
import { accountStore } from './accounts.store.ts';
import type { Caller } from './caller.ts';
import { factorStore } from './factors.store.ts';
import type { News, Notices } from './notices.ts';
import type { Passwords } from './passwords.ts';
import { newRecoveryCodes, newTotpSecret, recoveryHash, type SecondFactor, totpOf } from './second-factor.ts';
import { sessionStore } from './sessions.store.ts';
import { wrongFactor } from './sign-in.service.ts';

const maxPasskeys = 10;
const appName = 'Authenticator app';

type Needs = {
  database: OpenDatabase;
  factor: SecondFactor;
  notices: Notices;
  limits: Limits;
  passwords: Passwords;
  now: () => number;
};

/** The second factors of one's own account, and being asked for one again. */
export function factorService({ database: { db }, factor, notices, limits, passwords, now }: Needs) {
  async function note(trx: Db, admin: Admin, action: string, news: News & { name?: string }): Promise<void> {
    await notices.tell(trx, admin, news);
    await recordActivity(trx, { admin, action, subject: news.name ?? admin.email, at: now() });
  }

  async function renewCodes(trx: Db, accountId: string): Promise<string[]> {
    const codes = newRecoveryCodes();
    await factorStore(trx).replaceCodes(
      accountId,
      codes.map((code) => recoveryHash(accountId, code)),
    );
    return codes;
  }

  async function removed(trx: Db, admin: Admin, name: string): Promise<void> {
    if (!(await factorStore(trx).of(admin.id)).length) await factorStore(trx).removeAll(admin.id); // codes alone are no factor
    await note(trx, admin, 'factor.remove', { what: 'factor-removed', name });
  }

  const base = (accountId: string): Omit<FactorTable, 'kind' | 'name' | 'secret'> => ({
    id: randomUUID(),
    account_id: accountId,
    credential_id: null,
    transports: '[]',
    counter: 0,
    created_at: now(),
    confirmed_at: null,
    last_used_at: null,
  });

  return {
    list: async (accountId: string): Promise<Factor[]> =>
      (await factorStore(db).of(accountId)).map(({ id, kind, name, created_at, last_used_at }) => ({
        id,
        kind,
        name,
        createdAt: created_at,
        lastUsedAt: last_used_at,
      })),

    /** A new key for an authenticator app; it counts once a code of it was entered. */
    beginTotp: (admin: Admin): Promise<{ secret: string; uri: string }> =>
      db.transaction().execute(async (trx) => {
        const factors = factorStore(trx);
        const old = await factors.unconfirmedTotp(admin.id);
        if (old) await factors.remove(old.id);
        const secret = newTotpSecret();
        await factors.add({ ...base(admin.id), kind: 'totp', name: appName, secret: await factor.secrets.seal(trx, secret) });
        return { secret, uri: totpOf(admin, secret).toString() };
      }),

    async confirmTotp(admin: Admin, code: string): Promise<{ recoveryCodes: string[] }> {
      const key = `factor:${admin.id}`;
      await limits.take(key, accountLimits.factorPerAccount);
      const codes = await db.transaction().execute(async (trx) => {
        const factors = factorStore(trx);
        const app = await factors.unconfirmedTotp(admin.id);
        const step = app && factor.totpStep(admin, app.secret, code);
        if (!app || step === undefined) return undefined;
        for (const { id, kind } of await factors.of(admin.id)) if (kind === 'totp') await factors.remove(id);
        await factors.change(app.id, { confirmed_at: now() });
        await factors.use(app.id, step, now());
        await note(trx, admin, 'factor.add', { what: 'factor-added', name: app.name });
        return renewCodes(trx, admin.id);
      });
      if (!codes)
        throw badInput({ code: 'This code is not right. Check the clock of your device, and try the next code.' }, 'wrong-code');
      await limits.giveBack(key);
      return { recoveryCodes: codes };
    },

    removeTotp: (admin: Admin): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const hadOne = (await factorStore(trx).of(admin.id)).some(({ kind }) => kind === 'totp');
        await factorStore(trx).removeTotp(admin.id);
        if (hadOne) await removed(trx, admin, appName);
      }),

    passkeyOptions: (admin: Admin) => factor.addOptions(db, admin),

    /** Adds a passkey; the first factor of an account brings recovery codes. */
    addPasskey: (admin: Admin, { name = 'Passkey', passkey }: { name?: string; passkey: unknown }) =>
      db.transaction().execute(async (trx): Promise<{ factor: { id: string; name: string }; recoveryCodes?: string[] }> => {
        const factors = factorStore(trx);
        const mine = await factors.of(admin.id);
        if (mine.length >= maxPasskeys) throw new AppError(409, 'Ten second factors are enough. Remove one first.');
        const made = await factor.newPasskey(trx, admin.id, passkey);
        if (!made) throw wrongFactor('This passkey could not be added. Please try again.');
        const row = { ...base(admin.id), ...made, kind: 'passkey' as const, name, confirmed_at: now() };
        await factors.add(row);
        await note(trx, admin, 'factor.add', { what: 'factor-added', name });
        const recoveryCodes = (await factors.codesLeft(admin.id)) ? undefined : await renewCodes(trx, admin.id);
        return { factor: { id: row.id, name }, recoveryCodes };
      }),

    async rename(admin: Admin, id: string, name: string): Promise<void> {
      if (!(await factorStore(db).of(admin.id)).some((one) => one.id === id)) throw notFound('Second factor');
      await factorStore(db).change(id, { name });
    },

    remove: (admin: Admin, id: string): Promise<void> =>
      db.transaction().execute(async (trx) => {
        const found = (await factorStore(trx).of(admin.id)).find((one) => one.id === id);
        if (!found) throw notFound('Second factor');
        await factorStore(trx).remove(id);
        await removed(trx, admin, found.name);
      }),

    renewCodes: (admin: Admin): Promise<{ recoveryCodes: string[] }> =>
      db.transaction().execute(async (trx) => {
        if (!(await factorStore(trx).of(admin.id)).length) throw new AppError(409, 'Set up a second factor first.');
        await note(trx, admin, 'factor.codes', { what: 'recovery-codes' });
        return { recoveryCodes: await renewCodes(trx, admin.id) };
      }),

    codesLeft: (accountId: string) => factorStore(db).codesLeft(accountId),
    verifyOptions: (admin: Admin) => factor.askOptions(db, admin.id),

    /** The password or a factor once more: calls that ask for it are then open for 15 minutes. */
    async verify(admin: Admin, proof: { password: string } | FactorProof, { address }: Caller): Promise<void> {
      const key = `factor:${admin.id}`;
      await limits.take(key, accountLimits.factorPerAccount);
      const account = await accountStore(db).findById(admin.id);
      const isRight =
        'password' in proof
          ? await passwords.isPassword(proof.password, account?.password_hash, { of: address, isKnown: true })
          : await db.transaction().execute((trx) => factor.isRight(trx, admin, proof));
      if (!isRight) {
        if ('password' in proof) throw wrongFactor('This password is not right.', 'password');
        throw wrongFactor('This second factor is not right.', proof.method === 'passkey' ? undefined : 'code');
      }
      await limits.giveBack(key);
      await sessionStore(db).verified(admin.sessionId, now());
    },
  };
}

export type FactorService = ReturnType<typeof factorService>;

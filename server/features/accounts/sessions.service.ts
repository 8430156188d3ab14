import type { SessionEntry } from '../../../contract/accounts.ts';
import { notFound } from '../../errors.ts';
import type { Admin } from '../../platform/admin.ts';
import type { Db, OpenDatabase } from '../../platform/db/open.ts';
import { days, hours, minutes } from '../../platform/time.ts';
import { accountStore } from './accounts.store.ts';
import { type Caller, deviceHash } from './caller.ts';
import { deviceStore } from './devices.store.ts';
import type { Account, Notices } from './notices.ts';
import { hashSecret, newToken } from './secrets.ts';
import { sessionStore } from './sessions.store.ts';
import { deviceName } from './user-agent.ts';

const idleMs = hours(12);
const ageMs = days(7);
const touchEveryMs = minutes(1);
/** For so long a password or factor need not be given again. */
const recentMs = minutes(15);
const forgetDeviceMs = days(180);
/** Clocks of several machines differ by less. */
const clockSlackMs = hours(1);

/** Not ended, nor begun or used while the clock was ahead: such a session would live on until that time. */
function isLiving({ created_at, last_used_at }: { created_at: number; last_used_at: number }, time: number): boolean {
  const [age, unused] = [time - created_at, time - last_used_at];
  return age < ageMs && unused < idleMs && Math.min(age, unused) > -clockSlackMs;
}

type Needs = { database: OpenDatabase; notices: Notices; now: () => number };
export type Sessions = ReturnType<typeof sessionService>;

/** Sessions end on logout, after 12 hours of inactivity or after seven days. */
export function sessionService({ database: { db }, notices, now }: Needs) {
  /** Logged out while the database could not be written: invalid in this process at once, deleted later. */
  const dead = new Set<string>();

  async function remove(tokenHash: string): Promise<void> {
    dead.add(tokenHash);
    await sessionStore(db).remove(tokenHash);
    dead.delete(tokenHash);
  }

  return {
    /**
     * Starts a session in the caller's transaction and returns its token; only its hash is stored. Undefined if the password has
     * just changed. A device that the account has not seen before is told by mail, but for its very first.
     */
    async begin(trx: Db, account: Account & { password_hash: string }, caller: Caller): Promise<string | undefined> {
      if (!(await accountStore(trx).hold(account.id, account.password_hash))) return undefined;
      const token = newToken();
      const [tokenHash, id, time] = [hashSecret(token), newToken().slice(0, 22), now()];
      const network = hashSecret(caller.address, id);
      await sessionStore(trx).add({ tokenHash, id, accountId: account.id, userAgent: caller.userAgent, network, now: time });
      const [devices, device] = [deviceStore(trx), deviceHash(caller)];
      const isNew = !(await devices.isKnown(device, account.email)) && (await devices.count(account.id)) > 0;
      await devices.remember(device, account.id, time);
      if (isNew) await notices.tell(trx, account, { what: 'new-device', device: deviceName(caller.userAgent) });
      return token;
    },

    /** The administrator of a token. Last use is written once a minute, so most checks are a single read. */
    async find(token: string): Promise<Admin | undefined> {
      const tokenHash = hashSecret(token);
      if (dead.has(tokenHash)) return undefined;
      const store = sessionStore(db);
      const found = await store.find(tokenHash);
      const time = now();
      if (!found || !isLiving(found, time)) return undefined;
      if (time - found.last_used_at >= touchEveryMs) await store.touch(tokenHash, time);
      const { id, username, email, role, session_id, verified_at, factors, factor_start } = found;
      return {
        id,
        username,
        email,
        role,
        sessionId: session_id,
        isRecent: Math.abs(time - verified_at) < recentMs,
        needsFactor: factor_start !== null && time >= Number(factor_start) && Number(factors) === 0,
      };
    },

    /** The sessions of an account, most recently used first. */
    async list(admin: Admin, caller: Caller): Promise<SessionEntry[]> {
      const rows = await sessionStore(db).of(admin.id);
      return rows
        .filter((row) => isLiving(row, now()))
        .map((row) => ({
          id: row.id,
          device: deviceName(row.user_agent),
          isCurrent: row.id === admin.sessionId,
          isSameNetwork: row.network_hash === hashSecret(caller.address, row.id),
          createdAt: row.created_at,
          lastUsedAt: row.last_used_at,
        }));
    },

    async endOne(admin: Admin, id: string): Promise<void> {
      const found = (await sessionStore(db).of(admin.id)).find((row) => row.id === id);
      if (!found) throw notFound('Session');
      await remove(found.token_hash);
    },

    endOthers: (admin: Admin): Promise<number> => sessionStore(db).removeOf(admin.id, admin.sessionId),

    /** Ends a session, here at once even if the database cannot be written. */
    end: (token: string): Promise<void> => remove(hashSecret(token)).catch(() => {}),

    async sweep(): Promise<void> {
      for (const tokenHash of dead) await remove(tokenHash);
      await sessionStore(db).sweep({ createdBefore: now() - ageMs, unusedSince: now() - idleMs });
      await deviceStore(db).sweep(now() - forgetDeviceMs);
    },
  };
}

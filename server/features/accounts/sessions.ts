import type { Admin } from '../../platform/admin.ts';
import { days, hours, minutes } from '../../platform/time.ts';
import { hashSecret, newToken } from './secrets.ts';
import type { SessionStore } from './sessions.store.ts';

const idleMs = hours(12);
const ageMs = days(7);
const touchEveryMs = minutes(1);

export type Sessions = ReturnType<typeof sessionService>;

/** Sessions end on logout, after 12 hours of inactivity or after seven days. */
export function sessionService({ store, now = Date.now }: { store: SessionStore; now?: () => number }) {
  return {
    /** Starts a session and returns its token; only its hash is stored. Undefined if the password has just changed. */
    async begin(account: { id: string; passwordHash: string }): Promise<string | undefined> {
      const token = newToken();
      const begun = await store.add({
        tokenHash: hashSecret(token),
        accountId: account.id,
        passwordHash: account.passwordHash,
        now: now(),
      });
      return begun ? token : undefined;
    },

    /** The administrator of a token. Last use is written once a minute, so most checks are a single read. */
    async find(token: string): Promise<Admin | undefined> {
      const tokenHash = hashSecret(token);
      const found = await store.find(tokenHash);
      const time = now();
      if (!found || time - found.created_at >= ageMs || time - found.last_used_at >= idleMs) return undefined;
      if (time - found.last_used_at >= touchEveryMs) await store.touch(tokenHash, time);
      const { id, username, email, role } = found;
      return { id, username, email, role };
    },

    end: (token: string) => store.remove(hashSecret(token)),

    sweep: () => store.sweep({ createdBefore: now() - ageMs, unusedSince: now() - idleMs }),
  };
}

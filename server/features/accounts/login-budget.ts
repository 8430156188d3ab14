import { AppError } from '../../errors.ts';
import type { Db } from '../../platform/db/open.ts';
import type { Limits } from '../../platform/rate-limit/rate-limit.ts';
import { accountLimits } from './account-limits.ts';
import { type Caller, deviceHash } from './caller.ts';
import { hashSecret } from './secrets.ts';
import { ticketStore } from './tickets.store.ts';

type Needs = { db: Db; limits: Limits; now: () => number };

/** Names the one login that is exempt after a reset: of this account, from the network that reset the password. */
export const freshResetHash = (email: string, { address }: Caller) => hashSecret(`${email} ${address}`, 'fresh-reset');
export const unlockedHash = (email: string) => hashSecret(email, 'unlocked');

/**
 * Counts a login before its password is judged, so that parallel guesses gain nothing and cost no hash. `giveBack` takes it back
 * on success. A device that has signed in before has a budget of its own: strangers' failures do not lock it out.
 */
export async function takeLoginBudget({ db, limits, now }: Needs, email: string, caller: Caller, isKnown: boolean) {
  const keys = isKnown
    ? ([[`login-device:${deviceHash(caller)}`, accountLimits.loginPerAccount]] as const)
    : ([
        [`login-to:${email}`, accountLimits.loginPerAccount],
        [`login:${caller.address}`, accountLimits.loginPerAddress],
      ] as const);
  const taken: string[] = [];
  const giveBack = async () => {
    for (const key of taken) await limits.giveBack(key);
  };
  try {
    for (const [key, limit] of keys) {
      await limits.take(key, limit);
      taken.push(key);
    }
  } catch (error) {
    await giveBack();
    if (!(error instanceof AppError) || !(await isExempt())) throw error;
  }
  return { giveBack };

  async function isExempt(): Promise<boolean> {
    const tickets = ticketStore(db);
    if (await tickets.take('fresh-reset', freshResetHash(email, caller), now())) return true;
    if (!(await tickets.find('unlocked', unlockedHash(email), now()))) return false;
    await limits.take(`login-unlocked:${email}`, accountLimits.loginWhenUnlocked);
    return true;
  }
}

import { createHash } from 'node:crypto';
import type { Admin } from '../platform/admin.ts';
import { minutes } from '../platform/time.ts';

const max = 1000;
const rememberMs = minutes(15);

/**
 * Lets a recently seen administrator read the health board while the database, and thus its sessions, is unreachable. For the
 * health board only: every other call checks the session in the database.
 */
export function rememberSessions(find: (token: string) => Promise<Admin | undefined>, now: () => number = Date.now) {
  const seen = new Map<string, { admin: Admin; at: number }>();
  return async (token: string): Promise<Admin | undefined> => {
    const key = createHash('sha256').update(token).digest('base64');
    try {
      const admin = await find(token);
      seen.delete(key);
      if (admin) seen.set(key, { admin, at: now() });
      if (seen.size > max) seen.delete(seen.keys().next().value as string);
      return admin;
    } catch (error) {
      const known = seen.get(key);
      if (known && now() - known.at < rememberMs) return known.admin;
      throw error;
    }
  };
}

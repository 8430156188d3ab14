import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A token nobody can guess: 256 bits, fit for a header and an address. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The six digits of a verification mail. */
export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

/** How codes and tokens are stored. They are random, so a plain hash does; `salt` keeps equal codes apart. */
export const hashSecret = (secret: string, salt = '') => createHash('sha256').update(salt).update(secret).digest('base64url');

/** Compares two hashes without telling by time where they differ. */
export function sameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

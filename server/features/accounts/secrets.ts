import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** A random 256-bit token, safe in headers and URLs. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The digits of a verification mail. */
export const newCode = (digits: 6 | 12) => String(randomInt(10 ** digits)).padStart(digits, '0');

/** Hash for storing codes and tokens. They are random, so no slow hash is needed; `salt` makes equal codes differ. */
export const hashSecret = (secret: string, salt = '') => createHash('sha256').update(salt).update(secret).digest('base64url');

/** Compares two hashes in constant time. */
export function sameHash(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}

import type { Limit } from '../../platform/rate-limit/rate-limit.ts';
import { minutes } from '../../platform/time.ts';

/** "Account" is the requested email address, known or not; "address" is the caller's IP address. */
export const accountLimits = {
  loginPerAccount: { most: 10, windowMs: minutes(15) },
  loginPerAddress: { most: 100, windowMs: minutes(15) },
  signupPerAddress: { most: 20, windowMs: minutes(60) },
  /** Strength checks are expensive and serialized, so weak passwords count too. */
  passwordsPerAddress: { most: 60, windowMs: minutes(15) },
  /** Above it no codes are created or mailed: prevents flooding a mailbox and guessing codes in bulk. */
  signupMailsPerAccount: { most: 10, windowMs: minutes(60) },
  forgotPerAccount: { most: 5, windowMs: minutes(60) },
  forgotPerAddress: { most: 30, windowMs: minutes(60) },
  resendPerAccount: { most: 5, windowMs: minutes(60) },
  resendPerAddress: { most: 30, windowMs: minutes(60) },
  verifyPerAddress: { most: 30, windowMs: minutes(15) },
  resetPerAddress: { most: 30, windowMs: minutes(15) },
} satisfies Record<string, Limit>;

import type { Limit } from '../../platform/rate-limit/rate-limit.ts';
import { minutes } from '../../platform/time.ts';

/** "Account" is the requested email address, known or not; "address" is the caller's IP address. */
export const accountLimits = {
  loginPerAccount: { max: 10, windowMs: minutes(15) },
  loginPerAddress: { max: 100, windowMs: minutes(15) },
  /** After `npm run admin -- unlock`, for a quarter of an hour. */
  loginWhenUnlocked: { max: 100, windowMs: minutes(15) },
  /** Wrong second factors, and wrong passwords where one is asked again. */
  factorPerAccount: { max: 10, windowMs: minutes(15) },
  passkeyPerAddress: { max: 30, windowMs: minutes(15) },
  /** Each one is a row until it runs out. */
  challengesPerAddress: { max: 60, windowMs: minutes(15) },
  /** Failed logins in Activity, of all callers; the log has every one. */
  failuresRecorded: { max: 200, windowMs: minutes(60) },
  signupPerAddress: { max: 20, windowMs: minutes(60) },
  /** Strength checks are expensive and serialized, so weak passwords count too. */
  passwordsPerAddress: { max: 60, windowMs: minutes(15) },
  /** Above it no codes are created or mailed: prevents flooding a mailbox and guessing codes in bulk. */
  signupMailsPerAccount: { max: 10, windowMs: minutes(60) },
  forgotPerAccount: { max: 5, windowMs: minutes(60) },
  forgotPerAddress: { max: 30, windowMs: minutes(60) },
  resendPerAccount: { max: 5, windowMs: minutes(60) },
  resendPerAddress: { max: 30, windowMs: minutes(60) },
  verifyPerAddress: { max: 30, windowMs: minutes(15) },
  /** Wrong six-digit codes of all callers together: guessing in bulk from many networks. */
  verifyOverAll: { max: 300, windowMs: minutes(60) },
  /** Tokens of mailed links: invitation, new address, 'this was not me'. */
  linksPerAddress: { max: 30, windowMs: minutes(15) },
  resetPerAddress: { max: 30, windowMs: minutes(15) },
} satisfies Record<string, Limit>;

import type { Limit } from '../../platform/rate-limit/rate-limit.ts';
import { minutes } from '../../platform/time.ts';

/** "Account" is the mail address asked about, known or not; "address" is the network address of whoever asks. */
export const accountLimits = {
  loginPerAccount: { most: 10, windowMs: minutes(15) },
  loginPerAddress: { most: 100, windowMs: minutes(15) },
  signupPerAddress: { most: 20, windowMs: minutes(60) },
  /** Judging is dear and done for one after the other, also for weak passwords, which count for nothing else. */
  passwordsPerAddress: { most: 60, windowMs: minutes(15) },
  /** Beyond it no code is made and no mail sent: nobody's mailbox is flooded, and codes cannot be guessed in bulk. */
  signupMailsPerAccount: { most: 10, windowMs: minutes(60) },
  forgotPerAccount: { most: 5, windowMs: minutes(60) },
  forgotPerAddress: { most: 30, windowMs: minutes(60) },
  resendPerAccount: { most: 5, windowMs: minutes(60) },
  resendPerAddress: { most: 30, windowMs: minutes(60) },
  verifyPerAddress: { most: 30, windowMs: minutes(15) },
  resetPerAddress: { most: 30, windowMs: minutes(15) },
} satisfies Record<string, Limit>;

import type { ContactMessage } from '../../../contract/contact.ts';
import { days } from '../../platform/time.ts';
import { minimumFillMs } from './form-token.ts';

/** Messages with at least this score are stored as spam. */
export const spamThreshold = 10;

const link = /https?:\/\/|www\./gi;

/** Signals of a submission besides its text. */
export type SubmissionContext = { honeypot: string; formAge: number | 'forged' | undefined };

/** Spam score of a submission. No signal that a legitimate sender may trigger reaches the threshold alone. */
export function spamScore(message: ContactMessage, { honeypot, formAge }: SubmissionContext): number {
  let score = 0;
  if (honeypot.trim()) score += 10;
  if (formAge === 'forged') score += 10;
  else if (formAge === undefined) score += 2;
  else if (formAge < minimumFillMs) score += 10;
  else if (formAge > days(1)) score += 2;

  const links = message.message.match(link)?.length ?? 0;
  if (links > 5) score += 6;
  else if (links > 2) score += 4;
  if (/\[url[=\]]|<a\s+href/i.test(message.message)) score += 6;
  if ([message.firstName, message.lastName, message.companyName, message.countryRegion].some((text) => /https?:\/\//i.test(text)))
    score += 8;
  return score;
}

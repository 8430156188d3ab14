import type { ContactMessage } from '../../../contract/contact.ts';
import { days } from '../../platform/time.ts';
import { minimumFillMs } from './form-token.ts';

/** From this score on a message is kept as spam. */
export const spamThreshold = 10;

const link = /https?:\/\/|www\./gi;

/** What is known about a submission besides its words. */
export type SubmissionContext = { trap: string; formAge: number | 'forged' | undefined };

/** How much a submission looks like a robot's. No sign that an honest sender may give is enough by itself. */
export function spamScore(message: ContactMessage, { trap, formAge }: SubmissionContext): number {
  let score = 0;
  if (trap.trim()) score += 10;
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

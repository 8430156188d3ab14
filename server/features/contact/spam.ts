import type { ContactMessage } from '../../../contract/contact.ts';
import { days } from '../../platform/time.ts';
import { minimumFillMs } from './form-token.ts';

/** From this weight on a message is kept as spam. */
export const spamWeight = 10;

const link = /https?:\/\/|www\./gi;

/** What is known about a submission besides its words. */
export type Circumstances = { trap: string; formAge: number | 'forged' | undefined };

/** How much a submission looks like a robot's. No sign that an honest sender may give is enough by itself. */
export function weigh(message: ContactMessage, { trap, formAge }: Circumstances): number {
  let weight = 0;
  if (trap.trim()) weight += 10;
  if (formAge === 'forged') weight += 10;
  else if (formAge === undefined) weight += 2;
  else if (formAge < minimumFillMs) weight += 10;
  else if (formAge > days(1)) weight += 2;

  const links = message.message.match(link)?.length ?? 0;
  if (links > 5) weight += 6;
  else if (links > 2) weight += 4;
  if (/\[url[=\]]|<a\s+href/i.test(message.message)) weight += 6;
  if ([message.firstName, message.lastName, message.companyName, message.countryRegion].some((text) => /https?:\/\//i.test(text)))
    weight += 8;
  return weight;
}

import type { ContactMessage } from '../../../../contract/contact.ts';
import { days } from '../../../platform/time.ts';
import { minimumFillMs } from '../form-token.ts';
import { phrases, suspectLinks } from './phrases.ts';

/** Messages with at least this score are stored as spam. */
const spamThreshold = 10;

/** Signals of a submission besides its text. */
export type SubmissionContext = { honeypot: string; formAge: number | 'forged' | undefined };

/** A sign of spam, or against it, with a sentence that a colleague may read. */
export type Sign = { points: number; because: string };
export type Verdict = { score: number; isSpam: boolean; reasons: string[] };

const link = /https?:\/\/|\bwww\./gi;

/** Adds up the signs. No sign that a legitimate sender may give reaches the threshold alone. */
export function judge(message: ContactMessage, context: SubmissionContext, learnt: Sign[] = []): Verdict {
  const signs = [...signsOfSending(context), ...signsOfText(message), ...learnt];
  const score = signs.reduce((sum, { points }) => sum + points, 0);
  return { score, isSpam: score >= spamThreshold, reasons: signs.map(({ because }) => because) };
}

function* signsOfSending({ honeypot, formAge }: SubmissionContext): Generator<Sign> {
  if (honeypot.trim()) yield { points: 10, because: 'a field was filled that people cannot see' };
  if (formAge === 'forged') yield { points: 10, because: 'the form token was forged' };
  else if (formAge === undefined) yield { points: 3, because: 'it was sent without opening the form' };
  else if (formAge < minimumFillMs) yield { points: 10, because: 'the form was filled faster than anyone can' };
  else if (formAge > days(1)) yield { points: 1, because: 'the form was open for more than a day' };
}

function* signsOfText(message: ContactMessage): Generator<Sign> {
  const text = message.message;
  const names = [message.firstName, message.lastName, message.companyName, message.countryRegion];
  const all = [text, ...names].join('\n');
  const links = text.match(link)?.length ?? 0;

  if (names.some((name) => /https?:\/\/|www\./i.test(name))) yield { points: 8, because: 'there is a link in a name' };
  if (/\[url[=\]]|<a\s+href/i.test(text)) yield { points: 6, because: 'links are written in code' };
  if (links > 5) yield { points: 6, because: `it has ${links} links` };
  else if (links > 2) yield { points: 4, because: `it has ${links} links` };
  else if (links) yield { points: 1, because: `it has ${links === 1 ? 'a link' : 'two links'}` };
  if (links && links <= 2 && text.replace(/\S*(?:https?:\/\/|www\.)\S*/gi, '').trim().length < 25)
    yield { points: 4, because: 'it is hardly more than a link' };
  if (suspectLinks(all))
    yield { points: 4, because: 'a link hides where it leads, or leads to a kind of address that spam uses' };

  const found = phrases.flatMap(([pattern, weight]) => {
    const match = pattern.exec(all);
    return match ? [{ weight, words: match[0].replace(/\s+/g, ' ').slice(0, 60) }] : [];
  });
  if (found.length) {
    const points = Math.min(
      14,
      found.reduce((sum, { weight }) => sum + weight, 0),
    );
    yield { points, because: `it says ${found.map(({ words }) => `“${words}”`).join(', ')}` };
  }

  const letters = text.match(/\p{Lu}|\p{Ll}/gu)?.length ?? 0;
  const capitals = text.match(/\p{Lu}/gu)?.length ?? 0;
  if (letters >= 20 && capitals / letters > 0.6) yield { points: 3, because: 'it shouts in capitals' };
  if (/!{3,}|[$€£]{3,}/.test(text) || (text.match(/[💰🔥🚀💯🎁🎰💵🤑👉]/gu)?.length ?? 0) >= 2)
    yield { points: 2, because: 'it cries out with signs' };
}

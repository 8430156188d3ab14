import { createHash } from 'node:crypto';
import { type ContactInput, type ContactMessage, type ContactReceipt, contactFields } from '../../../contract/contact.ts';
import { hours, minutes } from '../../platform/time.ts';
import { notification, receipt } from './contact.mail.ts';
import type { ContactStore } from './contact.store.ts';
import type { FormTokens } from './form-token.ts';
import { spamScore, spamThreshold } from './spam.ts';
import { type Submission, storeMessage } from './store-message.ts';

const limit = { max: 10, windowMs: minutes(10) };
const sameTextMs = minutes(2);
const idempotencyMs = hours(24);

/** Origin of a submission. The IP address is only used for rate limiting and is not stored with the message. */
export type Sender = { address: string; idempotencyKey?: string; formToken?: string };

type Needs = {
  store: ContactStore;
  tokens: FormTokens;
  /** Throws if the captcha failed; undefined if none is configured. */
  checkCaptcha?: (answer: string) => Promise<void>;
  mailTo?: string;
  mailReceipts: boolean;
  now: () => number;
};

/** Accepts contact messages. Responds only once the message and its notification are stored. */
export function contactService({ store, tokens, checkCaptcha, mailTo, mailReceipts, now }: Needs) {
  const mailsFor = (message: ContactMessage, reference: string) => [
    ...(mailTo ? [notification(mailTo, message, reference)] : []),
    ...(mailReceipts ? [receipt(message.email, reference)] : []),
  ];
  const storeOnce = (submission: Submission) =>
    store.transaction((transaction) => storeMessage(transaction, submission, { limit, mailsFor, now }));

  return {
    async accept(input: ContactInput, sender: Sender): Promise<ContactReceipt> {
      const limitKey = `contact:${sender.address}`;
      if (checkCaptcha) {
        await store.limits.check(limitKey, limit);
        await checkCaptcha(input.captcha);
      }
      const { website: honeypot, captcha: _captcha, ...message } = input;
      const score = spamScore(message, { honeypot, formAge: await tokens.age(sender.formToken) });
      const reference = await storeOnce({ message, keys: receiptKeys(message, sender), limitKey, spam: score >= spamThreshold });
      return { message: `Thank you! Your message has reached us. Your reference is ${reference}.`, reference };
    },
  };
}

export type ContactService = ReturnType<typeof contactService>;

/**
 * A double click or a retry after a lost response shares one of these keys with the first attempt; an edited message does not.
 */
function receiptKeys(message: ContactMessage, { address, idempotencyKey }: Sender): Submission['keys'] {
  const words = contactFields.map((field) => message[field]);
  const key = (...parts: string[]) =>
    createHash('sha256')
      .update(JSON.stringify([...parts, ...words]))
      .digest('base64url');
  const keys = [{ key: key('address', address), life: sameTextMs }];
  if (idempotencyKey) keys.push({ key: key('key', idempotencyKey), life: idempotencyMs });
  return keys;
}

import { randomUUID } from 'node:crypto';
import { type ContactMessage, contactFields } from '../../../contract/contact.ts';
import type { MessageTable } from '../../platform/db/schema.ts';
import type { Mail } from '../../platform/mail/outbox.ts';
import type { Limit } from '../../platform/rate-limit/rate-limit.ts';
import type { ContactTransaction } from './contact.store.ts';
import { fold } from './fold.ts';
import { newReference } from './reference.ts';

/** A message ready to be stored. `keys` detect duplicates; `limitKey` is the rate limit's key. */
export type Submission = { message: ContactMessage; keys: { key: string; life: number }[]; limitKey: string; spam: boolean };

type Rules = { limit: Limit; mailsFor: (message: ContactMessage, reference: string) => Mail[]; now: () => number };

/**
 * Stores a message once, within its limit, together with its mails, and returns its reference. A rejected message is not counted.
 */
export async function storeMessage(
  transaction: ContactTransaction,
  { message, keys, limitKey, spam }: Submission,
  { limit, mailsFor, now }: Rules,
): Promise<string> {
  const receiptKeys = keys.map(({ key }) => key);
  await transaction.lock([limitKey, ...receiptKeys]);
  const earlier = await transaction.findReceipt(receiptKeys);
  if (earlier) return earlier;
  await transaction.take(limitKey, limit);
  const reference = newReference();
  const time = now();
  await transaction.insert(
    toRow(message, reference, spam, time),
    keys.map(({ key, life }) => ({ key, reference, expires_at: time + life })),
    spam ? [] : mailsFor(message, reference),
  );
  return reference;
}

function toRow(message: ContactMessage, reference: string, spam: boolean, time: number): MessageTable {
  return {
    id: randomUUID(),
    reference,
    status: spam ? 'spam' : 'new',
    email: message.email,
    phone_number: message.phoneNumber,
    first_name: message.firstName,
    last_name: message.lastName,
    company_name: message.companyName,
    country_region: message.countryRegion,
    message: message.message,
    note: '',
    hold: 0,
    created_at: time,
    deleted_at: null,
    email_key: message.email.toLowerCase(),
    search: fold([reference, ...contactFields.map((field) => message[field])].join('\n')),
  };
}

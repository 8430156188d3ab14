import { randomUUID } from 'node:crypto';
import { type ContactMessage, contactFields } from '../../../contract/contact.ts';
import { type AppError, tooMany } from '../../errors.ts';
import type { ContactReceiptTable, MessageTable } from '../../platform/db/schema.ts';
import type { Mail } from '../../platform/mail/outbox.ts';
import type { Limit } from '../../platform/rate-limit/rate-limit.ts';
import type { ContactTransaction } from './contact.store.ts';
import { fold } from './fold.ts';
import { newReference } from './reference.ts';

/** A message ready to be stored. Its keys tell a repetition; `limitKey` is what the limit counts. */
export type Submission = { message: ContactMessage; keys: { key: string; life: number }[]; limitKey: string; spam: boolean };
/** The reference of the stored message, or why it was refused. */
export type Outcome = string | AppError;

type Rules = { limit: Limit; mailsFor: (message: ContactMessage, reference: string) => Mail[]; now: () => number };

/** Stores a group of messages in one transaction: each once, within its limit, with the mails it causes. */
export async function keepMessages(
  transaction: ContactTransaction,
  group: Submission[],
  { limit, mailsFor, now }: Rules,
): Promise<Outcome[]> {
  const time = now();
  const limitKeys = [...new Set(group.map(({ limitKey }) => limitKey))];
  await transaction.lock(limitKeys);
  const known = await transaction.findReceipts(group.flatMap(({ keys }) => keys.map(({ key }) => key)));
  const before = await transaction.findHits(limitKeys);
  const hits = new Map<string, number>();
  const messages: MessageTable[] = [];
  const receipts: ContactReceiptTable[] = [];
  const mails: Mail[] = [];

  function keep({ message, keys, limitKey, spam }: Submission): Outcome {
    const earlier = keys.map(({ key }) => known.get(key)).find(Boolean);
    if (earlier) return earlier;
    const counted = before.get(limitKey);
    const added = hits.get(limitKey) ?? 0;
    if ((counted?.hits ?? 0) + added >= limit.most) return tooMany(((counted?.resetsAt ?? time + limit.windowMs) - time) / 1000);

    const reference = newReference();
    hits.set(limitKey, added + 1);
    messages.push(toRow(message, reference, spam, time));
    for (const { key, life } of keys) {
      known.set(key, reference);
      receipts.push({ key, reference, expires_at: time + life });
    }
    if (!spam) mails.push(...mailsFor(message, reference));
    return reference;
  }

  const outcomes = group.map(keep);
  if (messages.length) {
    await transaction.addHits(hits, limit);
    await transaction.insert(messages, receipts, mails);
  }
  return outcomes;
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

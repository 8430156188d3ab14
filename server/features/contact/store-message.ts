import { randomUUID } from 'node:crypto';
import { type ContactMessage, contactFields } from '../../../contract/contact.ts';
import { announce } from '../../platform/content-version/announce.ts';
import type { Db, Engine } from '../../platform/db/open.ts';
import type { MessageTable } from '../../platform/db/tables/contact.ts';
import { type Mail, putIntoOutbox } from '../../platform/mail/outbox.ts';
import { type Limit, limits } from '../../platform/rate-limit/rate-limit.ts';
import { searchText } from '../../platform/text-search.ts';
import { hours } from '../../platform/time.ts';
import type { StoredFile } from './attachments/attachments.service.ts';
import { attachmentStore } from './attachments/attachments.store.ts';
import { contactStore } from './contact.store.ts';
import { enquiryKeyHash, newEnquiryKey } from './enquiry-key.ts';
import { newReference } from './reference.ts';
import { serviceOf } from './service-of.ts';
import type { Verdict } from './spam/spam.ts';
import { tellAbout, tellCanary } from './tell-about.ts';

/** 50 MB an hour from one network address. */
export const filesLimit: Limit = { max: 5, windowMs: hours(1) };

/** A message ready to be stored. `keys` detect duplicates; `limitKey` is the rate limit's key. */
export type Submission = {
  message: ContactMessage;
  keys: { key: string; life: number }[];
  limitKey: string;
  idempotencyKey?: string;
  verdict: Verdict;
  /** Files that are stored already and wait for their message. */
  files: StoredFile[];
  /** The nightly test: not counted, not announced, and its mail reaches nobody. */
  canary: boolean;
};

/** What the sender is told. There is no `key` for a repeated submission that cannot be recognized as the same browser's. */
export type Stored = { reference: string; key?: string };
/** `isRepeated`: the message was stored before, and its files with it. */
export type Outcome = Stored & { isRepeated?: true };

type Rules = {
  engine: Engine;
  limit: Limit;
  mailsFor: (message: ContactMessage, stored: Required<Stored>, files: StoredFile[]) => Mail[];
  now: () => number;
};

/**
 * Stores a message once, within its limit, together with its mails. A rejected message is not counted:
 * the rollback of the caller's transaction undoes the count.
 */
export async function storeMessage(
  db: Db,
  { message, keys, limitKey, idempotencyKey, verdict, canary, files }: Submission,
  { engine, limit, mailsFor, now }: Rules,
): Promise<Outcome> {
  const contact = contactStore(db);
  const { count, refuseAbove } = limits(db, now);
  const time = now();
  const receiptKeys = keys.map(({ key }) => key);
  await contact.lock(engine, [limitKey, ...receiptKeys]);
  const earlier = await contact.findReceipt(receiptKeys, time);
  if (earlier) return { reference: earlier, key: await contact.knownKey(earlier, idempotencyKey), isRepeated: true };
  if (!canary) refuseAbove(await count(limitKey, limit), limit);
  if (files.length) refuseAbove(await count(`${limitKey}:files`, filesLimit), filesLimit);
  const reference = newReference();
  const key = newEnquiryKey(reference, idempotencyKey);
  const row = { ...toRow(message, { reference, verdict, time, keyHash: enquiryKeyHash(key) }), files: files.length };
  await contact.insert(
    row,
    keys.map(({ key, life }) => ({ key, reference, expires_at: time + life })),
  );
  await attachmentStore(db).add(files.map((file) => ({ ...file, message_id: row.id })));
  const mails = mailsFor(message, { reference, key }, files);
  if (canary) {
    await db.updateTable('message').set({ status: 'canary' }).where('id', '=', row.id).execute();
    await putIntoOutbox(db, ...mails.map((mail) => ({ ...mail, isCanary: true })));
    await tellCanary(db, reference, time);
    return { reference, key };
  }
  if (!verdict.isSpam) {
    await putIntoOutbox(db, ...mails);
    await tellAbout(db, 'message.received', row.id, time);
  }
  await announce(db, engine, 'messages');
  return { reference, key };
}

type More = { reference: string; verdict: Verdict; time: number; keyHash: string };

function toRow(message: ContactMessage, { reference, verdict, time, keyHash }: More): MessageTable {
  return {
    id: randomUUID(),
    reference,
    status: verdict.isSpam ? 'spam' : 'new',
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
    key_hash: keyHash,
    search: searchText([reference, ...contactFields.map((field) => message[field])], message.phoneNumber),
    assignee_id: null,
    service: serviceOf(message.message),
    spam_reasons: verdict.reasons.length ? JSON.stringify(verdict.reasons) : '',
    learnt: '',
    notes: 0,
    replies: 0,
    files: 0,
  };
}

import { createHash, randomUUID } from 'node:crypto';
import type { ContactInput, ContactMessage, ContactReceipt } from '../../contract/contact.ts';
import { contactFields } from '../../contract/contact.ts';
import { AppError } from '../errors.ts';
import { minutes } from '../limits/limits.ts';
import { notification, receipt } from './contact.mail.ts';
import type { ContactStore, ContactTransaction } from './contact.store.ts';
import { fold } from './fold.ts';
import type { FormTokens } from './form-token.ts';
import { groupCommit } from './group-commit.ts';
import { newReference } from './reference.ts';
import { spamWeight, weigh } from './spam.ts';

const limit = { most: 10, windowMs: minutes(10) };
const sameWordsFor = minutes(2);
const keyFor = minutes(24 * 60);

/** Where a submission came from: the network address counts for the limit and is not stored with the message. */
export type Sender = { address: string; idempotencyKey?: string; formToken?: string };
type ReceiptKey = { key: string; life: number };
type Submission = { message: ContactMessage; keys: ReceiptKey[]; address: string; spam: boolean };

type Needs = {
  store: ContactStore;
  tokens: FormTokens;
  /** Throws where the captcha was not passed; absent where none is configured. */
  checkCaptcha?: (answer: string) => Promise<void>;
  mailTo?: string;
  mailReceipts: boolean;
  now: () => number;
};

/** Takes contact messages: each is answered only when it and its notification are safely stored. */
export function contactService({ store, tokens, checkCaptcha, mailTo, mailReceipts, now }: Needs) {
  const keep = groupCommit((group: Submission[]) =>
    store.transaction(async (transaction) => {
      const receipts = await transaction.findReceipts(group.flatMap(({ keys }) => keys.map(({ key }) => key)));
      const outcomes: (string | AppError)[] = [];
      for (const submission of group) outcomes.push(await keepOne(transaction, receipts, submission));
      return outcomes;
    }),
  );

  /** Stores one message unless it is a repetition or one too many; `receipts` are those known so far. */
  async function keepOne(
    transaction: ContactTransaction,
    receipts: Map<string, string>,
    { message, keys, address, spam }: Submission,
  ) {
    const earlier = keys.find(({ key }) => receipts.has(key));
    if (earlier) return receipts.get(earlier.key) as string;
    const refusal = await transaction.limits.check(`contact:${address}`, limit).catch(refusalOrThrow);
    if (refusal) return refusal;

    const reference = newReference();
    await transaction.limits.count(`contact:${address}`, limit);
    await transaction.insertMessage(toRow(message, reference, spam, now()));
    await transaction.insertReceipts(keys.map(({ key, life }) => ({ key, reference, expires_at: now() + life })));
    for (const { key } of keys) receipts.set(key, reference);
    if (mailTo && !spam) await transaction.putMail(notification(mailTo, message, reference));
    if (mailReceipts && !spam) await transaction.putMail(receipt(message.email, reference));
    return reference;
  }

  return {
    async accept(input: ContactInput, sender: Sender): Promise<ContactReceipt> {
      if (checkCaptcha) {
        await store.limits.check(`contact:${sender.address}`, limit);
        await checkCaptcha(input.captcha);
      }
      const { website: trap, captcha: _captcha, ...message } = input;
      const weight = weigh(message, { trap, formAge: await tokens.age(sender.formToken) });
      const outcome = await keep({
        message,
        keys: receiptKeys(message, sender),
        address: sender.address,
        spam: weight >= spamWeight,
      });
      if (outcome instanceof AppError) throw outcome;
      return { message: `Thank you! Your message has reached us. Your reference is ${outcome}.`, reference: outcome };
    },
  };
}

export type ContactService = ReturnType<typeof contactService>;

function refusalOrThrow(error: unknown): AppError {
  if (error instanceof AppError) return error;
  throw error;
}

/** A double click or a retry after a lost answer has one of these in common with the first try; an edited message has none. */
function receiptKeys(message: ContactMessage, { address, idempotencyKey }: Sender): ReceiptKey[] {
  const words = contactFields.map((field) => message[field]);
  const key = (...parts: string[]) =>
    createHash('sha256')
      .update(JSON.stringify([...parts, ...words]))
      .digest('base64url');
  const keys = [{ key: key('address', address), life: sameWordsFor }];
  if (idempotencyKey) keys.push({ key: key('key', idempotencyKey), life: keyFor });
  return keys;
}

function toRow(message: ContactMessage, reference: string, spam: boolean, time: number) {
  const words = [reference, ...contactFields.map((field) => message[field])].join('\n');
  return {
    id: randomUUID(),
    reference,
    status: spam ? ('spam' as const) : ('new' as const),
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
    search: fold(words),
  };
}

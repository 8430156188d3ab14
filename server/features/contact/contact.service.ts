import { createHash } from 'node:crypto';
import { type ContactInput, type ContactMessage, type ContactReceipt, contactFields } from '../../../contract/contact.ts';
import { enquiryAddress } from '../../../contract/enquiry-address.ts';
import { AppError } from '../../errors.ts';
import type { OpenDatabase } from '../../platform/db/open.ts';
import type { FormFile } from '../../platform/multipart/read-form.ts';
import { limits } from '../../platform/rate-limit/rate-limit.ts';
import { hours, minutes } from '../../platform/time.ts';
import type { AttachmentService, CheckedFile } from './attachments/attachments.service.ts';
import { notification, receipt } from './contact.mail.ts';
import type { FormTokens } from './form-token.ts';
import { learntSigns } from './spam/bayes.ts';
import { spamStore } from './spam/spam.store.ts';
import { judge } from './spam/spam.ts';
import { filesLimit, type Stored, type Submission, storeMessage } from './store-message.ts';

const limit = { max: 10, windowMs: minutes(10) };
const captchaLimit = { max: 30, windowMs: minutes(10) };
const receiptLimit = { max: 3, windowMs: hours(1) };
const sameTextMs = minutes(2);
const idempotencyMs = hours(24);

/** Origin of a submission. The IP address is only used for rate limiting and is not stored with the message. */
export type Sender = { address: string; idempotencyKey?: string; formToken?: string; canary?: string };

type Needs = {
  database: OpenDatabase;
  tokens: FormTokens;
  attachments: AttachmentService;
  /** Throws if the captcha failed; undefined if none is configured. */
  checkCaptcha?: (answer: string) => Promise<void>;
  /** Whether this is the pass of the nightly test. */
  isCanary: (pass: string) => Promise<boolean>;
  mailTo?: string;
  mailReceipts: boolean;
  publicUrl: string;
  /** Tells this process that messages have changed. */
  changed: () => void;
  now: () => number;
};

/** Accepts contact messages. Responds only once the message and its notification are stored. */
export function contactService(needs: Needs) {
  const { database, tokens, attachments, checkCaptcha, isCanary, mailTo, mailReceipts, publicUrl, changed, now } = needs;
  const { db, engine } = database;
  const mailsFor = (
    withReceipt: boolean,
    message: ContactMessage,
    { reference, key }: Required<Stored>,
    files: { name: string }[],
  ) => [
    ...(mailTo ? [notification(mailTo, message, { reference, publicUrl, files: files.map(({ name }) => name) })] : []),
    ...(withReceipt ? [receipt(message.email, reference, enquiryAddress(publicUrl, key))] : []),
  ];
  /** Anybody can enter any address, so receipts to one mailbox are limited. */
  async function mayHaveReceipt(email: string): Promise<boolean> {
    const key = `receipt:${createHash('sha256').update(email.toLowerCase()).digest('base64url')}`;
    return (await limits(db, now).count(key, receiptLimit)).hits <= receiptLimit.max;
  }

  const storeOnce = (submission: Submission, withReceipt: boolean) =>
    db
      .transaction()
      .execute((trx) =>
        storeMessage(trx, submission, { engine, limit, mailsFor: (...args) => mailsFor(withReceipt, ...args), now }),
      );

  /** Files first: a message that is acknowledged has them. A message that is not stored leaves none behind. */
  async function storeWithFiles(submission: Omit<Submission, 'files'>, checked: CheckedFile[], withReceipt: boolean) {
    if (checked.length) {
      await limits(db, now).check(submission.limitKey, limit);
      await limits(db, now).check(`${submission.limitKey}:files`, filesLimit);
    }
    const files = await attachments.store(checked);
    try {
      const outcome = await storeOnce({ ...submission, files }, withReceipt);
      if (outcome.isRepeated) await attachments.discard(files);
      return outcome;
    } catch (error) {
      await attachments.discard(files);
      throw error;
    }
  }

  return {
    /** `files` are on disk for the time of the call. */
    async accept(input: ContactInput, sender: Sender, files: FormFile[] = []): Promise<ContactReceipt> {
      const limitKey = `contact:${sender.address}`;
      const checked = await attachments.check(files);
      const canary = sender.canary !== undefined && (await isCanary(sender.canary));
      if (checkCaptcha && !canary) {
        await limits(db, now).check(limitKey, limit);
        const captchaKey = `captcha:${sender.address}`;
        await limits(db, now).take(captchaKey, captchaLimit); // each answer is a call to the provider
        await checkCaptcha(input.captcha);
        await limits(db, now).giveBack(captchaKey);
      }
      const { website: honeypot, captcha: _captcha, ...message } = input;
      const text = [message.firstName, message.lastName, message.companyName, message.message].join('\n');
      const { counts, totals } = await spamStore(db).recall(text);
      const context = { honeypot, formAge: await tokens.age(sender.formToken) };
      if (canary && typeof context.formAge !== 'number') throw new AppError(400, 'The form token is not accepted.');
      const verdict = canary ? { isSpam: false, score: 0, reasons: [] } : judge(message, context, learntSigns(counts, totals));
      const withReceipt = mailReceipts && !canary && !verdict.isSpam && (await mayHaveReceipt(message.email));
      const submission: Omit<Submission, 'files'> = {
        message,
        keys: receiptKeys(message, sender, files),
        limitKey,
        idempotencyKey: sender.idempotencyKey,
        verdict,
        canary,
      };
      const { reference, key } = await storeWithFiles(submission, checked, withReceipt);
      if (!canary) changed();
      return { message: `Thank you! Your message has reached us. Your reference is ${reference}.`, reference, key };
    },
  };
}

export type ContactService = ReturnType<typeof contactService>;

/**
 * A double click or a retry after a lost response shares one of these keys with the first attempt; an edited message does not.
 */
function receiptKeys(message: ContactMessage, { address, idempotencyKey }: Sender, files: FormFile[]): Submission['keys'] {
  const words = [...contactFields.map((field) => message[field]), ...files.map(({ sha256 }) => sha256)];
  const key = (...parts: string[]) =>
    createHash('sha256')
      .update(JSON.stringify([...parts, ...words]))
      .digest('base64url');
  const keys = [{ key: key('address', address), life: sameTextMs }];
  if (idempotencyKey) keys.push({ key: key('key', idempotencyKey), life: idempotencyMs });
  return keys;
}

import { randomUUID } from 'node:crypto';
import type { Db } from '../db/open.ts';
import { erasureStore } from '../erasure/erasure.store.ts';
import { seal } from '../seal.ts';
import { mailKeyStore } from './mail-keys.store.ts';

/**
 * A mail to send. `secret` is its code or token, which is logged to the console if no SMTP server is set. `about` is the reference
 * of the contact message it belongs to. `isCanary`: the nightly test, which is tried with its recipients but reaches none of them.
 */
export type Mail = {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  secret?: string;
  about?: string;
  isCanary?: boolean;
};

/** Whose data a mail holds: the visitor it answers or quotes. Codes and tokens belong to an account. */
export const addressOf = ({ to, replyTo, secret }: Mail): string | undefined => replyTo ?? (secret ? undefined : to || undefined);

/** Queues mails in the caller's transaction, encrypted, and returns their ids: they are sent if and only if it commits. */
export async function putIntoOutbox(db: Db, ...mails: Mail[]): Promise<string[]> {
  return insert(db, mails, null);
}

/**
 * Inserts a row that is never sent, so that response times do not reveal whether a mail was queued. The mail worker removes it
 * within seconds.
 */
export async function putDecoyIntoOutbox(db: Db, mail: Mail): Promise<void> {
  const decoy = { ...mail, to: '', text: ' '.repeat(mail.text.length), html: ' '.repeat(mail.html.length), replyTo: undefined };
  await insert(db, [decoy], Date.now());
}

async function insert(db: Db, mails: Mail[], sentAt: number | null): Promise<string[]> {
  if (!mails.length) return [];
  const now = Date.now();
  const keys = await mailKeyStore(db).current();
  if (!keys.length) throw new Error('There is no key for mails yet. Start the server once.');
  const { hashOf } = erasureStore(db);
  const rows = [];
  for (const mail of mails) {
    const about = addressOf(mail);
    rows.push({
      id: randomUUID(),
      recipient: mail.to,
      subject: sentAt === null ? subjectInTheClear(mail) : '',
      text: '',
      html: '',
      reply_to: null,
      secret: null,
      attempts: 0,
      next_attempt_at: now,
      created_at: now,
      sent_at: sentAt,
      last_error: null,
      priority: mail.secret ? 0 : 1,
      sealed: seal(JSON.stringify(mail), keys),
      sealed_for: keys.map(({ id }) => `,${id},`).join(''),
      about_hash: about ? await hashOf(about) : null,
      about: mail.about ?? null,
      failed_at: null,
    });
  }
  await db.insertInto('outbox').values(rows).execute();
  return rows.map(({ id }) => id);
}

/** Deletes every mail to an address or about its messages, and remembers the erasure, as part of erasing its data. */
export async function eraseFromOutbox(db: Db, address: string): Promise<void> {
  const erasures = erasureStore(db);
  await db
    .deleteFrom('outbox')
    .where('about_hash', '=', await erasures.hashOf(address))
    .execute();
  await erasures.record([address], Date.now());
  await eraseUnsealed(db, address);
}

/** Mails that an earlier version queued in the clear. */
async function eraseUnsealed(db: Db, address: string): Promise<void> {
  const key = address.toLowerCase();
  const isOfAddress = (text: string | null) => text?.toLowerCase() === key; // SQLite's lower() only handles ASCII
  const rows = await db
    .selectFrom('outbox')
    .select(['id', 'recipient', 'reply_to', 'secret'])
    .where('sealed', 'is', null)
    .execute();
  const found = rows.filter((row) => isOfAddress(row.reply_to) || (row.secret === null && isOfAddress(row.recipient)));
  const ids = found.map(({ id }) => id);
  if (ids.length) await db.deleteFrom('outbox').where('id', 'in', ids).execute();
}

/** The subject of a mail about a message names its sender, so only the sealed mail has it. */
const subjectInTheClear = ({ subject, about }: Mail) => (about ? `About ${about}` : subject);

/** Deletes every mail that belongs to these contact messages; returns how many. */
export async function eraseMailsAbout(db: Db, references: string[]): Promise<number> {
  if (!references.length) return 0;
  const { numDeletedRows } = await db.deleteFrom('outbox').where('about', 'in', references).executeTakeFirst();
  return Number(numDeletedRows);
}

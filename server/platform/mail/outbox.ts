import { randomUUID } from 'node:crypto';
import type { Db } from '../db/open.ts';

/** A mail to send. `secret` is its code or token, which is logged to the console if no SMTP server is set. */
export type Mail = { to: string; subject: string; text: string; html: string; replyTo?: string; secret?: string };

/** Queues mails in the caller's transaction: they are sent if and only if it commits. */
export async function putIntoOutbox(db: Db, ...mails: Mail[]): Promise<void> {
  await insert(db, mails, null);
}

/** Inserts a row that is never sent, so that response times do not reveal whether a mail was queued. */
export async function putDecoyIntoOutbox(db: Db, mail: Mail): Promise<void> {
  await insert(db, [{ to: '', subject: '', text: ' '.repeat(mail.text.length), html: ' '.repeat(mail.html.length) }], Date.now());
}

async function insert(db: Db, mails: Mail[], sentAt: number | null): Promise<void> {
  const now = Date.now();
  const rows = mails.map((mail) => ({
    id: randomUUID(),
    recipient: mail.to,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    reply_to: mail.replyTo ?? null,
    secret: mail.secret ?? null,
    attempts: 0,
    next_attempt_at: now,
    created_at: now,
    sent_at: sentAt,
    last_error: null,
  }));
  if (rows.length) await db.insertInto('outbox').values(rows).execute();
}

/** Deletes every mail to an address or about its messages, as part of erasing its data. */
export async function eraseFromOutbox(db: Db, address: string): Promise<void> {
  const key = address.toLowerCase();
  const isOfAddress = (text: string | null) => text?.toLowerCase() === key; // SQLite's lower() only handles ASCII
  const rows = await db.selectFrom('outbox').select(['id', 'recipient', 'reply_to', 'secret']).execute();
  const found = rows.filter((row) => isOfAddress(row.reply_to) || (row.secret === null && isOfAddress(row.recipient)));
  const ids = found.map(({ id }) => id);
  if (ids.length) await db.deleteFrom('outbox').where('id', 'in', ids).execute();
}

import type { OutboxRow } from '../db/schema.ts';
import type { OpenKey } from '../seal.ts';
import type { Mail } from './outbox.ts';

/** A mail of the outbox, decrypted. */
export type WaitingMail = Mail & { id: string; attempts: number; createdAt: number };

type Row = Pick<
  OutboxRow,
  'id' | 'attempts' | 'created_at' | 'sealed' | 'recipient' | 'subject' | 'text' | 'html' | 'secret' | 'reply_to'
>;

export function openMail(row: Row, key: Pick<OpenKey, 'open'>): WaitingMail {
  const mail = row.sealed === null ? inTheClear(row) : (JSON.parse(key.open(row.sealed)) as Mail);
  return { ...mail, id: row.id, attempts: row.attempts, createdAt: row.created_at };
}

/** A mail that an earlier version queued unencrypted. */
const inTheClear = ({ recipient, subject, text, html, secret, reply_to }: Row): Mail => ({
  to: recipient,
  subject,
  text,
  html,
  ...(secret !== null && { secret }),
  ...(reply_to !== null && { replyTo: reply_to }),
});

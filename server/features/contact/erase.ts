import type { Db } from '../../platform/db/open.ts';
import { erasureStore } from '../../platform/erasure/erasure.store.ts';
import { eraseMailsAbout } from '../../platform/mail/outbox.ts';
import { eraseDeliveriesAbout } from '../../platform/webhooks/tell.ts';
import { tellErased } from './tell-about.ts';

export type ErasedCounts = { messages: number; lines: number; mails: number };

/**
 * Erases messages with everything that belongs to them: what was added, what was remembered for retries, their mails and webhook
 * deliveries. It is remembered, as a hash, that they were erased, so that an older backup does not bring them back. Files go
 * before.
 */
export async function eraseFromDatabase(db: Db, found: { id: string; reference: string }[]): Promise<ErasedCounts> {
  if (!found.length) return { messages: 0, lines: 0, mails: 0 };
  const ids = found.map(({ id }) => id);
  const references = found.map(({ reference }) => reference);
  const events = await db.deleteFrom('message_event').where('message_id', 'in', ids).executeTakeFirst();
  await db.deleteFrom('contact_receipt').where('reference', 'in', references).execute();
  const mails = await eraseMailsAbout(db, references);
  await erasureStore(db).record(references, Date.now());
  await eraseDeliveriesAbout(db, references);
  await tellErased(db, found, Date.now());
  const messages = await db.deleteFrom('message').where('id', 'in', ids).executeTakeFirst();
  return { messages: Number(messages.numDeletedRows), lines: Number(events.numDeletedRows), mails };
}

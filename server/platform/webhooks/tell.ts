import { randomUUID } from 'node:crypto';
import type { WebhookEvent } from '../../../contract/webhook-events.ts';
import type { Db } from '../db/open.ts';
import { sealer } from './sealed.ts';

/** What happened, in full and in one line. `path` leads to it in the back office. */
export type Payload = { type: WebhookEvent | 'test'; at: number; data: object; summary: string; path: string };
type News = Omit<Payload, 'type'> & {
  /** Reference of the message it tells of: erasing the message erases the delivery. */
  about: string | null;
};

export const newDelivery = (webhookId: string, { type, at }: Payload, about: string | null) => ({
  id: `msg_${randomUUID()}`,
  webhook_id: webhookId,
  event: type,
  about,
  created_at: at,
  next_attempt_at: at,
  attempts: 0,
  last_attempt_at: null,
  done_at: null,
  outcome: 'waiting' as const,
  status: null,
  answer: '',
  error: '',
});

/**
 * Queues an event for every webhook that wants it, in the caller's transaction: it is delivered if and only if that commits. The
 * payload is made only if a webhook subscribes to the event.
 */
export async function tellWebhooks(db: Db, type: WebhookEvent, news: () => Promise<News[]>): Promise<void> {
  const listening = await db.selectFrom('webhook').select('id').where('events', 'like', `%,${type},%`).execute();
  if (!listening.length) return;
  const seal = await sealer(db);
  for (const { about, ...rest } of await news()) {
    const payload: Payload = { type, ...rest };
    const rows = listening.map(({ id }) => ({ ...newDelivery(id, payload, about), ...seal(payload) }));
    await db.insertInto('webhook_delivery').values(rows).execute();
  }
}

/** Deletes every delivery that tells of these messages, sent or not. */
export async function eraseDeliveriesAbout(db: Db, references: string[]): Promise<void> {
  if (references.length) await db.deleteFrom('webhook_delivery').where('about', 'in', references).execute();
}

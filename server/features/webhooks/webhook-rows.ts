import type { WebhookEvent } from '../../../contract/webhook-events.ts';
import type { Webhook, WebhookDelivery } from '../../../contract/webhooks.ts';
import type { WebhookDeliveryTable, WebhookTable } from '../../platform/db/tables/webhooks.ts';

export const toWebhook = (row: WebhookTable, keyId: string, waiting: number): Webhook => ({
  id: row.id,
  name: row.name,
  url: row.url,
  events: row.events.split(',').filter(Boolean) as WebhookEvent[],
  format: row.format,
  state: row.state,
  failingSince: row.failing_since,
  lastError: row.last_error,
  needsSecret: !row.sealed_for.includes(`,${keyId},`),
  waiting,
  createdAt: row.created_at,
});

export const toDelivery = (row: WebhookDeliveryTable): WebhookDelivery => ({
  id: row.id,
  event: row.event as WebhookDelivery['event'],
  about: row.about,
  outcome: row.outcome,
  createdAt: row.created_at,
  attempts: row.attempts,
  lastAttemptAt: row.last_attempt_at,
  nextAttemptAt: row.done_at === null ? row.next_attempt_at : null,
  status: row.status,
  answer: row.answer,
  error: row.error,
});

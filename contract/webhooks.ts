import { z } from 'zod';
import { type WebhookEvent, type WebhookFormat, webhookEvents, webhookFormats } from './webhook-events.ts';

/** `stopped`: paused by the server itself, because the target was gone or failed for days. Times are epoch milliseconds. */
export type Webhook = {
  id: string;
  name: string;
  url: string;
  events: WebhookEvent[];
  format: WebhookFormat;
  state: 'active' | 'paused' | 'stopped';
  failingSince: number | null;
  /** Why the last attempt failed, while it fails. */
  lastError: string | null;
  /** The key that opens the secret is gone, for example after a restore elsewhere. */
  needsSecret: boolean;
  waiting: number;
  createdAt: number;
};
export type WebhookList = { webhooks: Webhook[] };

/** The only answer that holds the secret. */
export type WebhookSecret = { webhook: Webhook; secret: string };

export type WebhookDelivery = {
  id: string;
  event: WebhookEvent | 'test';
  /** Reference of the message it tells of. */
  about: string | null;
  outcome: 'waiting' | 'delivered' | 'failed';
  createdAt: number;
  attempts: number;
  lastAttemptAt: number | null;
  nextAttemptAt: number | null;
  status: number | null;
  /** The first bytes of the answer. */
  answer: string;
  error: string;
};
export type DeliveryPage = { deliveries: WebhookDelivery[]; next: string | null };

const address = z
  .string({ error: 'Enter an address.' })
  .trim()
  .min(1, 'Enter an address.')
  .max(2000, 'The address is too long.')
  .refine(isWebAddress, 'Enter an address like https://example.com/hooks, without a user name.');

export const webhookInput = z.object({
  name: z
    .string({ error: 'Enter a name.' })
    .trim()
    .min(1, 'Enter a name.')
    .max(60, 'The name is too long: 60 characters at most.'),
  url: address,
  events: z
    .array(z.enum(webhookEvents, { error: 'There is no such event.' }), { error: 'Choose at least one event.' })
    .min(1, 'Choose at least one event.')
    .transform((events) => webhookEvents.filter((event) => events.includes(event))),
  format: z.enum(webhookFormats, { error: `The format is ${webhookFormats.join(' or ')}.` }).default('standard'),
});
export type WebhookInput = z.output<typeof webhookInput>;

export const webhookPause = z.object({ paused: z.boolean({ error: 'Say whether it is paused.' }) });
export const deliveryQuery = z.object({ after: z.string().max(200).optional() });

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, hostname } = new URL(text);
  return /^https?:$/.test(protocol) && !username && !password && hostname !== '';
}

/** What other systems can be told of. `canary` is the nightly test of the contact form. */
export const webhookEvents = [
  'message.received',
  'message.changed',
  'message.replied',
  'message.line',
  'message.erased',
  'canary',
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

/** `standard` is the event as JSON; `chat` is one line of text as most chat programs take it. */
export const webhookFormats = ['standard', 'chat'] as const;
export type WebhookFormat = (typeof webhookFormats)[number];

/**
 * Tables that hold the moment, not the content: sessions, codes, tokens, limits, waiting mails and webhook deliveries. A backup
 * leaves them out, and a restore ignores those of older archives: nobody is logged in again by it, and nothing leaves twice.
 */
export const transientTables: ReadonlySet<string> = new Set([
  'session',
  'reset_token',
  'ticket',
  'known_device',
  'invitation',
  'registration',
  'rate_limit',
  'outbox',
  'mail_key',
  'contact_receipt',
  'webhook_delivery',
]);

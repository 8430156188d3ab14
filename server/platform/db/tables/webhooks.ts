export interface WebhookTables {
  webhook: WebhookTable;
  webhook_delivery: WebhookDeliveryTable;
}

/** `sealed` holds the secret. `stopped` means paused by the server itself, after failing for long. */
export interface WebhookTable {
  id: string;
  name: string;
  url: string;
  /** With a comma before and after each. */
  events: string;
  format: 'standard' | 'chat';
  sealed: string;
  sealed_for: string;
  state: 'active' | 'paused' | 'stopped';
  failing_since: number | null;
  last_error: string | null;
  created_at: number;
}

/** A delivery that waits or is done. `sealed` holds the payload until it is delivered; `about` is a message's reference. */
export interface WebhookDeliveryTable {
  id: string;
  webhook_id: string;
  event: string;
  about: string | null;
  sealed: string | null;
  sealed_for: string;
  created_at: number;
  next_attempt_at: number;
  attempts: number;
  last_attempt_at: number | null;
  done_at: number | null;
  outcome: 'waiting' | 'delivered' | 'failed';
  status: number | null;
  /** The first bytes of the last answer. */
  answer: string;
  error: string;
}

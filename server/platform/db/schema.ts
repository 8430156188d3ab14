import type { Generated, Selectable } from 'kysely';
import type { AccountTables } from './tables/accounts.ts';
import type { ContactTables } from './tables/contact.ts';
import type { PublishingTables } from './tables/publishing.ts';
import type { WebhookTables } from './tables/webhooks.ts';

// Table types for Kysely: the platform's own, and in tables/ those of the features. Portable column types only, so that both
// engines run the same statements: text ids, times as epoch milliseconds, booleans as 0 or 1, JSON as text.

export interface Database extends AccountTables, ContactTables, PublishingTables, WebhookTables {
  migration: MigrationTable;
  setting: SettingTable;
  outbox: OutboxTable;
  rate_limit: RateLimitTable;
  activity: ActivityTable;
  mail_key: MailKeyTable;
  erasure: ErasureTable;
  stored_file: StoredFileTable;
}

interface MigrationTable {
  name: string;
  applied_at: number;
}

/** Key-value store for switches, counters and secrets generated on first start. */
interface SettingTable {
  name: string;
  value: string;
}

interface OutboxTable {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  reply_to: string | null;
  secret: string | null;
  attempts: number;
  next_attempt_at: number;
  created_at: number;
  sent_at: number | null;
  last_error: string | null;
  /** Reference of the contact message it belongs to, so that erasing that one erases its mails. */
  about: string | null;
  /** When it was given up: its recipient is refused for good. */
  failed_at: number | null;
  /** 0 for codes and tokens, which expire; 1 for the rest. */
  priority: Generated<number>;
  /** The encrypted mail, and the ids of the keys that open it. Rows of earlier versions have neither. */
  sealed: string | null;
  sealed_for: string | null;
  /** Keyed hash of the address the mail is about, to find it when that address is erased. */
  about_hash: string | null;
}

export type OutboxRow = Selectable<OutboxTable>;

/** A public key for waiting mails. Each machine has its own unless MAIL_KEY is set. */
interface MailKeyTable {
  id: string;
  public_key: string;
  seen_at: number;
}

/** An erased address as a keyed hash, so that restoring an older backup can erase it again. */
interface ErasureTable {
  address_hash: string;
  at: number;
}

/** The hash of a file in the image storage. */
interface StoredFileTable {
  key: string;
  sha256: string;
  bytes: number;
}

interface RateLimitTable {
  key: string;
  hits: number;
  resets_at: number;
}

interface ActivityTable {
  id: string;
  at: number;
  admin_id: string;
  admin_name: string;
  action: string;
  subject: string;
  before: string | null;
  after: string | null;
  /** Network address; truncated after 30 days. */
  network: string | null;
}

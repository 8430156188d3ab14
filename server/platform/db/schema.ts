import type { Generated, Selectable } from 'kysely';

// Table types for Kysely. Portable column types only, so that both engines run the same statements: text ids, times as epoch
// milliseconds, booleans as 0 or 1, JSON as text.

import type { Role } from '../../../contract/roles.ts';

export interface Database {
  migration: MigrationTable;
  setting: SettingTable;
  outbox: OutboxTable;
  rate_limit: RateLimitTable;
  activity: ActivityTable;
  image: ImageTable;
  entry: EntryTable;
  entry_version: EntryVersionTable;
  entry_image: EntryImageTable;
  entry_words: EntryWordsTable;
  publication: PublicationTable;
  slug_redirect: SlugRedirectTable;
  message: MessageTable;
  message_event: MessageEventTable;
  message_file: MessageFileTable;
  reply_template: ReplyTemplateTable;
  webhook: WebhookTable;
  webhook_delivery: WebhookDeliveryTable;
  spam_word: SpamWordTable;
  contact_receipt: ContactReceiptTable;
  account: AccountTable;
  registration: RegistrationTable;
  session: SessionTable;
  reset_token: ResetTokenTable;
  factor: FactorTable;
  recovery_code: RecoveryCodeTable;
  ticket: TicketTable;
  known_device: KnownDeviceTable;
  invitation: InvitationTable;
  removed_address: RemovedAddressTable;
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

/** An account with a verified address. It awaits an owner's approval while `approved_at` is null. */
export interface AccountTable {
  id: string;
  email: string;
  username: string;
  password_hash: string;
  role: Role;
  created_at: number;
  approved_at: number | null;
}

/** A submitted registration. Verifying its code turns it into an account with its password. */
export interface RegistrationTable {
  id: string;
  email: string;
  username: string;
  password_hash: string;
  code_hash: string;
  code_expires_at: number;
  /** Tries from the network that registered, and from all others: a stranger cannot use up the registrant's. */
  tries: number;
  tries_elsewhere: number;
  origin_hash: string;
  created_at: number;
}

interface SessionTable {
  token_hash: string;
  /** Names the session in the list of an account's sessions. */
  id: string;
  account_id: string;
  created_at: number;
  last_used_at: number;
  /** When the password or a factor was last given. */
  verified_at: number;
  user_agent: string;
  network_hash: string;
}

/** A passkey (secret: public key) or an authenticator app (secret: shared key; counter: the last time step used). */
export interface FactorTable {
  id: string;
  account_id: string;
  kind: 'passkey' | 'totp';
  name: string;
  secret: string;
  credential_id: string | null;
  transports: string;
  counter: number;
  created_at: number;
  confirmed_at: number | null;
  last_used_at: number | null;
}

interface RecoveryCodeTable {
  code_hash: string;
  account_id: string;
}

interface TicketTable {
  hash: string;
  kind: string;
  account_id: string | null;
  data: string;
  tries: number;
  expires_at: number;
}

interface KnownDeviceTable {
  hash: string;
  account_id: string;
  last_used_at: number;
}

export interface InvitationTable {
  id: string;
  email: string;
  role: Role;
  token_hash: string;
  invited_by: string;
  created_at: number;
  expires_at: number;
}

interface RemovedAddressTable {
  hash: string;
  removed_at: number;
}

interface ResetTokenTable {
  token_hash: string;
  account_id: string | null;
  expires_at: number;
}

/** A contact message. It does not contain the sender's IP address. */
export interface MessageTable {
  id: string;
  reference: string;
  /** `canary` marks the nightly self-test, which nobody sees. */
  status: 'new' | 'in-progress' | 'answered' | 'spam' | 'canary';
  email: string;
  phone_number: string;
  first_name: string;
  last_name: string;
  company_name: string;
  country_region: string;
  message: string;
  note: string;
  hold: number;
  created_at: number;
  deleted_at: number | null;
  email_key: string;
  search: string;
  /** Hash of the key that opens the sender's private page. */
  key_hash: string | null;
  assignee_id: string | null;
  /** Name of the service page it came from, or empty. */
  service: string;
  /** JSON list of sentences, or empty. */
  spam_reasons: string;
  /** What colleagues' marking has taught from it: `spam`, `ham` or empty. */
  learnt: string;
  notes: number;
  replies: number;
  files: number;
}

/** A file that came with a message. Its bytes are in the storage under a random name. */
export interface MessageFileTable {
  id: string;
  message_id: string;
  name: string;
  type: string;
  bytes: number;
  storage_key: string;
}

export interface ReplyTemplateTable {
  id: string;
  name: string;
  text: string;
  updated_at: number;
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

interface SpamWordTable {
  word: string;
  spam: number;
  ham: number;
}

/** A step in the life of a message. `author` is a colleague's name, or empty for the sender. */
export interface MessageEventTable {
  id: string;
  message_id: string;
  at: number;
  kind: 'line' | 'note' | 'reply' | 'state' | 'assign' | 'hold' | 'bin' | 'restore';
  author: string;
  text: string;
  /** The mail of a reply. */
  mail_id: string | null;
}

export interface ContactReceiptTable {
  key: string;
  reference: string;
  expires_at: number;
}

/** A picture of the library. Its files are in `folder` of the storage. */
export interface ImageTable {
  name: string;
  folder: string;
  width: number;
  height: number;
  placeholder: string;
  variants: string;
  has_all_variants: number;
  alt: string;
  created_at: number;
  created_by: string;
}

/**
 * Something published. `key` is kind/id. The columns from `live` on say what visitors get until `next_at`, the next instant at
 * which a schedule changes it; they follow from its publications and are brought up to date when somebody reads after that.
 */
export interface EntryTable {
  key: string;
  kind: string;
  id: string;
  slug: string;
  title: string;
  title_key: string;
  newest: number;
  position: number;
  created_at: number;
  updated_at: number;
  updated_by: string;
  deleted_at: number | null;
  deleted_by: string | null;
  live: number | null;
  live_from: number | null;
  live_until: number | null;
  live_sort: string | null;
  live_changed: number | null;
  first_at: number | null;
  next_at: number | null;
}

/** A saved version; never changed. `changed` lists the fields that differ from the one before. */
export interface EntryVersionTable {
  key: string;
  number: number;
  at: number;
  by: string;
  title: string;
  day: string | null;
  content: string;
  changed: string;
}

/** Pictures that a version names. */
interface EntryImageTable {
  key: string;
  number: number;
  image: string;
}

/** The distinct words of what visitors get, between spaces. */
interface EntryWordsTable {
  key: string;
  words: string;
}

/** A decision: this version from then until then; no version means withdrawn. The last decision counts. */
export interface PublicationTable {
  key: string;
  seq: number;
  version: number | null;
  from_at: number;
  until_at: number | null;
  at: number;
  by: string;
}

interface SlugRedirectTable {
  kind: string;
  slug: string;
  key: string;
}

// Table types for Kysely. Portable column types only, so that both engines run the same statements: text ids, times as epoch
// milliseconds, booleans as 0 or 1, JSON as text.

export interface Database {
  migration: MigrationTable;
  setting: SettingTable;
  outbox: OutboxTable;
  rate_limit: RateLimitTable;
  activity: ActivityTable;
  showcase: CardTable;
  message: MessageTable;
  contact_receipt: ContactReceiptTable;
  account: AccountTable;
  registration: RegistrationTable;
  session: SessionTable;
  reset_token: ResetTokenTable;
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

export interface OutboxTable {
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
}

/** An account with a verified address. It awaits an owner's approval while `approved_at` is null. */
export interface AccountTable {
  id: string;
  email: string;
  username: string;
  password_hash: string;
  role: 'owner' | 'admin';
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
  tries: number;
  created_at: number;
}

interface SessionTable {
  token_hash: string;
  account_id: string;
  created_at: number;
  last_used_at: number;
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
  status: 'new' | 'handled' | 'spam';
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
}

export interface ContactReceiptTable {
  key: string;
  reference: string;
  expires_at: number;
}

/**
 * A banner or a service card (only the latter has a slogan). The table is called `showcase` because renaming it would need a
 * migration. Rows with `deleted_at` are in the bin.
 */
export interface CardTable {
  id: string;
  kind: 'banner' | 'service';
  title: string;
  slogan: string;
  description: string;
  alt: string;
  decorative: number;
  image: string;
  image_width: number;
  image_height: number;
  placeholder: string;
  variants: string;
  has_all_variants: number;
  position: number;
  version: number;
  created_at: number;
  deleted_at: number | null;
  deleted_by: string | null;
}

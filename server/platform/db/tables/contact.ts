export interface ContactTables {
  message: MessageTable;
  message_event: MessageEventTable;
  message_file: MessageFileTable;
  reply_template: ReplyTemplateTable;
  spam_word: SpamWordTable;
  contact_receipt: ContactReceiptTable;
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

interface SpamWordTable {
  word: string;
  spam: number;
  ham: number;
}

export interface ContactReceiptTable {
  key: string;
  reference: string;
  expires_at: number;
}

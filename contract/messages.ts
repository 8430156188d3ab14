import { z } from 'zod';
import type { ContactMessage } from './contact.ts';

const messageStates = ['new', 'in-progress', 'answered', 'spam'] as const;
export type MessageState = (typeof messageStates)[number];

/** Filters of the message list; `inbox` is everything except spam and the bin. */
const messageFolders = ['inbox', 'new', 'in-progress', 'answered', 'spam', 'bin'] as const;
export type MessageFolder = (typeof messageFolders)[number];

/** A colleague to whom messages can be assigned. */
type Colleague = { id: string; name: string };

/** A message as the dashboard gets it. Times are ISO 8601. */
export type StoredMessage = ContactMessage & {
  id: string;
  reference: string;
  status: MessageState;
  /** Name of the service page it came from, if any. */
  service: string;
  assignee: Colleague | null;
  hold: boolean;
  receivedAt: string;
  deletedAt: string | null;
  /** How many there are. */
  notes: number;
  replies: number;
  files: number;
  /** The mail server has refused the last answer for good. */
  undelivered: boolean;
  /** Why it was taken for spam, or why not. */
  spamReasons: string[];
};

/** A step in the life of a message. `author` is null for the sender. */
export type MessageEvent = {
  id: string;
  at: string;
  kind: 'line' | 'note' | 'reply' | 'state' | 'assign' | 'hold' | 'bin' | 'restore';
  author: string | null;
  text: string;
  /** How far the mail of a reply is. */
  delivery?: { state: 'waiting' | 'delayed' | 'sent' | 'failed'; reason?: string };
};

type MessageFile = { id: string; name: string; type: string; bytes: number };
export type MessageThread = { message: StoredMessage; events: MessageEvent[]; files: MessageFile[] };

export type MessagePage = { messages: StoredMessage[]; next: string | null };
export type UnreadMessages = { unread: number };
/** What the filters offer: colleagues and the services that messages came from. */
export type MessageChoices = { colleagues: Colleague[]; services: string[]; canMail: boolean; me: string };

const search = z.string().trim().max(200, 'Search for at most 200 characters.').default('');
const folder = z
  .preprocess(
    (value) => (value === 'handled' ? 'answered' : value), // its former name
    z.enum(messageFolders, { error: `Folder must be one of ${messageFolders.join(', ')}.` }),
  )
  .default('inbox');
const day = z.iso.date('A day looks like 2026-11-17.').or(z.literal('')).default('');

export const messageFilter = z.object({
  folder,
  search,
  /** A colleague's id, `me`, or `none`. */
  assignee: z.string().max(64).default(''),
  service: z.string().max(120).default(''),
  /** First and last day, in the reader's time zone. */
  from: day,
  to: day,
  zone: z
    .string()
    .max(64)
    .refine((name) => name === '' || isTimeZone(name), 'This time zone is not known.')
    .default(''),
  /** Only messages with a note. */
  noted: z.enum(['', '1']).default(''),
});
export type MessageFilter = z.output<typeof messageFilter>;

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

export const messageQuery = messageFilter.extend({ after: z.string().optional() });
export const exportQuery = messageFilter.extend({
  format: z.enum(['csv', 'xlsx', 'json'], { error: 'Format must be csv, xlsx or json.' }).default('csv'),
  /** Only these of what the filter shows, comma-separated. */
  ids: z.string().max(40_000).default(''),
});

const storable = (value: string) => !/[^\P{Cc}\n\t]/u.test(value) && value.isWellFormed();
const multiline = (name: string, max: number) =>
  z
    .string({ error: `${name} must be text.` })
    .transform((value) => value.replace(/\r\n?/g, '\n').trim())
    .refine((value) => value !== '', `${name} is empty.`)
    .refine((value) => value.length <= max, { error: () => `${name} may have at most ${max.toLocaleString('en')} characters.` })
    .refine(storable, `${name} contains a character that cannot be stored.`);

const state = z.preprocess(
  (value) => (value === 'handled' ? 'answered' : value),
  z.enum(messageStates, { error: `Status must be one of ${messageStates.join(', ')}.` }),
);
const assignee = z.string({ error: 'Assignee must be an id or null.' }).max(64).nullable();

export const messageChange = z
  .object({
    status: state.optional(),
    hold: z.boolean({ error: 'Hold must be true or false.' }).optional(),
    assignee: assignee.optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'Send a status, an assignee or a hold.');
export type MessageChange = z.output<typeof messageChange>;

export const noteInput = z.object({ text: multiline('Note', 2000) });

/** `seen`: how many replies the writer knew of; another number means that a colleague was quicker. */
export const replyInput = z.object({
  text: multiline('Reply', 10_000),
  seen: z.number().int().min(0),
  anyway: z.boolean().default(false),
});

export const templateInput = z.object({
  name: z
    .string({ error: 'Please name the template.' })
    .trim()
    .min(1, 'Please name the template.')
    .max(80, 'A name may have at most 80 characters.')
    .refine(storable),
  text: multiline('Text', 5000),
});
export type ReplyTemplate = { id: string; name: string; text: string };

const ids = z.array(z.string().max(64)).min(1, 'Choose at least one message.').max(1000, 'Choose at most 1,000 messages.');
/** Several at once: chosen ones, or everything a filter shows. */
const target = z.object({ ids: ids.optional(), filter: messageFilter.optional() });
type Target = z.output<typeof target>;
const isOneOf = ({ ids: chosen, filter }: Target) => Boolean(chosen) !== Boolean(filter);
const eitherOr = 'Send either ids or a filter.';

export const bulkInput = target
  .extend({
    action: z.enum(['change', 'bin', 'restore', 'count'], { error: 'This action is not known.' }),
    change: messageChange.optional(),
  })
  .refine(isOneOf, eitherOr)
  .refine(({ action, change }) => action !== 'change' || change, 'Send what to change.');
/** A call of its own: erasing asks for the password again. */
export const eraseChosenInput = target.refine(isOneOf, eitherOr);
export type BulkInput = Target & { action: 'change' | 'bin' | 'restore' | 'count' | 'erase'; change?: MessageChange };
export type BulkAnswer = { count: number; held: number; message: string };

export const eraseInput = z.object({
  email: z
    .string({ error: 'Please enter the email address.' })
    .trim()
    .min(1, 'Please enter the email address.')
    .max(254)
    .regex(/^[^\0]*$/, 'Please enter the email address.'),
});

export type MessageQuery = z.output<typeof messageQuery>;
export type Erased = { erased: number; held: number; message: string };
/** Sent to open dashboards when messages change. */
export type MessagesChanged = { unread: number };

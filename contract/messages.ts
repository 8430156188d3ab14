import { z } from 'zod';
import type { ContactMessage } from './contact.ts';

const messageStatuses = ['new', 'handled', 'spam'] as const;
type MessageStatus = (typeof messageStatuses)[number];

/** Filters of the message list; `inbox` is everything except spam and the bin. */
const messageFolders = ['inbox', 'new', 'handled', 'spam', 'bin'] as const;
export type MessageFolder = (typeof messageFolders)[number];

/** A message as the dashboard gets it. Times are ISO 8601. */
export type StoredMessage = ContactMessage & {
  id: string;
  reference: string;
  status: MessageStatus;
  note: string;
  hold: boolean;
  receivedAt: string;
  deletedAt: string | null;
};

export type MessagePage = { messages: StoredMessage[]; next: string | null };
export type UnreadMessages = { unread: number };

const search = z.string().trim().max(200, 'Search for at most 200 characters.').default('');
const folder = z.enum(messageFolders, { error: `Folder must be one of ${messageFolders.join(', ')}.` }).default('inbox');

export const messageQuery = z.object({ folder, search, after: z.string().optional() });
export const exportQuery = z.object({
  folder,
  search,
  format: z.enum(['csv', 'json'], { error: 'Format must be csv or json.' }).default('csv'),
});

export const messageChange = z
  .object({
    status: z.enum(messageStatuses, { error: `Status must be one of ${messageStatuses.join(', ')}.` }).optional(),
    note: z
      .string({ error: 'Note must be text.' })
      .trim()
      .max(2000, 'Note may have at most 2,000 characters.')
      .refine((value) => !value.includes('\0') && value.isWellFormed(), 'Note contains a character that cannot be stored.')
      .optional(),
    hold: z.boolean({ error: 'Hold must be true or false.' }).optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'Send a status, a note or a hold.');

export const eraseInput = z.object({
  email: z.string({ error: 'Please enter the email address.' }).trim().min(1, 'Please enter the email address.').max(254),
});

export type MessageQuery = z.output<typeof messageQuery>;
export type MessageChange = z.output<typeof messageChange>;
export type Erased = { erased: number; held: number; message: string };

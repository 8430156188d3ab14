import { z } from 'zod';

// The sender's private page. The key travels in the body: addresses end up in logs.
const key = z.string({ error: 'Send the key.' }).regex(/^[\w-]{32}$/, 'This address is not complete. Please copy all of it.');

export const enquiryInput = z.object({ key });
export const enquiryLine = z.object({
  key,
  text: z
    .string({ error: 'Please write something.' })
    .transform((value) => value.replace(/\r\n?/g, '\n').trim())
    .refine((value) => value !== '', 'Please write something.')
    .refine(
      (value) => value.isWellFormed() && !/[^\P{Cc}\n\t]/u.test(value),
      'This text contains a character that cannot be stored.',
    )
    .refine((value) => [...value].length <= 2000, 'Please write at most 2,000 characters.'),
});

/** How far an enquiry is, as its sender is told. */
export type EnquiryProgress = 'received' | 'in-progress' | 'answered' | 'closed';

/** What the sender sees. Times are ISO 8601. Notes of the team are not in it. */
export type Enquiry = {
  reference: string;
  progress: EnquiryProgress;
  receivedAt: string;
  message: string;
  /** What was added, by the sender or by us, oldest first. */
  lines: { at: string; by: 'you' | 'us'; text: string }[];
  files: string[];
};

/** What was erased, and until when backups still hold it (null: none is made by itself). */
export type EnquiryErased = {
  at: string;
  messages: number;
  lines: number;
  mails: number;
  files: number;
  backupsUntil: string | null;
};

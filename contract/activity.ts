import { z } from 'zod';

/** An audit entry: one action by an administrator. `network` is where it came from, truncated after 30 days. */
export type ActivityEntry = {
  id: string;
  at: number;
  admin: string;
  action: string;
  subject: string;
  before: unknown;
  after: unknown;
  network: string | null;
};

/** A page of the list, newest first; `next` is the cursor of the following page. */
export type ActivityPage = { entries: ActivityEntry[]; next: string | null };

/** What an action is about, by how its name begins; everything else is content. */
export const activityKinds = {
  'sign-in': ['login', 'not-me'],
  accounts: ['register.', 'password.', 'account.', 'factor.'],
  team: ['team.'],
  messages: ['message', 'reply-template', 'deleted', 'restored', 'erased'],
} as const;
const activityKindNames = [...(Object.keys(activityKinds) as (keyof typeof activityKinds)[]), 'content'] as const;
export type ActivityKind = (typeof activityKindNames)[number];

const time = z.coerce.number().int().min(0).max(8.64e15).optional();
export const activityQuery = z.object({
  kind: z.enum(activityKindNames, { error: `Kind must be one of ${activityKindNames.join(', ')}.` }).optional(),
  person: z.string().trim().max(120, 'Search for at most 120 characters.').optional(),
  from: time,
  until: time,
  after: z.string().optional(),
});
export type ActivityQuery = z.output<typeof activityQuery>;

/** An audit entry: one action by an administrator. */
export type ActivityEntry = {
  id: string;
  at: number;
  admin: string;
  action: string;
  subject: string;
  before: unknown;
  after: unknown;
};

/** A page of the list, newest first; `next` is the cursor of the following page. */
export type ActivityPage = { entries: ActivityEntry[]; next: string | null };

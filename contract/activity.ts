/** One thing an administrator did. */
export type ActivityEntry = {
  id: string;
  at: number;
  admin: string;
  action: string;
  subject: string;
  before: unknown;
  after: unknown;
};

/** A page of the list, newest first; `next` asks for the one after it. */
export type ActivityPage = { entries: ActivityEntry[]; next: string | null };

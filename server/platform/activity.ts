import { randomUUID } from 'node:crypto';
import type { Db } from './db/open.ts';

/** An audit entry. `before` and `after` hold what changed, without secrets. */
export type Activity = {
  admin: { id: string; username: string };
  action: string;
  subject: string;
  before?: unknown;
  after?: unknown;
};

/** Writes an audit entry in the caller's transaction. */
export async function recordActivity(db: Db, { admin, action, subject, before, after }: Activity): Promise<void> {
  await db
    .insertInto('activity')
    .values({
      id: randomUUID(),
      at: Date.now(),
      admin_id: admin.id,
      admin_name: admin.username,
      action,
      subject,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
    })
    .execute();
}

import { randomUUID } from 'node:crypto';
import type { Db } from './db/open.ts';

/** An audit entry. `before` and `after` hold what changed, without secrets; `network` is where it came from, where that matters. */
export type Activity = {
  admin: { id: string; username: string };
  action: string;
  subject: string;
  before?: unknown;
  after?: unknown;
  network?: string;
  at?: number;
};

/** Writes an audit entry in the caller's transaction. */
export async function recordActivity(db: Db, activity: Activity): Promise<void> {
  const { admin, action, subject, before, after, network = null, at = Date.now() } = activity;
  await db
    .insertInto('activity')
    .values({
      id: randomUUID(),
      at,
      admin_id: admin.id,
      admin_name: admin.username,
      action,
      subject,
      before: before === undefined ? null : JSON.stringify(before),
      after: after === undefined ? null : JSON.stringify(after),
      network,
    })
    .execute();
}

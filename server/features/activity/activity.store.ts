import type { ActivityPage } from '../../../contract/activity.ts';
import { type Cursor, isAfterCursor, readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db/open.ts';

const pageSize = 50;

/** One page, newest first. `after` is the `next` cursor of the previous page. */
export async function listActivity(db: Db, after = ''): Promise<ActivityPage> {
  const place = readCursor(after);
  const rows = await db
    .selectFrom('activity')
    .selectAll()
    .$if(place !== undefined, (query) => query.where(isAfterCursor('at', place as Cursor)))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
    .execute();
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return {
    entries: shown.map(({ id, at, admin_name, action, subject, before, after }) => ({
      id,
      at,
      admin: admin_name,
      action,
      subject,
      before: before === null ? null : JSON.parse(before),
      after: after === null ? null : JSON.parse(after),
    })),
    next: rows.length > pageSize && last ? writeCursor({ time: last.at, id: last.id }) : null,
  };
}

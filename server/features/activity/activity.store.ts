import type { ActivityPage } from '../../../contract/activity.ts';
import type { Db } from '../../platform/db/open.ts';

const pageSize = 50;

/** One page of the list, newest first. `after` is the `next` of the page before it. */
export async function listActivity(db: Db, after = ''): Promise<ActivityPage> {
  const [, time, lastId = ''] = /^(\d{1,15})\.([\w-]{1,64})$/.exec(after) ?? [];
  const rows = await db
    .selectFrom('activity')
    .selectAll()
    .$if(time !== undefined, (query) =>
      query.where((eb) => eb.or([eb('at', '<', Number(time)), eb.and([eb('at', '=', Number(time)), eb('id', '<', lastId)])])),
    )
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
    next: rows.length > pageSize && last ? `${last.at}.${last.id}` : null,
  };
}

import { type ActivityKind, type ActivityQuery, activityKinds } from '../../../contract/activity.ts';
import { type Cursor, isAfterCursor, readCursor } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db/open.ts';

const escaped = (text: string) => text.toLowerCase().replace(/[\\%_]/g, '\\$&');

/** The audit log. */
export function activityStore(db: Db) {
  const ofKind = (kind: ActivityKind | undefined, query: ReturnType<typeof all>) => {
    if (!kind) return query;
    const patterns = (kind === 'content' ? Object.values(activityKinds).flat() : activityKinds[kind]).map((start) => `${start}%`);
    return query.where(({ or, not, eb }) => {
      const any = or(patterns.map((pattern) => eb('action', 'like', pattern)));
      // 'message' and 'deleted' begin our own names alone; a card's are '… deleted'
      return kind === 'content' ? not(any) : any;
    });
  };
  const all = () => db.selectFrom('activity').selectAll();

  return {
    /** Entries after a cursor, newest first. */
    list({ kind, person, from, until, after = '' }: ActivityQuery, max: number) {
      const place = readCursor(after);
      return ofKind(kind, all())
        .$if(place !== undefined, (query) => query.where(isAfterCursor('at', place as Cursor)))
        .$if(Boolean(person), (query) =>
          query.where(({ or, eb, fn }) => {
            const pattern = `%${escaped(person ?? '')}%`;
            return or([eb(fn('lower', ['admin_name']), 'like', pattern), eb(fn('lower', ['subject']), 'like', pattern)]);
          }),
        )
        .$if(from !== undefined, (query) => query.where('at', '>=', from as number))
        .$if(until !== undefined, (query) => query.where('at', '<', until as number))
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(max)
        .execute();
    },

    async removeBefore(time: number): Promise<void> {
      await db.deleteFrom('activity').where('at', '<', time).execute();
    },

    /** Entries whose network is still known in full. */
    withNetwork: (before: number, max: number) =>
      db
        .selectFrom('activity')
        .select(['id', 'network'])
        .where('at', '<', before)
        .where('network', 'is not', null)
        .where('network', 'not like', '%*')
        .limit(max)
        .execute(),

    async setNetwork(id: string, network: string): Promise<void> {
      await db.updateTable('activity').set({ network }).where('id', '=', id).execute();
    },
  };
}

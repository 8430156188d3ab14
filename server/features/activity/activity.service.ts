import type { ActivityEntry, ActivityPage, ActivityQuery } from '../../../contract/activity.ts';
import { writeCursor } from '../../platform/cursor.ts';
import type { OpenDatabase } from '../../platform/db/open.ts';
import { days } from '../../platform/time.ts';
import { activityStore } from './activity.store.ts';

const pageSize = 50;
const exportSize = 500;
const networkDays = 30;

type Needs = { database: OpenDatabase; retentionDays: number; now: () => number };
type Row = Awaited<ReturnType<ReturnType<typeof activityStore>['list']>>[number];

/** The audit log: read in pages, exported, and forgotten in time. */
export function activityService({ database: { db }, retentionDays, now }: Needs) {
  async function page(query: ActivityQuery, size: number): Promise<ActivityPage> {
    const rows = await activityStore(db).list(query, size + 1);
    const shown = rows.slice(0, size);
    const last = rows.length > size ? shown.at(-1) : undefined;
    return { entries: shown.map(toEntry), next: last ? writeCursor({ time: last.at, id: last.id }) : null };
  }

  return {
    list: (query: ActivityQuery) => page(query, pageSize),

    /** All entries of a filter in batches. */
    async *all(query: ActivityQuery): AsyncGenerator<ActivityEntry[]> {
      let after = query.after;
      do {
        const { entries, next } = await page({ ...query, after }, exportSize);
        yield entries;
        after = next ?? undefined;
      } while (after);
    },

    /** Old entries go; networks are shortened after 30 days. */
    async sweep(): Promise<void> {
      const store = activityStore(db);
      await store.removeBefore(now() - days(retentionDays));
      for (;;) {
        const rows = await store.withNetwork(now() - days(networkDays), exportSize);
        for (const { id, network } of rows) await store.setNetwork(id, shortened(network ?? ''));
        if (rows.length < exportSize) return;
      }
    },
  };
}

const toEntry = ({ id, at, admin_name, action, subject, before, after, network }: Row): ActivityEntry => ({
  id,
  at,
  admin: admin_name,
  action,
  subject,
  before: before === null ? null : JSON.parse(before),
  after: after === null ? null : JSON.parse(after),
  network,
});

/** The first 24 bits of an IPv4 address, the first 48 of an IPv6 one. */
export function shortened(network: string): string {
  if (!network.includes(':')) return `${network.split('.').slice(0, 3).join('.')}.*`;
  return `${network.split(':').slice(0, 3).join(':')}:*`;
}

export type ActivityService = ReturnType<typeof activityService>;

import { notFound } from '../../errors.ts';
import { recordActivity } from '../../platform/activity.ts';
import type { Admin } from '../../platform/admin.ts';
import { isRowId } from '../../platform/db/row-id.ts';
import type { Images } from '../../platform/images/images.ts';
import { nouns, type Write } from './banners.service.ts';
import type { CardRow, CardStore } from './banners.store.ts';
import { binMs, folders, toImage, toRecord } from './rows.ts';

export type BinService = ReturnType<typeof binService>;

type Deps = { store: CardStore; images: Images; write: Write; now?: () => number };

/** Deleted cards: kept for 30 days, then purged with their files unless restored. */
export function binService({ store, images, write, now = Date.now }: Deps) {
  async function find(id: string): Promise<CardRow> {
    const row = isRowId(id) ? await store.inBin(id) : undefined;
    if (!row) throw notFound('Entry');
    return row;
  }

  return {
    list: () => store.bin(),

    /** Restores a card to its former position. */
    async restore(admin: Admin, id: string): Promise<CardRow> {
      const row = await find(id);
      await write(async (trx) => {
        if (!(await store.restore(id, trx))) throw notFound(nouns[row.kind]);
        await recordActivity(trx, { admin, action: `${row.kind} restored`, subject: row.title, after: toRecord(row) });
      });
      return row;
    },

    /** Deletes permanently. The row goes first: a row without its files would show a broken image. */
    async purge(admin: Admin, id: string): Promise<void> {
      const row = await find(id);
      await write(async (trx) => {
        if (!(await store.purge(id, trx))) throw notFound(nouns[row.kind]);
        await recordActivity(trx, { admin, action: `${row.kind} purged`, subject: row.title, before: toRecord(row) });
      });
      await images.remove(folders[row.kind], toImage(row));
    },

    /** Purges cards that have been in the bin for 30 days. */
    async purgeExpired(): Promise<void> {
      for (const row of await store.binnedBefore(now() - binMs)) {
        if (await write((trx) => store.purge(row.id, trx))) await images.remove(folders[row.kind], toImage(row));
      }
    },
  };
}

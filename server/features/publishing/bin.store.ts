import type { Db } from '../../platform/db/open.ts';
import type { EntryRow } from './entry.store.ts';

/** Deleted entries. */
export function binStore(db: Db) {
  const binned = () => db.selectFrom('entry').selectAll().where('deleted_at', 'is not', null);
  return {
    list: (): Promise<EntryRow[]> => binned().orderBy('deleted_at', 'desc').orderBy('id').limit(500).execute(),
    find: (id: string): Promise<EntryRow | undefined> => binned().where('id', '=', id).executeTakeFirst(),
    before: (time: number): Promise<EntryRow[]> => binned().where('deleted_at', '<=', time).execute(),

    /** Takes an entry out of the bin; returns whether it was there. */
    async restore(key: string, slug: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('entry')
        .set({ deleted_at: null, deleted_by: null, slug })
        .where('key', '=', key)
        .where('deleted_at', 'is not', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    /** Permanently deletes an entry with all it consists of, if it is still in the bin; returns whether it was. */
    async purge(key: string): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('entry')
        .where('key', '=', key)
        .where('deleted_at', 'is not', null)
        .executeTakeFirst();
      if (numDeletedRows !== 1n) return false;
      for (const table of ['entry_version', 'entry_image', 'entry_words', 'publication', 'slug_redirect'] as const)
        await db.deleteFrom(table).where('key', '=', key).execute();
      return true;
    },

    imagesOf: async (key: string): Promise<string[]> =>
      (await db.selectFrom('entry_image').select('image').distinct().where('key', '=', key).execute()).map(({ image }) => image),
  };
}

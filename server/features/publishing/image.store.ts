import { type Insertable, type Selectable, sql } from 'kysely';
import type { Cursor } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db/open.ts';
import type { ImageTable } from '../../platform/db/tables/publishing.ts';

export type ImageRow = Selectable<ImageTable>;

/** The library of pictures. */
export function imageStore(db: Db) {
  return {
    find: (name: string): Promise<ImageRow | undefined> =>
      db.selectFrom('image').selectAll().where('name', '=', name).executeTakeFirst(),
    named: (names: string[]): Promise<ImageRow[]> =>
      names.length ? db.selectFrom('image').selectAll().where('name', 'in', names).execute() : Promise.resolve([]),
    all: () => db.selectFrom('image').select(['name', 'folder', 'variants']).execute(),
    insert: async (row: Insertable<ImageTable>): Promise<void> => void (await db.insertInto('image').values(row).execute()),
    describe: async (name: string, alt: string): Promise<void> =>
      void (await db.updateTable('image').set({ alt }).where('name', '=', name).execute()),
    remove: async (name: string): Promise<void> => void (await db.deleteFrom('image').where('name', '=', name).execute()),

    /** Newest first; `search` is part of the description. */
    list: ({ search, after, limit }: { search: string; after?: Cursor; limit: number }): Promise<ImageRow[]> =>
      db
        .selectFrom('image')
        .selectAll()
        .$if(search !== '', (query) =>
          query.where(sql<boolean>`lower(alt) like ${`%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`),
        )
        .$if(after !== undefined, (query) =>
          query.where(sql<boolean>`(created_at, name) < (${(after as Cursor).time}, ${(after as Cursor).id})`),
        )
        .orderBy('created_at', 'desc')
        .orderBy('name', 'desc')
        .limit(limit)
        .execute(),

    /** Entries that name the pictures in any version, the bin included. */
    uses: (names: string[]) =>
      names.length
        ? db
            .selectFrom('entry_image')
            .innerJoin('entry', 'entry.key', 'entry_image.key')
            .select([
              'entry_image.image',
              'entry_image.number',
              'entry.key',
              'entry.kind',
              'entry.id',
              'entry.title',
              'entry.live',
              'entry.newest',
            ])
            .where('entry_image.image', 'in', names)
            .execute()
        : Promise.resolve([]),

    nextWithoutVariants: (except: string[]): Promise<ImageRow | undefined> =>
      db
        .selectFrom('image')
        .selectAll()
        .where('has_all_variants', '=', 0)
        .$if(except.length > 0, (query) => query.where('name', 'not in', except))
        .orderBy('created_at')
        .limit(1)
        .executeTakeFirst(),
    async saveVariants(name: string, variants: string): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('image')
        .set({ variants, has_all_variants: 1 })
        .where('name', '=', name)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

import { type Insertable, type Selectable, sql, type Updateable } from 'kysely';
import { type Cursor, isAfterCursor } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db/open.ts';
import type { EntryTable, EntryVersionTable, PublicationTable } from '../../platform/db/tables/publishing.ts';

export type EntryRow = Selectable<EntryTable>;
export type VersionRow = Selectable<EntryVersionTable>;
export type PublicationRow = Selectable<PublicationTable>;

const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Entries, their versions and publications. */
export function entryStore(db: Db) {
  return {
    find: (key: string): Promise<EntryRow | undefined> =>
      db.selectFrom('entry').selectAll().where('key', '=', key).where('deleted_at', 'is', null).executeTakeFirst(),

    /** Locks the row until the transaction ends: versions and publications of one entry are numbered one after another. */
    lock: (key: string): Promise<EntryRow | undefined> =>
      db
        .updateTable('entry')
        .set((eb) => ({ newest: eb.ref('newest') }))
        .where('key', '=', key)
        .where('deleted_at', 'is', null)
        .returningAll()
        .executeTakeFirst(),

    bySlug: (kind: string, slug: string): Promise<EntryRow | undefined> =>
      db
        .selectFrom('entry')
        .selectAll()
        .where('kind', '=', kind)
        .where('slug', '=', slug)
        .where('deleted_at', 'is', null)
        .executeTakeFirst(),

    /** Newest change first. */
    list: (kind: string, { search, after, limit }: { search: string; after?: Cursor; limit: number }): Promise<EntryRow[]> =>
      db
        .selectFrom('entry')
        .selectAll()
        .where('kind', '=', kind)
        .where('deleted_at', 'is', null)
        .$if(search !== '', (query) => query.where(sql<boolean>`title_key like ${`%${escapeLike(search)}%`} escape '\\'`))
        .$if(after !== undefined, (query) => query.where(isAfterCursor('updated_at', after as Cursor)))
        .orderBy('updated_at', 'desc')
        .orderBy('id', 'desc')
        .limit(limit)
        .execute(),

    /** The ids in use among the given ones, the bin included. */
    existing: async (keys: string[]): Promise<Set<string>> =>
      keys.length
        ? new Set((await db.selectFrom('entry').select('key').where('key', 'in', keys).execute()).map(({ key }) => key))
        : new Set(),

    insert: async (row: Insertable<EntryTable>): Promise<void> => void (await db.insertInto('entry').values(row).execute()),
    update: async (key: string, changes: Updateable<EntryTable>): Promise<void> =>
      void (await db.updateTable('entry').set(changes).where('key', '=', key).execute()),

    version: (key: string, number: number): Promise<VersionRow | undefined> =>
      db.selectFrom('entry_version').selectAll().where('key', '=', key).where('number', '=', number).executeTakeFirst(),

    /** Newest first, without their content. */
    versions: (key: string) =>
      db
        .selectFrom('entry_version')
        .select(['number', 'at', 'by', 'changed'])
        .where('key', '=', key)
        .orderBy('number', 'desc')
        .limit(1000)
        .execute(),

    async insertVersion(row: Insertable<EntryVersionTable>, images: Iterable<string>): Promise<void> {
      await db.insertInto('entry_version').values(row).execute();
      const named = [...new Set(images)].map((image) => ({ key: row.key, number: row.number, image }));
      if (named.length) await db.insertInto('entry_image').values(named).execute();
    },

    publications: (keys: string[]): Promise<PublicationRow[]> =>
      keys.length
        ? db.selectFrom('publication').selectAll().where('key', 'in', keys).orderBy('seq').execute()
        : Promise.resolve([]),

    async publish(row: Omit<PublicationRow, 'seq'>): Promise<void> {
      const { last } = await db
        .selectFrom('publication')
        .select((eb) => eb.fn.max('seq').as('last'))
        .where('key', '=', row.key)
        .executeTakeFirstOrThrow();
      await db
        .insertInto('publication')
        .values({ ...row, seq: Number(last ?? 0) + 1 })
        .execute();
    },

    /** Remembers a former slug; one that is in use again no longer redirects. */
    async redirect(kind: string, slug: string, key: string): Promise<void> {
      await db
        .insertInto('slug_redirect')
        .values({ kind, slug, key })
        .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet({ key }))
        .execute();
    },
    forgetRedirect: async (kind: string, slug: string): Promise<void> =>
      void (await db.deleteFrom('slug_redirect').where('kind', '=', kind).where('slug', '=', slug).execute()),
  };
}

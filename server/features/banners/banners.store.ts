import type { Insertable, Selectable, Updateable } from 'kysely';
import type { CardKind } from '../../../contract/cards.ts';
import type { Db } from '../../platform/db/open.ts';
import type { CardTable } from '../../platform/db/schema.ts';

export type CardRow = Selectable<CardTable>;
export type CardStore = ReturnType<typeof cardStore>;

/** Banners and service cards. Write methods run in the given transaction. */
export function cardStore(db: Db) {
  return {
    list: (kind: CardKind, on = db): Promise<CardRow[]> =>
      on
        .selectFrom('showcase')
        .selectAll()
        .where('kind', '=', kind)
        .where('deleted_at', 'is', null)
        .orderBy('position')
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    find: (kind: CardKind, id: string, on = db): Promise<CardRow | undefined> =>
      on
        .selectFrom('showcase')
        .selectAll()
        .where('id', '=', id)
        .where('kind', '=', kind)
        .where('deleted_at', 'is', null)
        .executeTakeFirst(),

    /** Serializes reordering across all instances. */
    async lockOrder(kind: CardKind, on: Db): Promise<void> {
      await on
        .insertInto('setting')
        .values({ name: `order.${kind}`, value: '' })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: '' }))
        .execute();
    },

    async nextPosition(kind: CardKind, on: Db): Promise<number> {
      const { last } = await on
        .selectFrom('showcase')
        .select((eb) => eb.fn.max('position').as('last'))
        .where('kind', '=', kind)
        .executeTakeFirstOrThrow();
      return Number(last ?? 0) + 1;
    },

    /** Makes room at a position by shifting all following cards. */
    async shiftFrom(kind: CardKind, position: number, on: Db): Promise<void> {
      await on
        .updateTable('showcase')
        .set((eb) => ({ position: eb('position', '+', 1) }))
        .where('kind', '=', kind)
        .where('position', '>=', position)
        .execute();
    },

    async place(id: string, position: number, on: Db): Promise<void> {
      await on.updateTable('showcase').set({ position }).where('id', '=', id).execute();
    },

    async insert(row: Insertable<CardTable>, on: Db): Promise<void> {
      await on.insertInto('showcase').values(row).execute();
    },

    /** Updates a row if its version is unchanged (optimistic locking); returns whether it was. */
    async change(row: Pick<CardRow, 'id' | 'version'>, changes: Updateable<CardTable>, on: Db): Promise<boolean> {
      const { numUpdatedRows } = await on
        .updateTable('showcase')
        .set({ ...changes, version: row.version + 1 })
        .where('id', '=', row.id)
        .where('version', '=', row.version)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    async restore(id: string, on: Db): Promise<boolean> {
      const { numUpdatedRows } = await on
        .updateTable('showcase')
        .set((eb) => ({ deleted_at: null, deleted_by: null, version: eb('version', '+', 1) }))
        .where('id', '=', id)
        .where('deleted_at', 'is not', null)
        .executeTakeFirst();
      return numUpdatedRows === 1n;
    },

    bin: (): Promise<CardRow[]> =>
      db
        .selectFrom('showcase')
        .selectAll()
        .where('deleted_at', 'is not', null)
        .orderBy('deleted_at', 'desc')
        .orderBy('id')
        .execute(),

    inBin: (id: string): Promise<CardRow | undefined> =>
      db.selectFrom('showcase').selectAll().where('id', '=', id).where('deleted_at', 'is not', null).executeTakeFirst(),

    /** Permanently deletes a row if it is still in the bin; returns whether it was. */
    async purge(id: string, on: Db): Promise<boolean> {
      const { numDeletedRows } = await on
        .deleteFrom('showcase')
        .where('id', '=', id)
        .where('deleted_at', 'is not', null)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },

    binnedBefore: (time: number): Promise<CardRow[]> =>
      db.selectFrom('showcase').selectAll().where('deleted_at', '<=', time).execute(),

    hasImage: async (image: string): Promise<boolean> =>
      (await db.selectFrom('showcase').select('id').where('image', '=', image).executeTakeFirst()) !== undefined,

    images: () => db.selectFrom('showcase').select(['kind', 'image', 'variants']).execute(),

    nextWithoutVariants: (except: string[]): Promise<CardRow | undefined> =>
      db
        .selectFrom('showcase')
        .selectAll()
        .where('has_all_variants', '=', 0)
        .$if(except.length > 0, (query) => query.where('image', 'not in', except))
        .orderBy('created_at')
        .limit(1)
        .executeTakeFirst(),

    async saveVariants(image: string, variants: string, on: Db): Promise<boolean> {
      const { numUpdatedRows } = await on
        .updateTable('showcase')
        .set({ variants, has_all_variants: 1 })
        .where('image', '=', image)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
  };
}

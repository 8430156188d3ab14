import { sql } from 'kysely';
import type { CardKind } from '../../../contract/cards.ts';
import type { Db } from '../../platform/db/open.ts';

/** A banner or service card in one of its versions, with its picture. */
export type CardRow = {
  id: string;
  kind: CardKind;
  content: string;
  image: string;
  folder: string;
  image_width: number;
  image_height: number;
  placeholder: string;
  variants: string;
  position: number;
  version: number;
  live: number | null;
  live_until: number | null;
  created_at: number;
};

/** Banners and service cards as the specification's calls have them: those that visitors get, in the order of administrators. */
export function cardStore(db: Db) {
  const cards = (which: 'live' | 'newest') =>
    db
      .selectFrom('entry')
      .innerJoin('entry_version', (join) =>
        join.onRef('entry_version.key', '=', 'entry.key').onRef('entry_version.number', '=', `entry.${which}`),
      )
      .innerJoin('entry_image', (join) =>
        join.onRef('entry_image.key', '=', 'entry.key').onRef('entry_image.number', '=', `entry.${which}`),
      )
      .innerJoin('image', 'image.name', 'entry_image.image')
      .select([
        'entry.id',
        sql<CardKind>`entry.kind`.as('kind'),
        'entry_version.content',
        'image.name as image',
        'image.folder',
        'image.width as image_width',
        'image.height as image_height',
        'image.placeholder',
        'image.variants',
        'entry.position',
        'entry.newest as version',
        'entry.live',
        'entry.live_until',
        'entry.created_at',
      ])
      .where('entry.deleted_at', 'is', null)
      .orderBy('entry.position')
      .orderBy('entry.created_at')
      .orderBy('entry.id');

  return {
    list: (kind: CardKind): Promise<CardRow[]> =>
      cards('live').where('entry.kind', '=', kind).where('entry.live_sort', 'is not', null).execute(),
    /** As visitors get it, or else its newest version. */
    find: async (kind: CardKind, id: string): Promise<CardRow | undefined> =>
      (await cards('live').where('entry.key', '=', `${kind}/${id}`).executeTakeFirst()) ??
      (await cards('newest').where('entry.key', '=', `${kind}/${id}`).executeTakeFirst()),

    /** Serializes reordering across all instances. */
    async lockOrder(kind: CardKind): Promise<void> {
      await db
        .insertInto('setting')
        .values({ name: `order.${kind}`, value: '' })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: '' }))
        .execute();
    },

    async nextPosition(kind: CardKind): Promise<number> {
      const { last } = await db
        .selectFrom('entry')
        .select((eb) => eb.fn.max('position').as('last'))
        .where('kind', '=', kind)
        .executeTakeFirstOrThrow();
      return Number(last ?? 0) + 1;
    },

    /** Makes room at a position by shifting all following cards. */
    async shiftFrom(kind: CardKind, position: number): Promise<void> {
      await db
        .updateTable('entry')
        .set((eb) => ({ position: eb('position', '+', 1) }))
        .where('kind', '=', kind)
        .where('position', '>=', position)
        .execute();
    },

    place: async (kind: CardKind, id: string, position: number): Promise<void> =>
      void (await db.updateTable('entry').set({ position }).where('key', '=', `${kind}/${id}`).execute()),
  };
}

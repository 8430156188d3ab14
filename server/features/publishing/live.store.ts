import type { Db } from '../../platform/db/open.ts';
import type { PublicationRow } from './entry.store.ts';

export type LiveRow = {
  key: string;
  id: string;
  slug: string;
  live: number | null;
  live_from: number | null;
  live_sort: string | null;
  live_changed: number | null;
  first_at: number | null;
  content: string;
};

export const liveColumns = [
  'entry.key',
  'entry.id',
  'entry.slug',
  'entry.live',
  'entry.live_from',
  'entry.live_sort',
  'entry.live_changed',
  'entry.first_at',
  'entry_version.content',
] as const;

/** What visitors get, as the entries' live columns have it. */
export function liveStore(db: Db) {
  const live = (kind: string) =>
    db
      .selectFrom('entry')
      .innerJoin('entry_version', (join) =>
        join.onRef('entry_version.key', '=', 'entry.key').onRef('entry_version.number', '=', 'entry.live'),
      )
      .select(liveColumns)
      .where('entry.kind', '=', kind)
      .where('entry.live_sort', 'is not', null);

  const counted = (kind: string) =>
    db
      .selectFrom('entry')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('kind', '=', kind)
      .where('live_sort', 'is not', null);

  return {
    byId: (kind: string, id: string): Promise<LiveRow | undefined> =>
      live(kind).where('entry.key', '=', `${kind}/${id}`).executeTakeFirst(),
    bySlug: (kind: string, slug: string): Promise<LiveRow | undefined> =>
      live(kind).where('entry.slug', '=', slug).where('entry.deleted_at', 'is', null).executeTakeFirst(),
    list: (kind: string, offset: number, limit: number): Promise<LiveRow[]> =>
      // the page is found with the index alone; content is then read only for its entries
      db
        .selectFrom((eb) =>
          eb
            .selectFrom('entry as listed')
            .select('listed.key')
            .where('listed.kind', '=', kind)
            .where('listed.live_sort', 'is not', null)
            .orderBy('listed.live_sort', 'desc')
            .orderBy('listed.key', 'desc')
            .offset(offset)
            .limit(limit)
            .as('stretch'),
        )
        .innerJoin('entry', 'entry.key', 'stretch.key')
        .innerJoin('entry_version', (join) =>
          join.onRef('entry_version.key', '=', 'entry.key').onRef('entry_version.number', '=', 'entry.live'),
        )
        .select(liveColumns)
        .orderBy('entry.live_sort', 'desc')
        .orderBy('entry.key', 'desc')
        .execute(),
    count: async (kind: string): Promise<number> => Number((await counted(kind).executeTakeFirstOrThrow()).count),
    /** How many the list has before this one. */
    countBefore: async (kind: string, { id, sort }: { id: string; sort: string }): Promise<number> => {
      const before = counted(kind).where((eb) =>
        eb.or([eb('live_sort', '>', sort), eb.and([eb('live_sort', '=', sort), eb('key', '>', `${kind}/${id}`)])]),
      );
      return Number((await before.executeTakeFirstOrThrow()).count);
    },
    paths: (kind: string) =>
      db
        .selectFrom('entry')
        .select(['id', 'slug', 'live_changed'])
        .where('kind', '=', kind)
        .where('live_sort', 'is not', null)
        .orderBy('live_sort', 'desc')
        .execute(),
    /** The present slug of the entry that had this one. */
    movedTo: async (kind: string, slug: string): Promise<string | undefined> =>
      (
        await db
          .selectFrom('slug_redirect')
          .innerJoin('entry', 'entry.key', 'slug_redirect.key')
          .select('entry.slug')
          .where('slug_redirect.kind', '=', kind)
          .where('slug_redirect.slug', '=', slug)
          .where('entry.live_sort', 'is not', null)
          .executeTakeFirst()
      )?.slug,

    /** Entries whose live columns no longer hold at a time. */
    due: async (at: number): Promise<string[]> =>
      (await db.selectFrom('entry').select('key').where('next_at', '<=', at).where('deleted_at', 'is', null).execute()).map(
        ({ key }) => key,
      ),
    next: async (at: number): Promise<number | undefined> => {
      const { next } = await db
        .selectFrom('entry')
        .select((eb) => eb.fn.min('next_at').as('next'))
        .where('next_at', '>', at)
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow();
      return next === null || next === undefined ? undefined : Number(next);
    },

    /** For another time than now: everything that decides what was or will be shown. */
    entries: (kind: string) =>
      db
        .selectFrom('entry')
        .select(['key', 'id', 'slug', 'created_at'])
        .where('kind', '=', kind)
        .where('deleted_at', 'is', null)
        .execute(),
    decisions: (kind: string): Promise<PublicationRow[]> =>
      db
        .selectFrom('publication')
        .selectAll('publication')
        .innerJoin('entry', 'entry.key', 'publication.key')
        .where('entry.kind', '=', kind)
        .execute(),
  };
}

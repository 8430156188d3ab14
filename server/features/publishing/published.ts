// What visitors get, now or at another time, as the words service asks for it.
import type { CompanyFacts } from '../../../content/schemas/company.ts';
import type { EntryKind } from '../../../contract/entries.ts';
import type { ManagedHome, ManagedImage } from '../../../contract/homepage.ts';
import type { OpenDatabase } from '../../platform/db/open.ts';
import type { LiveEntry, PublishedSite } from '../../platform/published-site.ts';
import { hasWord, searchableWords } from '../../platform/searchable-words.ts';
import { entryStore } from './entry.store.ts';
import { entryWordsStore } from './entry-words.store.ts';
import { builtInEntry, sortKey } from './kinds.ts';
import { type LiveRow, liveStore } from './live.store.ts';
import { settleDue } from './live.ts';
import { type Decision, firstShown, nextChange, shownAt } from './schedule.ts';

type Needs = {
  database: OpenDatabase;
  now: () => number;
  pictures: (names: string[]) => Promise<Map<string, ManagedImage>>;
  home: (at?: number) => Promise<ManagedHome>;
};

const toLive = (row: LiveRow): LiveEntry => ({
  id: row.id,
  slug: row.slug,
  version: row.live ?? 0,
  content: JSON.parse(row.content),
  from: row.first_at ?? row.live_from ?? 0,
  changedAt: row.live_changed ?? 0,
  sort: row.live_sort ?? '',
});

export function publishedSites({ database: { db, reader }, now, pictures, home }: Needs) {
  /** Reads the live columns, which hold now. */
  async function present() {
    await settleDue(db, now());
    const live = liveStore(db);
    return {
      until: (await live.next(now())) ?? Number.POSITIVE_INFINITY,
      byId: async (kind: EntryKind, id: string) => found(await live.byId(kind, id)),
      bySlug: async (kind: EntryKind, slug: string) => found(await live.bySlug(kind, slug)),
      movedTo: live.movedTo,
      list: async (kind: EntryKind, offset: number, limit: number) => (await live.list(kind, offset, limit)).map(toLive),
      count: (kind: EntryKind) => live.count(kind),
      countBefore: live.countBefore,
      search: async (kind: EntryKind, words: string[], limit: number) =>
        (await entryWordsStore(reader).search(kind, words, limit)).map((row) => ({ ...toLive(row), words: row.words })),
      paths: async (kind: EntryKind) =>
        (await live.paths(kind)).map(({ id, slug, live_changed }) => ({ id, slug, changedAt: live_changed ?? 0 })),
    };
  }

  /** Works it out from the publications, for any time. */
  async function moment(at: number) {
    const live = liveStore(db);
    const entries = entryStore(db);
    const sets = new Map<EntryKind, Promise<LiveEntry[]>>();
    let until = Number.POSITIVE_INFINITY;

    async function read(kind: EntryKind): Promise<LiveEntry[]> {
      const decisions = Map.groupBy(await live.decisions(kind), ({ key }) => key);
      const rows: LiveEntry[] = [];
      for (const { key, id, slug, created_at } of await live.entries(kind)) {
        const own: Decision[] = decisions.get(key) ?? [];
        until = Math.min(until, nextChange(own, at) ?? until);
        const shown = shownAt(own, at);
        const version = shown && (await entries.version(key, shown.version));
        if (!shown || !version) continue;
        const first = firstShown(own) ?? shown.from;
        const day = version.day ?? new Date(first).toISOString().slice(0, 10);
        const isBuiltIn = (await builtInEntry(kind, id)) !== undefined;
        rows.push({
          id,
          slug,
          version: shown.version,
          content: JSON.parse(version.content),
          from: first,
          changedAt: Math.max(version.at, shown.from),
          sort: sortKey(kind, id, day, created_at, isBuiltIn),
        });
      }
      return rows.sort((one, other) => (one.sort < other.sort ? 1 : -1));
    }
    const all = (kind: EntryKind) => {
      const known = sets.get(kind) ?? read(kind);
      sets.set(kind, known);
      return known;
    };
    return {
      until,
      byId: async (kind: EntryKind, id: string) => (await all(kind)).find((entry) => entry.id === id),
      bySlug: async (kind: EntryKind, slug: string) => (await all(kind)).find((entry) => entry.slug === slug),
      movedTo: live.movedTo,
      list: async (kind: EntryKind, offset: number, limit: number) => (await all(kind)).slice(offset, offset + limit),
      count: async (kind: EntryKind) => (await all(kind)).length,
      countBefore: async (kind: EntryKind, { sort }: { sort: string }) =>
        (await all(kind)).filter((entry) => entry.sort > sort).length,
      search: async (kind: EntryKind, words: string[], limit: number) =>
        (await all(kind))
          .map((entry) => ({ ...entry, words: searchableWords(entry.content) }))
          .filter((entry) => words.every((word) => hasWord(entry.words, word)))
          .slice(0, limit),
      paths: async (kind: EntryKind) => all(kind),
    };
  }

  /** The site now, or at a time. */
  return async (at?: number): Promise<PublishedSite> => {
    const site = at === undefined ? await present() : await moment(at);
    return {
      ...site,
      facts: async () => (await site.byId('facts', 'company'))?.content as CompanyFacts | undefined,
      home: () => home(at),
      pictures,
    };
  };
}

const found = (row: LiveRow | undefined) => row && toLive(row);

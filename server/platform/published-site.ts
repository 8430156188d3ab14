import type { CompanyFacts } from '../../content/schemas/company.ts';
import type { EntryKind } from '../../contract/entries.ts';
import { emptyHome, type ManagedHome, type ManagedImage } from '../../contract/homepage.ts';

/** The version of an entry that visitors get. */
export type LiveEntry = {
  id: string;
  slug: string;
  version: number;
  content: unknown;
  /** When visitors first got it, and when it changed last; epoch milliseconds. */
  from: number;
  changedAt: number;
  /** Its place in dated lists (content/listing.ts). */
  sort: string;
};
/** With every word of its content, between spaces. */
type FoundEntry = LiveEntry & { words: string };
type LivePath = Pick<LiveEntry, 'id' | 'slug' | 'changedAt'>;

/** What editors have published, at one moment: the publishing feature provides it, pages are made of it. */
export type PublishedSite = {
  /** The next instant at which a schedule changes any of it; Infinity if there is none. */
  until: number;
  facts: () => Promise<CompanyFacts | undefined>;
  home: () => Promise<ManagedHome>;
  /** A live entry by its id or slug. */
  byId: (kind: EntryKind, id: string) => Promise<LiveEntry | undefined>;
  bySlug: (kind: EntryKind, slug: string) => Promise<LiveEntry | undefined>;
  /** The present slug of an entry that had another one. */
  movedTo: (kind: EntryKind, slug: string) => Promise<string | undefined>;
  /** Live entries from the highest sort key down. */
  list: (kind: EntryKind, offset: number, limit: number) => Promise<LiveEntry[]>;
  count: (kind: EntryKind) => Promise<number>;
  /** How many stand before the entry with this sort key in the list. */
  countBefore: (kind: EntryKind, entry: { id: string; sort: string }) => Promise<number>;
  /** Live entries with all of these words, newest first. */
  search: (kind: EntryKind, words: string[], limit: number) => Promise<FoundEntry[]>;
  /** All of them without content. */
  paths: (kind: EntryKind) => Promise<LivePath[]>;
  /** Pictures of the library by file name. */
  pictures: (names: string[]) => Promise<Map<string, ManagedImage>>;
};

/** The site as the repository has it. */
export const nothingPublished: PublishedSite = {
  until: Number.POSITIVE_INFINITY,
  facts: async () => undefined,
  home: async () => emptyHome,
  byId: async () => undefined,
  bySlug: async () => undefined,
  movedTo: async () => undefined,
  list: async () => [],
  count: async () => 0,
  countBefore: async () => 0,
  search: async () => [],
  paths: async () => [],
  pictures: async () => new Map(),
};

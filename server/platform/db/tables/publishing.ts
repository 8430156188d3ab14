export interface PublishingTables {
  image: ImageTable;
  entry: EntryTable;
  entry_version: EntryVersionTable;
  entry_image: EntryImageTable;
  entry_words: EntryWordsTable;
  publication: PublicationTable;
  slug_redirect: SlugRedirectTable;
}

/** A picture of the library. Its files are in `folder` of the storage. */
export interface ImageTable {
  name: string;
  folder: string;
  width: number;
  height: number;
  placeholder: string;
  variants: string;
  has_all_variants: number;
  alt: string;
  created_at: number;
  created_by: string;
}

/**
 * Something published. `key` is kind/id. The columns from `live` on say what visitors get until `next_at`, the next instant at
 * which a schedule changes it; they follow from its publications and are brought up to date when somebody reads after that.
 */
export interface EntryTable {
  key: string;
  kind: string;
  id: string;
  slug: string;
  title: string;
  title_key: string;
  newest: number;
  position: number;
  created_at: number;
  updated_at: number;
  updated_by: string;
  deleted_at: number | null;
  deleted_by: string | null;
  live: number | null;
  live_from: number | null;
  live_until: number | null;
  live_sort: string | null;
  live_changed: number | null;
  first_at: number | null;
  next_at: number | null;
}

/** A saved version; never changed. `changed` lists the fields that differ from the one before. */
export interface EntryVersionTable {
  key: string;
  number: number;
  at: number;
  by: string;
  title: string;
  day: string | null;
  content: string;
  changed: string;
}

/** Pictures that a version names. */
interface EntryImageTable {
  key: string;
  number: number;
  image: string;
}

/** The distinct words of what visitors get, between spaces. */
interface EntryWordsTable {
  key: string;
  words: string;
}

/** A decision: this version from then until then; no version means withdrawn. The last decision counts. */
export interface PublicationTable {
  key: string;
  seq: number;
  version: number | null;
  from_at: number;
  until_at: number | null;
  at: number;
  by: string;
}

interface SlugRedirectTable {
  kind: string;
  slug: string;
  key: string;
}

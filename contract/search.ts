import type { Hue } from '../content/schemas/hue.ts';

/** A searchable item. `heads` and `words` are distinct normalized words, separated by spaces. */
export type SearchDocument = {
  path: string;
  title: string;
  area: string;
  /** Of the family it belongs to; the page's own if omitted. */
  hue?: Hue;
  summary: string;
  /** Synonyms of one or more words. */
  keywords: readonly string[];
  heads: string;
  words: string;
};

/** What a search finds among the articles and news that are too old for the index. `hasMore`: there are still others. */
export type OlderEntries = { query: string; documents: SearchDocument[]; hasMore: boolean };

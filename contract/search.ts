/** A searchable item. `heads` and `words` are distinct normalized words, separated by spaces. */
export type SearchDocument = {
  path: string;
  title: string;
  area: string;
  summary: string;
  /** Synonyms of one or more words. */
  keywords: readonly string[];
  heads: string;
  words: string;
};

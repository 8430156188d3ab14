/** One thing that can be found. `heads` and `words` are plain words with spaces between, each word once. */
export type SearchDocument = {
  path: string;
  title: string;
  area: string;
  summary: string;
  /** Other names of it, each of one or more words. */
  keywords: readonly string[];
  heads: string;
  words: string;
};

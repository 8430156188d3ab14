import type { SearchDocument } from './rank.ts';

let arriving: Promise<SearchDocument[]> | undefined;

/** The index, fetched once, on first use. */
export function loadSearchIndex(): Promise<SearchDocument[]> {
  arriving ??= import('virtual:search-index').then(
    ({ default: documents }) => documents,
    (error) => {
      arriving = undefined; // a dropped connection must not spoil the next try
      throw error;
    },
  );
  return arriving;
}

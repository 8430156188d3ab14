import { searchPath } from '../../content/labels/search.ts';
import type { PageWords } from '../../contract/words.ts';
import { indexedPage, refreshIndex } from '../navigation/page-index.ts';
import { loadResource } from '../navigation/public-pages.tsx';

export type SearchIndex = Pick<PageWords['search'], 'documents' | 'quick' | 'hasOlder'>;

/** The search index, i.e. the words of the search page. Fetched on first use. */
export async function loadSearchIndex(): Promise<SearchIndex> {
  await refreshIndex();
  const entry = indexedPage(searchPath);
  if (!entry) throw new Error('The search page is not in the index.');
  return (await loadResource<'search'>(entry.words)).words;
}

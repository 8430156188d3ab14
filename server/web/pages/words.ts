import { builtInWords } from '../../../content/built-in.ts';
import { company } from '../../../content/company.ts';
import { fillPlaceholders } from '../../../content/placeholders.ts';
import type { CompanyFacts } from '../../../content/schemas/company.ts';
import type { Words } from '../../../content/schemas/words.ts';
import type { PageId, PageKind, SitePage } from '../../../content/site-map.ts';
import type { ManagedHome } from '../../../contract/homepage.ts';
import type { SearchDocument } from '../../../contract/search.ts';
import type { WordsOf } from '../../../contract/words.ts';
import { composers } from './compose.ts';
import { searchIndex } from './search-index.ts';

/** Reads a page's own words with the company facts filled in. */
export type ReadOwn = <K extends PageKind>(page: { id: PageId; kind: K }) => Promise<Words[K]>;

export type WordsService = ReturnType<typeof wordsService>;

/** The current words of each page as plain data. */
export function wordsService({
  managedHome,
  facts = company,
}: {
  managedHome: () => Promise<ManagedHome>;
  facts?: CompanyFacts;
}) {
  /** The built-in words are the bottom layer. Edited words would be merged over them here. */
  const editable: ReadOwn = async <K extends PageKind>(page: { id: PageId; kind: K }) =>
    (await builtInWords(page.id)) as Words[K];
  const own: ReadOwn = async (page) => fillPlaceholders(await editable(page), facts);

  let index: Promise<SearchDocument[]> | undefined;
  /** Built once, since the search page is rendered for every query. */
  const documents = () => {
    index ??= searchIndex({ own, facts });
    return index;
  };
  const compose = composers({ own, facts, managedHome, documents });

  return {
    facts,
    own,
    /** Everything the page's component needs. */
    of: <P extends SitePage>(page: P): Promise<WordsOf<P>> =>
      (compose[page.kind] as (page: SitePage) => Promise<WordsOf<P>>)(page),
  };
}

import { areas } from '../../../content/areas.ts';
import { fillPlaceholders } from '../../../content/placeholders.ts';
import type { ArticleWords } from '../../../content/schemas/article.ts';
import type { CompanyFacts } from '../../../content/schemas/company.ts';
import type { OlderArticles, SearchDocument } from '../../../contract/search.ts';
import { queryWords } from '../../../contract/search-words.ts';
import type { PublishedSite } from '../../platform/published-site.ts';
import { mostArticles } from '../discovery/catalogue.ts';
import { articlePage, articlePages, completeArticle } from './dated-lists.ts';
import { toDocument } from './search-index.ts';

/** More than anybody reads; whoever looks for something else adds a word. */
const mostFound = 200;

/** True if there are articles that the index does not have. */
export const hasOlder = async (published: PublishedSite) =>
  (await published.count('article')) + articlePages.length > mostArticles;

type Source = { published: PublishedSite; facts: CompanyFacts; documents: () => Promise<SearchDocument[]> };

/** What a query finds among the articles that are not in the index. */
export async function olderArticles(query: string, { published, facts, documents }: Source): Promise<OlderArticles | undefined> {
  const asked = queryWords(query);
  if (!asked.length || !(await hasOlder(published))) return undefined;
  const found = await published.search('article', asked, mostFound);
  const known = new Set((await documents()).map(({ path }) => path));
  /** Words that were not asked for do not count, so they need not travel. */
  const fitting = (words: string) =>
    words
      .split(' ')
      .filter((word) => asked.some((each) => word.includes(each)))
      .join(' ');
  const older = found.flatMap((entry) => {
    const { path, hue } = articlePage(entry);
    if (known.has(path)) return [];
    const words = fillPlaceholders(completeArticle(entry.content as ArticleWords, entry.from), facts);
    const { title, description: summary } = words;
    const document = toDocument({ path, title, area: areas.article, hue: words.hue ?? hue, summary, words });
    return { ...document, heads: fitting(document.heads), words: fitting(document.words) };
  });
  return { query, documents: older, hasMore: found.length === mostFound };
}

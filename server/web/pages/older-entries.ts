import { areas } from '../../../content/areas.ts';
import { fillPlaceholders } from '../../../content/placeholders.ts';
import type { ArticleWords } from '../../../content/schemas/article.ts';
import { sitePage } from '../../../content/site-map.ts';
import { newsPath, newsPlace } from '../../../content/targets.ts';
import type { OlderEntries, SearchDocument } from '../../../contract/search.ts';
import { queryWords } from '../../../contract/search-words.ts';
import type { PublishedSite } from '../../platform/published-site.ts';
import { mostArticles, type Source } from '../discovery/catalogue.ts';
import { articlePage, completeArticle, type datedLists } from './dated-lists.ts';
import { documentOf, headWords, mostNews } from './search-index.ts';

/** More than anybody reads; whoever looks for something else adds a word. */
const mostFound = 200;

/** True if there are articles or news that the index does not have. */
export async function hasOlder(lists: ReturnType<typeof datedLists>): Promise<boolean> {
  const [articles, news] = await Promise.all([lists.articles(0, 0), lists.news(0, 0)]);
  return articles.total > mostArticles || news.total > mostNews;
}

type Sources = Source & {
  published: PublishedSite;
  documents: () => Promise<SearchDocument[]>;
  hasOlder: () => Promise<boolean>;
};

/** What a query finds among the articles and news that are not in the index. */
export async function olderEntries(query: string, source: Sources): Promise<OlderEntries | undefined> {
  const { published, own, facts, lists, documents } = source;
  const asked = queryWords(query);
  if (!asked.length || !(await source.hasOlder())) return undefined;
  const [articles, news, index, newsPage] = await Promise.all([
    published.search('article', asked, mostFound),
    lists.searchNews(asked, mostFound),
    documents(),
    own(sitePage('news')),
  ]);
  const known = new Set(index.map(({ path }) => path));
  /** Words that were not asked for do not count, so they need not travel. */
  const fitting = (words: string[]) => words.filter((word) => asked.some((each) => word.includes(each)));
  const olderArticles = articles.flatMap(({ words, ...entry }) => {
    const { path, hue } = articlePage(entry);
    if (known.has(path)) return [];
    const content = completeArticle(entry.content as ArticleWords, entry.from);
    const shown = { path, title: content.title, area: areas.article, hue, summary: content.description };
    return documentOf(shown, fitting(headWords(content)), fitting(words.split(' ')));
  });
  const olderNews = news.flatMap(({ id, title, desc: summary, words }) => {
    const path = newsPath(id);
    if (known.has(path) || known.has(newsPlace(id, 1))) return [];
    return documentOf({ path, title, area: newsPage.hero.heading, summary }, [], fitting(words.split(' ')));
  });
  return {
    query,
    documents: fillPlaceholders([...olderArticles, ...olderNews], facts),
    hasMore: articles.length === mostFound || news.length === mostFound,
  };
}

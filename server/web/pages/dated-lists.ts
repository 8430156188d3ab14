// Articles and news: what editors published and what the repository brings, in one order.
import { builtInKey, builtInRank } from '../../../content/listing.ts';
import type { ArticleWords } from '../../../content/schemas/article.ts';
import type { Hue } from '../../../content/schemas/hue.ts';
import type { NewsContent } from '../../../content/schemas/news.ts';
import { type PublicPageOf, siteMap, sitePage } from '../../../content/site-map.ts';
import { newsPlace } from '../../../content/targets.ts';
import type { BlogCard, NewsCard, ShownPicture } from '../../../contract/words.ts';
import type { LiveEntry, PublishedSite } from '../../platform/published-site.ts';
import type { ReadOwn } from './words.ts';

export const perPage = 24;
export type ArticlePage = PublicPageOf<'article'>;

const articlePages = siteMap.filter((page) => page.kind === 'article');
const isBuiltIn = new Set<string>(articlePages.map(({ id }) => id));

/** The artwork of a hue, for what has no picture of its own. */
export const artOf = (hue: Hue): string =>
  hue === 'company' ? 'blogs' : (siteMap.find((page) => page.hue === hue && page.kind !== 'article')?.art ?? 'blogs');

export const isoDay = (time: number) => new Date(time).toISOString().slice(0, 10);
/** Shortened at a word. */
export const cut = (text: string, most: number) =>
  text.length <= most ? text : `${text.slice(0, text.lastIndexOf(' ', most - 1))}…`;

/** What an editor left out is made from the rest. */
export const completeArticle = (words: ArticleWords, from = 0) => ({
  ...words,
  description: words.description ?? cut(words.lede, 160),
  summary: words.summary ?? words.lede,
  published: words.published ?? isoDay(from),
});

/** The page of an article that an editor published; a built-in one keeps its row of the site map. */
export function articlePage({ id, slug, content }: Pick<LiveEntry, 'id' | 'slug' | 'content'>): ArticlePage {
  const { title, hue = 'company' } = content as ArticleWords;
  const builtIn = articlePages.find((page) => page.id === id);
  const path = `/blogDetails/${slug}` as const;
  if (builtIn) return { ...builtIn, path };
  return { id, path, kind: 'article', name: title, hue, art: artOf(hue), area: 'article' };
}

type BuiltIn<Item> = { id: string; key: string; item: Item };

/** Those that editors have not changed; the others are in the list of what is published. */
async function unchanged<Item>(published: PublishedSite, kind: 'article' | 'news', builtIn: BuiltIn<Item>[]) {
  const changed = await Promise.all(builtIn.map(({ id }) => published.byId(kind, id)));
  return builtIn.filter((_, index) => !changed[index]);
}

/** One page of the merged list. Built-in entries are few, so each page reads that many more of the others. */
async function merged<Item>(
  published: PublishedSite,
  kind: 'article' | 'news',
  builtIn: BuiltIn<Item>[],
  { offset, limit }: { offset: number; limit: number },
  toItem: (entry: LiveEntry) => Item,
): Promise<{ items: Item[]; total: number }> {
  const rest = (await unchanged(published, kind, builtIn)).sort((one, other) => (one.key < other.key ? 1 : -1));
  const first = Math.max(0, offset - rest.length);
  const [entries, count] = await Promise.all([
    published.list(kind, first, limit + offset - first + rest.length),
    published.count(kind),
  ]);
  const items: Item[] = [];
  let place = first; // of the next one in the merged list, built-in ones before it included
  let next = 0;
  const before = entries[0]?.sort;
  if (first > 0) while (before && next < rest.length && (rest[next]?.key ?? '') > before) next += 1;
  place += next;
  const take = (item: Item) => {
    if (place >= offset && items.length < limit) items.push(item);
    place += 1;
  };
  for (const entry of entries) {
    for (; next < rest.length && (rest[next]?.key ?? '') > entry.sort; next += 1) take((rest[next] as BuiltIn<Item>).item);
    take(toItem(entry));
  }
  if (first + entries.length >= count) for (; next < rest.length; next += 1) take((rest[next] as BuiltIn<Item>).item);
  return { items, total: count + rest.length };
}

/** An article with its page; the cards and feeds are made of it. */
export type ListedArticle = { page: ArticlePage; words: ReturnType<typeof completeArticle>; changedAt?: number };
export type ListedNews = Omit<NewsCard, 'picture'> & Pick<NewsContent, 'image'>;

export function datedLists({ published, own }: { published: PublishedSite; own: ReadOwn }) {
  async function newsSource() {
    const { items } = await own(sitePage('news'));
    const builtIn: BuiltIn<ListedNews>[] = items.map((item) => ({
      id: String(item.id),
      key: builtInKey(item.timeStamp, builtInRank('news', String(item.id))),
      item: { ...item, id: String(item.id) },
    }));
    const known = new Map(builtIn.map(({ id, item }) => [id, item]));
    const toItem = ({ id, slug, content }: LiveEntry): ListedNews => {
      const { hue = known.get(id)?.hue ?? 'company', ...words } = content as NewsContent;
      return {
        ...words,
        id: known.has(id) ? id : slug,
        hue,
        art: known.get(id)?.art ?? (hue === 'company' ? 'news' : artOf(hue)),
      };
    };
    return { builtIn, toItem };
  }

  return {
    async articles(offset: number, limit: number): Promise<{ items: ListedArticle[]; total: number }> {
      const builtIn = await Promise.all(
        articlePages.map(async (page) => {
          const words = completeArticle(await own(page));
          return { id: page.id, key: builtInKey(words.published, builtInRank('article', page.id)), item: { page, words } };
        }),
      );
      return merged<ListedArticle>(published, 'article', builtIn, { offset, limit }, (entry) => ({
        page: articlePage(entry),
        words: completeArticle(entry.content as ArticleWords, entry.from),
        changedAt: entry.changedAt,
      }));
    },

    async news(offset: number, limit: number): Promise<{ items: ListedNews[]; total: number }> {
      const { builtIn, toItem } = await newsSource();
      return merged<ListedNews>(published, 'news', builtIn, { offset, limit }, toItem);
    },

    /** News that the repository brings and editors have not changed. */
    unchangedNews: async () => (await unchanged(published, 'news', (await newsSource()).builtIn)).map(({ item }) => item),

    /** News that editors published with all of these words, newest first. */
    async searchNews(words: string[], limit: number) {
      const { toItem } = await newsSource();
      return (await published.search('news', words, limit)).map((entry) => ({ ...toItem(entry), words: entry.words }));
    },

    /** Where a news item stands now, by the end of its address, also a former one. */
    async newsPlace(name: string): Promise<string | undefined> {
      const { builtIn } = await newsSource();
      const brought = builtIn.find(({ id }) => id === name);
      const entry = await (brought ? published.byId('news', name) : published.bySlug('news', name));
      const sort = entry?.sort ?? brought?.key;
      if (!sort) {
        const slug = await published.movedTo('news', name);
        return slug && slug !== name ? this.newsPlace(slug) : undefined;
      }
      const others = (await unchanged(published, 'news', builtIn)).filter(({ key }) => key > sort);
      const before = others.length + (await published.countBefore('news', { id: entry?.id ?? '', sort }));
      return newsPlace(name, Math.floor(before / perPage) + 1);
    },
  };
}

export const isBuiltInArticle = (id: string) => isBuiltIn.has(id);

export const blogCard = ({ page, words }: ListedArticle, picture?: ShownPicture): BlogCard => ({
  path: page.path,
  title: words.title,
  text: words.summary,
  art: page.art,
  hue: words.hue ?? page.hue,
  area: words.topics,
  published: words.published,
  ...(picture && { picture }),
});

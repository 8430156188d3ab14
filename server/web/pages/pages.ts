import { familyNames } from '../../../content/areas.ts';
import { cutQuery, searchPath } from '../../../content/labels/search.ts';
import { siteMap, sitePage } from '../../../content/site-map.ts';
import { newsAt } from '../../../content/targets.ts';
import type { ContactAnswer } from '../../../contract/contact.ts';
import type { ManagedHome } from '../../../contract/homepage.ts';
import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import { memoryBudget } from '../../platform/rate-limit/memory-budget.ts';
import { addedPath } from './added-path.ts';
import { type CachedPage, type RenderedPage, toCached } from './cached-page.ts';
import { canonicalPath } from './canonical-path.ts';
import { pageCache, type StillRight } from './page-cache.ts';
import { contactKeys, contactPage, keyOf, unknownFor, unknownPage } from './page-keys.ts';
import { type More, pageRenderer } from './page-renderer.ts';
import { pageResources } from './page-resources.ts';
import { recentResults } from './recent-results.ts';
import { renderQueue } from './render-queue.ts';
import type { SiteRenderer } from './renderer.ts';
import { commonHeaders } from './security-headers.ts';
import type { SiteWords, WordsService } from './words.ts';

/** Pages that are rendered for one visitor: results of a search, a posted form with faults. */
const renderingsPerAddress = { max: 60, windowMs: 60_000 };
/** Articles in the static copy. */
const mostCopied = 100;
const homePage = sitePage('home');
const newsPage = sitePage('news');

export type Pages = ReturnType<typeof sitePages>;

/** Renders and caches the pages of the site, with their headers. */
export function sitePages({ renderer, config, log, words, now = Date.now }: Options) {
  const publicPaths: string[] = siteMap.map(({ path }) => path);
  const common = commonHeaders(config.publicUrl);
  const [keep, quality] = [!renderer.development, config.brotliQuality];
  const resources = pageResources({ site: words.now, draw: renderer.withDrawings, keep, quality, common, now });
  const { renderPublic, renderPath, renderUnknown, renderOnce, renderFault } = pageRenderer({
    renderer,
    config,
    resources,
    common,
  });

  /** Changes whenever the site does. */
  const generations = new WeakMap<object, number>();
  let lastGeneration = 0;
  async function generation(): Promise<number> {
    const site = await words.now().catch(() => undefined);
    if (!site) return 0;
    const known = generations.get(site) ?? ++lastGeneration;
    generations.set(site, known);
    return known;
  }

  /** While the database is down, pages are shown as the repository has them, unless a better one is cached. */
  async function renderSafely(path: string, more: More & { key?: string } = {}): Promise<RenderedPage | StillRight> {
    try {
      return await renderPath(await words.now(), path, more);
    } catch (error) {
      log.error({ err: error, path }, 'a page could not be rendered with what is published');
      return renderFallback(path, more);
    }
  }

  async function renderFallback(path: string, { search }: More): Promise<RenderedPage> {
    const site = await words.builtIn();
    try {
      if (!cache.isKnown(path)) throw new Error(`The repository has no page at ${path}.`);
      const rendered = await renderPath(site, path, { search });
      if ('html' in rendered) return { ...rendered, degraded: true };
    } catch (error) {
      log.error({ err: error, path }, 'a page could not be rendered');
    }
    return renderFault(site, path);
  }

  async function olderThanIndex(query: string) {
    try {
      return await (await words.now()).older(query);
    } catch (error) {
      log.error({ err: error }, 'older articles and news could not be searched');
      return undefined;
    }
  }

  const cache = pageCache({
    paths: [...publicPaths, unknownPage],
    rare: [...renderer.adminPaths, ...[...publicPaths, ...familyNames].map((meant) => unknownPage + meant), ...contactKeys],
    render: (path, key) => renderSafely(path, { key }),
    keep,
    quality,
    now,
  });
  async function findAdded(path: string): Promise<string | undefined> {
    const canonical = addedPath(path);
    if (!canonical) return undefined;
    const site = await words.now();
    return (await site.find(canonical)) ? canonical : site.movedTo(canonical);
  }

  /** One for all addresses that cannot be looked up: a flood of them must not be rendered one by one. */
  let fault: Promise<CachedPage> | undefined;
  const faultPage = () => {
    fault ??= words.builtIn().then(async (site) => toCached(await renderFault(site, unknownPage), 5));
    return fault;
  };

  const inTurn = renderQueue();
  const searches = recentResults<CachedPage>();
  const budget = memoryBudget(renderingsPerAddress);
  const noStore = (page: RenderedPage | StillRight) => {
    if ('stillRight' in page) throw new Error('A page that is not cached was not rendered.');
    return toCached({ ...page, headers: { ...page.headers, 'cache-control': 'no-store' } }, 5);
  };

  return {
    cache,
    resources,
    /** The cached page or page words at an address, if any. The cached search page has no results. */
    peek: (path: string, query = '') =>
      query && path === searchPath ? undefined : (cache.peek(keyOf(path, query) ?? '') ?? resources.peek(path)),
    canonical: canonicalPath([...publicPaths, ...renderer.adminPaths]),
    /** The canonical path of a page that editors added, also of one whose slug has changed. */
    added: (path: string): Promise<string | undefined> => findAdded(path).catch(() => addedPath(path)), // the cache may have it
    /** Where the news item of an address stands in the list now; the list itself while the database is down. */
    async newsPlace(path: string): Promise<string | undefined> {
      const id = newsAt(path);
      if (!id) return undefined;
      try {
        return await (await words.now()).lists.newsPlace(id);
      } catch {
        return newsPage.path;
      }
    },
    publicPaths,
    /** Every public page at this moment: of articles the newest, since they may be very many. */
    async allPaths(): Promise<string[]> {
      try {
        const site = await words.now();
        const { items } = await site.lists.articles(0, mostCopied);
        const builtIn = site.pages.map(({ path }) => path as string);
        const added = [...items, ...(await site.company.details())].map(({ page }) => page.path as string);
        return [...new Set([...builtIn, ...added])];
      } catch {
        return publicPaths;
      }
    },
    /** Until when what is published stays as it is. */
    until: async (): Promise<number> => (await words.now()).until,
    /** Published content has changed, in this or another process. */
    invalidateManaged: async () => {
      words.invalidate();
      resources.invalidate();
      cache.invalidate();
    },
    /** The page of a canonical path and a query, or the 404 page. */
    async page(path: string, query = ''): Promise<CachedPage> {
      const key = keyOf(path, query) ?? unknownPage;
      if (cache.isKnown(path) || cache.peek(path)) return cache.get(key);
      try {
        return await cache.get((await findAdded(path)) === path ? key : unknownFor(path));
      } catch {
        return cache.has(path) ? cache.get(key) : faultPage();
      }
    },
    /** The search page with results, kept for a minute by query. `address` pays for what has to be rendered. */
    async searchResults(query: string, address: string): Promise<CachedPage> {
      const search = `?q=${encodeURIComponent(cutQuery(query))}`;
      const key = `${search} ${await generation()}`;
      if (!searches.has(key)) budget.take(address);
      return searches.get(key, async () => {
        const older = await olderThanIndex(cutQuery(query));
        return noStore(await inTurn(() => renderSafely(searchPath, { search, older })));
      });
    },
    unknown: (): Promise<CachedPage> => cache.get(unknownPage),
    /** Contact Us with the result of a form posted without JavaScript; not cached, since it contains the visitor's input. */
    async contactAnswer(contactAnswer: ContactAnswer, status: number, address: string): Promise<CachedPage> {
      budget.take(address);
      const site = await words.now().catch(() => words.builtIn());
      return noStore(await inTurn(() => renderPublic(site, contactPage, { contactAnswer, status })));
    },
    /** The homepage with other managed content. */
    preview: async (home: ManagedHome): Promise<CachedPage> => {
      const site = await words.with((layer) => ({ ...layer, home: async () => home }));
      return toCached(await renderOnce(site, homePage), 5);
    },
    renderOnce,
    /** The 404 page of a site. */
    renderUnknown: (site: SiteWords, path: string) => renderUnknown(site, unknownFor(path)),
  };
}

type Options = { renderer: SiteRenderer; config: Config; log: Log; words: WordsService; now?: () => number };

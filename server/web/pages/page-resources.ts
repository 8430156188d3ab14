import { hash } from 'node:crypto';
import { type PublicPage, siteMap } from '../../../content/site-map.ts';
import { type PageIndex, type PageResource, pageIndexPath } from '../../../contract/page-resource.ts';
import { type CachedPage, toCached } from './cached-page.ts';
import { perPage } from './dated-lists.ts';
import type { SiteWords } from './words.ts';

type Current = { resource: PageResource; url: string };
/** `from` is the hash of the words before they were drawn. */
type Made = { site: SiteWords; current: Promise<Current & { from: string }> };

/** A page rendered a moment ago may still request words that have been replaced since. */
const replacedLifetimeMs = 10 * 60_000;
/** More words than any site but one with very many articles has; the oldest are dropped. */
const mostBodies = 600;

/** Few and asked for most, so they are compressed best once they are there. */
const isBuiltIn = new Set<string>(siteMap.map(({ id }) => id));

const immutable = { 'content-type': 'application/json', 'cache-control': 'public, max-age=31536000, immutable' };
const revalidated = { 'content-type': 'application/json', 'cache-control': 'public, max-age=0, must-revalidate' };

export type PageResources = ReturnType<typeof pageResources>;

/** The words of every page as JSON under a content hash, and an index that maps each page to its current hash: of articles
 * those of the newest page of the list, since they may be very many. */
export function pageResources({ site: siteNow, draw, keep, quality, common, now = Date.now }: Options) {
  const made = new Map<string, Made>();
  const bodies = new Map<string, CachedPage>();
  let recompressing: Promise<unknown> = Promise.resolve(); // one after the other: each takes megabytes
  let index: { site: SiteWords; page: CachedPage } | undefined;

  async function make(site: SiteWords, page: PublicPage, list: number, before?: Made): Made['current'] {
    const { id, path, kind, name, hue, art } = page;
    const plain = { id, path, kind, name, hue, art, words: await site.of(page, list) } as PageResource;
    const from = hash('sha256', JSON.stringify(plain));
    const last = await before?.current.catch(() => undefined);
    if (last?.from === from && bodies.has(last.url)) return last;
    const resource = draw(plain);
    const text = JSON.stringify(resource);
    const url = `/words/${hash('sha256', text, 'base64url').slice(0, 16)}.json`;
    if (!bodies.has(url)) {
      const body = { status: 200, html: text, headers: { ...common, ...immutable } };
      bodies.set(url, await toCached(body, 5));
      if (keep && quality > 5 && list === 1 && isBuiltIn.has(page.id))
        recompressing = recompressing.then(async () => {
          const best = await toCached(body, quality);
          if (bodies.has(url)) bodies.set(url, best);
        });
    }
    for (const oldest of bodies.keys()) {
      if (bodies.size <= mostBodies) break;
      bodies.delete(oldest);
    }
    return { resource, url, from };
  }

  /** The words of a page in a site and their URL. `list` is the page of a long list. */
  function of(site: SiteWords, page: PublicPage, list = 1): Promise<Current> {
    const key = list > 1 ? `${page.path}?page=${list}` : page.path;
    const before = made.get(key);
    if (before?.site === site) return before.current;
    const next = { site, current: make(site, page, list, before) };
    if (keep) made.set(key, next);
    const forget = () => made.get(key) === next && made.delete(key);
    next.current.then(({ url }) => before && void dropLater(key, before, url), forget);
    for (const oldest of made.keys()) {
      if (made.size <= mostBodies) break;
      made.delete(oldest);
    }
    return next.current;
  }

  /** Replaced words stay for a while. */
  async function dropLater(key: string, before: Made, url: string) {
    const was = await before.current.catch(() => undefined);
    if (!was || was.url === url) return;
    const drop = async () => {
      const now = await made.get(key)?.current.catch(() => undefined);
      if (now?.url !== was.url) bodies.delete(was.url);
    };
    setTimeout(() => void drop(), replacedLifetimeMs).unref();
  }

  async function indexed(site: SiteWords): Promise<PublicPage[]> {
    const { items } = await site.lists.articles(0, perPage);
    return [...site.pages, ...[...items, ...(await site.company.details())].map(({ page }) => page)];
  }

  async function makeIndex(site: SiteWords): Promise<CachedPage> {
    const entries: PageIndex = {};
    for (const page of await indexed(site)) {
      const current = (await site.find(page.path)) ?? page;
      const { resource, url } = await of(site, current);
      entries[page.path] = {
        kind: page.kind,
        words: url,
        ...('hasOlder' in resource.words && resource.words.hasOlder && { fromServer: true }),
      };
    }
    return toCached({ status: 200, html: JSON.stringify(entries), headers: { ...common, ...revalidated } }, 5);
  }

  return {
    of,
    /** Cached words or index, if any. */
    peek: (path: string) => (path === pageIndexPath ? freshIndex() : bodies.get(path)),

    /** The words or the index at a URL; undefined for expired words. */
    async get(path: string): Promise<CachedPage | undefined> {
      if (path !== pageIndexPath) return bodies.get(path);
      const site = await siteNow();
      if (index?.site === site) return index.page;
      const page = await makeIndex(site);
      if (keep) index = { site, page };
      return page;
    },

    /** All current URLs. */
    async urls(): Promise<string[]> {
      const site = await siteNow();
      return [pageIndexPath, ...(await Promise.all((await indexed(site)).map(async (page) => (await of(site, page)).url)))];
    },

    /** Content has changed. */
    invalidate() {
      index = undefined;
    },
  };

  function freshIndex() {
    return index && now() < index.site.until ? index.page : undefined;
  }
}

type Options = {
  /** The site at this moment. */
  site: () => Promise<SiteWords>;
  /** Puts markup in the place of drawings. */
  draw: (resource: PageResource) => PageResource;
  /** False in development: nothing is cached. */
  keep: boolean;
  /** Of the best compression. */
  quality: number;
  /** Headers of every response. */
  common: Record<string, string>;
  now?: () => number;
};

import { createHash } from 'node:crypto';
import { type SitePage, siteMap } from '../../../content/site-map.ts';
import { type PageIndex, type PageResource, pageIndexPath } from '../../../contract/page-resource.ts';
import { type CachedPage, toCached } from './page-cache.ts';

type Current = { resource: PageResource; url: string };

/** A page rendered a moment ago may still request words that have been replaced since. */
const replacedLifetimeMs = 10 * 60_000;

const immutable = { 'content-type': 'application/json', 'cache-control': 'public, max-age=31536000, immutable' };
const revalidated = { 'content-type': 'application/json', 'cache-control': 'public, max-age=0, must-revalidate' };

/**
 * The words of every page as JSON under a content hash, and an index that maps each page to its current hash. `wordsOf` returns
 * the current words of a page.
 */
export function pageResources({ wordsOf, keep, common }: Options) {
  const current = new Map<string, Promise<Current>>();
  const bodies = new Map<string, CachedPage>();
  let index: Promise<CachedPage> | undefined;
  let indexNow: CachedPage | undefined;

  async function make(page: SitePage): Promise<Current> {
    const { path, kind, name, hue, art } = page;
    const resource = { path, kind, name, hue, art, words: await wordsOf(page) } as PageResource;
    const text = JSON.stringify(resource);
    const url = `/words/${createHash('sha256').update(text).digest('base64url').slice(0, 16)}.json`;
    if (!bodies.has(url))
      bodies.set(url, await toCached({ status: 200, html: text, headers: { ...common, ...immutable } }, keep ? 11 : 5));
    return { resource, url };
  }

  function of(page: SitePage): Promise<Current> {
    const known = current.get(page.path);
    if (known) return known;
    const made = make(page);
    if (keep) current.set(page.path, made);
    made.catch(() => current.delete(page.path));
    return made;
  }

  async function makeIndex(): Promise<CachedPage> {
    const entries: PageIndex = {};
    for (const page of siteMap) entries[page.path] = { kind: page.kind, words: (await of(page)).url };
    return toCached({ status: 200, html: JSON.stringify(entries), headers: { ...common, ...revalidated } }, 5);
  }

  return {
    /** The current words of a page and their URL. */
    of,
    /** Cached words or index, if any. */
    peek: (path: string) => (path === pageIndexPath ? indexNow : bodies.get(path)),

    /** The words or the index at a URL; undefined for expired words. */
    async get(path: string): Promise<CachedPage | undefined> {
      if (path !== pageIndexPath) return bodies.get(path);
      index ??= makeIndex();
      index.catch(() => {
        index = undefined;
      });
      const making = index;
      const made = await making;
      if (!keep) index = undefined;
      else if (index === making) indexNow = made;
      return made;
    },

    /** All current URLs. */
    async urls(): Promise<string[]> {
      return [pageIndexPath, ...(await Promise.all(siteMap.map(async (page) => (await of(page)).url)))];
    },

    /** Invalidates the words of these pages because managed content has changed. */
    invalidate(paths: Iterable<string>) {
      index = undefined;
      indexNow = undefined;
      for (const path of paths) {
        const was = current.get(path);
        current.delete(path);
        was?.then(
          ({ url }) => setTimeout(() => void drop(path, url), replacedLifetimeMs).unref(),
          () => {},
        );
      }
    },
  };

  async function drop(path: string, url: string) {
    const now = await current.get(path);
    if (now?.url !== url) bodies.delete(url);
  }
}

type Options = {
  wordsOf: (page: SitePage) => Promise<PageResource['words']>;
  /** False in development: nothing is cached. */
  keep: boolean;
  /** Headers of every response. */
  common: Record<string, string>;
};

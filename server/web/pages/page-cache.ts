import { setTimeout as pause } from 'node:timers/promises';
import { type CachedPage, type RenderedPage, toCached } from './cached-page.ts';

/** The page that is cached is still right. */
export type StillRight = { stillRight: true; until: number };

/** Of a long list: almost only crawlers ask for it, so the best compression is not worth its time. */
const isLaterPage = (path: string) => path.includes('?page=');

const retryMs = 1000;
/** Between two pages that nobody has asked for yet. */
const warmUpMs = 250;
/** Articles and later pages of lists: rendered when asked for, the least recently asked dropped. */
const mostOthers = 300;

type Kept = { page: CachedPage; key?: string; generation: number; until: number };

/**
 * Caches each page rendered and compressed, until content changes or its time is up; then it is rendered again only if what it is
 * made of differs. `render` must not depend on the visitor. With `keep` off (development) every request renders again.
 */
export function pageCache({
  paths,
  rare = [],
  render,
  keep = true,
  quality = 11,
  now = Date.now,
}: {
  paths: Iterable<string>;
  /** Rendered when first asked for, not at the start. */
  rare?: Iterable<string>;
  /** `key` is that of the cached page, if there is one. */
  render: (path: string, key?: string) => Promise<RenderedPage | StillRight>;
  keep?: boolean;
  /** Of the compression that replaces the fast one. */
  quality?: number;
  now?: () => number;
}) {
  const common = new Set(paths);
  const known = new Set([...common, ...rare]);
  const cached = new Map<string, Kept>();
  const others = new Set<string>(); // in the order of their use
  const inFlight = new Map<string, Promise<CachedPage>>();
  let generation = 0;
  let recompressing: Promise<unknown> = Promise.resolve();

  const fresh = (kept: Kept | undefined) =>
    kept && kept.generation === generation && now() < kept.until ? kept.page : undefined;

  async function renderAndCache(path: string): Promise<CachedPage> {
    const started = generation;
    const kept = cached.get(path);
    const rendered = await render(path, kept?.key);
    if ('stillRight' in rendered) {
      if (!kept) throw new Error(`There is no cached page for ${path}.`);
      Object.assign(kept, { generation: started, until: rendered.until });
      return kept.page;
    }
    const page = await toCached(rendered, 5);
    if (rendered.degraded || rendered.status >= 500) return serveStale(path, page, started);
    if (!keep || started !== generation) return page; // invalidated meanwhile: do not cache
    put(path, { page, key: rendered.key, generation: started, until: rendered.until ?? Number.POSITIVE_INFINITY });
    if (quality > 5 && !isLaterPage(path)) recompress(path, page, rendered);
    return page;
  }

  function put(path: string, kept: Kept) {
    cached.set(path, kept);
    if (known.has(path)) return;
    others.delete(path);
    others.add(path);
    for (const oldest of others) {
      if (others.size <= mostOthers) break;
      others.delete(oldest);
      cached.delete(oldest);
    }
  }

  /** Serves the last good page while the database is down. At most one render per second retries. */
  function serveStale(path: string, page: CachedPage, started: number): CachedPage {
    const kept = cached.get(path);
    const best = kept?.page ?? page;
    if (!keep || started !== generation || best.status >= 500) return best;
    const stale = { page: best, generation: started, until: Number.POSITIVE_INFINITY };
    put(path, stale);
    setTimeout(() => cached.get(path) === stale && Object.assign(stale, { until: 0 }), retryMs).unref();
    return best;
  }

  /** Replaces the fast compression by the best one, one page at a time, off the main thread. */
  function recompress(path: string, page: CachedPage, rendered: RenderedPage) {
    recompressing = recompressing.then(async () => {
      if (cached.get(path)?.page !== page) return;
      const best = await toCached(rendered, quality);
      const kept = cached.get(path);
      if (kept?.page === page) kept.page = best;
    });
  }

  return {
    /** The cached page, if it is still true. On the hot path, so it does nothing else. */
    peek: (path: string) => fresh(cached.get(path)),
    isKnown: (path: string) => known.has(path),
    /** Whether there is a page to fall back on, however old. */
    has: (path: string) => cached.has(path),

    /** The cached page, or a new rendering shared by concurrent callers. */
    get(path: string): Promise<CachedPage> {
      const page = fresh(cached.get(path));
      if (page) return Promise.resolve(page);
      const underWay = inFlight.get(path);
      if (underWay) return underWay;
      const rendering = renderAndCache(path).finally(() => {
        if (inFlight.get(path) === rendering) inFlight.delete(path); // not a newer one, begun after an invalidation
      });
      inFlight.set(path, rendering);
      return rendering;
    },

    /** Content has changed: every page is looked at again before it is served. */
    invalidate() {
      generation += 1;
      inFlight.clear();
    },

    /** Resolves when every cached page has its best compression. */
    settled: (): Promise<unknown> => recompressing,

    /** Renders every page but the rare ones once in the background, unhurried: a visitor or another process may need the machine. */
    async warm(stop: AbortSignal) {
      for (const path of common) {
        if (stop.aborted || !keep) return;
        await this.get(path).catch(() => {}); // the next visitor gets the error, and it is logged
        await recompressing;
        await pause(warmUpMs, undefined, { signal: stop }).catch(() => {});
      }
    },
  };
}

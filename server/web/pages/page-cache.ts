import { createHash } from 'node:crypto';
import { type Bodies, compress, type Encoding } from './compress.ts';

/** A rendered page before it is cached. */
export type RenderedPage = {
  status: number;
  html: string;
  headers: Record<string, string>;
  /** Rendered without content that could not be read. */
  degraded?: boolean;
};

/** A page ready to be written to a socket: bytes and headers per encoding. */
export type CachedPage = {
  status: number;
  bodies: Bodies;
  headers: Record<Encoding, Record<string, string>>;
  /** Headers of a 304 response. */
  unchanged: Record<string, string>;
  /** The same as flat arrays, the fastest form for node:http. */
  flat: Record<Encoding | 'unchanged', string[]>;
  etag: string;
  degraded?: boolean;
};

const retryMs = 1000;

/**
 * Caches each known page rendered and compressed. Its size is bounded, since `paths` are its only keys. `render` must not depend
 * on the visitor. With `keep` off (development) every request renders again.
 */
export function pageCache({
  paths,
  render,
  keep = true,
}: {
  paths: Iterable<string>;
  render: (path: string) => Promise<RenderedPage>;
  keep?: boolean;
}) {
  const known = new Set(paths);
  const cached = new Map<string, CachedPage>();
  const lastGood = new Map<string, CachedPage>();
  const inFlight = new Map<string, Promise<CachedPage>>();
  let generation = 0;
  let recompressing: Promise<unknown> = Promise.resolve();

  async function renderAndCache(path: string): Promise<CachedPage> {
    const started = generation;
    const rendered = await render(path);
    const page = await toCached(rendered, 5);
    if (rendered.degraded || rendered.status >= 500) return serveStale(path, page, started);
    if (!keep || started !== generation) return page; // invalidated meanwhile: do not cache
    cached.set(path, page);
    lastGood.set(path, page);
    recompress(path, page, rendered);
    return page;
  }

  /** Serves the last good page while the database is down. At most one render per second retries. */
  function serveStale(path: string, page: CachedPage, started: number): CachedPage {
    const best = lastGood.get(path) ?? page;
    if (!keep || started !== generation || best.status >= 500) return best;
    cached.set(path, best);
    setTimeout(() => cached.get(path) === best && cached.delete(path), retryMs).unref();
    return best;
  }

  /** Replaces the fast compression by the best one, one page at a time, off the main thread. */
  function recompress(path: string, page: CachedPage, rendered: RenderedPage) {
    recompressing = recompressing.then(async () => {
      if (cached.get(path) !== page) return;
      const best = await toCached(rendered, 11);
      if (cached.get(path) !== page) return;
      cached.set(path, best);
      lastGood.set(path, best);
    });
  }

  return {
    /** The cached page, if any. On the hot path, so it does nothing else. */
    peek: (path: string) => cached.get(path),
    isKnown: (path: string) => known.has(path),

    /** The cached page, or a new rendering shared by concurrent callers. */
    get(path: string): Promise<CachedPage> {
      const page = cached.get(path);
      if (page) return Promise.resolve(page);
      const rendering = inFlight.get(path) ?? renderAndCache(path).finally(() => inFlight.delete(path));
      inFlight.set(path, rendering);
      return rendering;
    },

    /** Invalidates the given paths, or everything. */
    invalidate(changed: Iterable<string> = known) {
      generation += 1;
      for (const path of changed) {
        cached.delete(path);
        inFlight.delete(path);
      }
    },

    /** Resolves when every cached page has its best compression. */
    settled: (): Promise<unknown> => recompressing,

    /** Renders every page once in the background. */
    async warm(stop: AbortSignal) {
      for (const path of known) {
        if (stop.aborted || !keep) return;
        await this.get(path).catch(() => {}); // the next visitor gets the error, and it is logged
        await new Promise((resume) => setTimeout(resume, 5));
      }
      await recompressing;
    },
  };
}

/** Compresses a rendered page and precomputes its headers. */
export async function toCached({ status, html, headers, degraded }: RenderedPage, quality: 5 | 11): Promise<CachedPage> {
  const body = Buffer.from(html);
  const bodies = await compress(body, quality);
  const etag = `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const unchanged = {
    'cache-control': headers['cache-control'] ?? (status === 200 ? 'public, max-age=0, must-revalidate' : 'no-store'),
    vary: 'Accept-Encoding',
    etag,
  };
  const record = (encoding: Encoding): Record<string, string> => ({
    'content-type': 'text/html; charset=utf-8',
    ...unchanged,
    ...headers,
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
    'content-length': String(bodies[encoding].length),
  });
  const records = { br: record('br'), gzip: record('gzip'), identity: record('identity') };
  const flat = (entries: Record<string, string>) => Object.entries(entries).flat();
  return {
    status,
    bodies,
    etag,
    unchanged,
    headers: records,
    flat: {
      br: flat(records.br),
      gzip: flat(records.gzip),
      identity: flat(records.identity),
      unchanged: flat(unchanged),
    },
    ...(degraded && { degraded }),
  };
}

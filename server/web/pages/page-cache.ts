import { createHash } from 'node:crypto';
import { type Bodies, compress, type Encoding } from './compress.ts';

/** A rendered page before it is kept. */
export type RenderedPage = {
  status: number;
  html: string;
  headers: Record<string, string> /** Something could not be read: the page is less than it should be. */;
  degraded?: boolean;
};

/** A page ready to be written to a socket: bytes and headers per encoding. */
export type CachedPage = {
  status: number;
  bodies: Bodies;
  headers: Record<Encoding, Record<string, string>>;
  /** The headers for a browser that still has it. */
  unchanged: Record<string, string>;
  /** The same as flat arrays, as node:http writes them fastest. */
  flat: Record<Encoding | 'unchanged', string[]>;
  etag: string;
  degraded?: boolean;
};

const retryMs = 1000;

/**
 * Keeps each known page rendered and compressed. It is bounded by construction: `paths` are its only keys.
 * `render` must depend on nothing personal. Without `keep` (development) every request renders anew.
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
  const kept = new Map<string, CachedPage>();
  const lastGood = new Map<string, CachedPage>();
  const underway = new Map<string, Promise<CachedPage>>();
  let generation = 0;
  let squeezing: Promise<unknown> = Promise.resolve();

  async function fill(path: string): Promise<CachedPage> {
    const started = generation;
    const rendered = await render(path);
    const page = await toCached(rendered, 5);
    if (rendered.degraded || rendered.status >= 500) return holdForNow(path, page, started);
    if (!keep || started !== generation) return page; // emptied meanwhile: not to be kept
    kept.set(path, page);
    lastGood.set(path, page);
    squeeze(path, page, rendered);
    return page;
  }

  /** While the database is gone visitors get the page as it last was, and only one of them a second waits for another try. */
  function holdForNow(path: string, page: CachedPage, started: number): CachedPage {
    const best = lastGood.get(path) ?? page;
    if (!keep || started !== generation || best.status >= 500) return best;
    kept.set(path, best);
    setTimeout(() => kept.get(path) === best && kept.delete(path), retryMs).unref();
    return best;
  }

  /** Replaces the quick compression by the best one, one page at a time, off the main thread. */
  function squeeze(path: string, page: CachedPage, rendered: RenderedPage) {
    squeezing = squeezing.then(async () => {
      if (kept.get(path) !== page) return;
      const best = await toCached(rendered, 11);
      if (kept.get(path) !== page) return;
      kept.set(path, best);
      lastGood.set(path, best);
    });
  }

  return {
    /** The page if it is at hand; called for every request, so it does nothing else. */
    peek: (path: string) => kept.get(path),
    isKnown: (path: string) => known.has(path),

    /** The page, rendered now if need be; many who ask at once share one rendering. */
    get(path: string): Promise<CachedPage> {
      const page = kept.get(path);
      if (page) return Promise.resolve(page);
      const filling = underway.get(path) ?? fill(path).finally(() => underway.delete(path));
      underway.set(path, filling);
      return filling;
    },

    /** Forgets what a write has changed; without paths, everything. */
    empty(changed: Iterable<string> = known) {
      generation += 1;
      for (const path of changed) {
        kept.delete(path);
        underway.delete(path);
      }
    },

    /** Resolves when every kept page has its best compression. */
    settled: (): Promise<unknown> => squeezing,

    /** Renders every page once, in the background. */
    async warm(stop: AbortSignal) {
      for (const path of known) {
        if (stop.aborted || !keep) return;
        await this.get(path).catch(() => {}); // the visitor who asks for it will get the error, and the log
        await new Promise((resume) => setTimeout(resume, 5));
      }
      await squeezing;
    },
  };
}

/** Compresses a rendered page and prepares its header records. */
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

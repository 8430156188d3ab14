import { createHash } from 'node:crypto';
import { type Bodies, compress, type Encoding, pickEncoding } from './compress.ts';

/** A rendered page before it is cached. */
export type RenderedPage = {
  status: number;
  html: string;
  headers: Record<string, string>;
  /** Rendered without content that could not be read. */
  degraded?: boolean;
  /** Names what it was made of: as long as that is the same, so is the page. */
  key?: string;
  /** Until when it is true, epoch milliseconds; for good if omitted. */
  until?: number;
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

/** Compresses a rendered page and precomputes its headers. */
export async function toCached({ status, html, headers, degraded }: RenderedPage, quality: number): Promise<CachedPage> {
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

/** Converts a cached page to a fetch Response. */
export function pageResponse(page: CachedPage, request: Request): Response {
  if (page.status === 200 && request.headers.get('if-none-match') === page.etag)
    return new Response(null, { status: 304, headers: page.unchanged });
  const encoding = pickEncoding(request.headers.get('accept-encoding') ?? undefined);
  const body = request.method === 'HEAD' ? null : new Uint8Array(page.bodies[encoding]);
  return new Response(body, { status: page.status, headers: page.headers[encoding] });
}

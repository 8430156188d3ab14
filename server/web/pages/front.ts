import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CachedPage } from './cached-page.ts';
import { pickEncoding } from './compress.ts';

type Handler = (req: IncomingMessage, res: ServerResponse) => void;

type Front = {
  /** The cached page or page words at an address. */
  peek: (path: string, query: string) => CachedPage | undefined;
  serveFile: (path: string, req: IncomingMessage, res: ServerResponse) => boolean;
  next: Handler;
  /** Called for every response sent here. */
  answered: (what: 'page' | 'file', status: number) => void;
};

/** Fast path in front of Hono: cached pages, page words and static files from memory. Other requests go to `next`. */
export function front({ peek, serveFile, next, answered }: Front): Handler {
  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next(req, res);
    const url = req.url ?? '/';
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    const page = peek(path, query < 0 ? '' : url.slice(query + 1));
    if (!page) return serveFile(path, req, res) ? answered('file', res.statusCode) : next(req, res);
    if (req.headers['if-none-match'] === page.etag) {
      res.writeHead(304, page.flat.unchanged).end();
      return answered('page', 304);
    }
    const encoding = pickEncoding(req.headers['accept-encoding']);
    res.writeHead(page.status, page.flat[encoding]).end(req.method === 'HEAD' ? undefined : page.bodies[encoding]);
    answered('page', page.status);
  };
}

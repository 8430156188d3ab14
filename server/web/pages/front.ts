import type { IncomingMessage, ServerResponse } from 'node:http';
import { searchPath } from '../../../content/labels/search.ts';
import { pickEncoding } from './compress.ts';
import type { PageCache } from './page-cache.ts';
import { writeReadyHead } from './ready-head.ts';

type Handler = (req: IncomingMessage, res: ServerResponse) => void;

type Front = {
  cache: PageCache;
  serveFile: (path: string, req: IncomingMessage, res: ServerResponse) => boolean;
  next: Handler;
  /** Told of every answer that was given here. */
  answered: (what: 'page' | 'file', status: number) => void;
};

/** Stands before the application: kept pages and built files are answered here, from memory; the rest goes on. */
export function front({ cache, serveFile, next, answered }: Front): Handler {
  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next(req, res);
    const url = req.url ?? '/';
    const query = url.indexOf('?');
    const path = query < 0 ? url : url.slice(0, query);
    const byQuery = query >= 0 && path === searchPath; // the kept search page is the empty one
    const page = byQuery ? undefined : cache.peek(path);
    if (!page) return serveFile(path, req, res) ? answered('file', res.statusCode) : next(req, res);
    const encoding = pickEncoding(req.headers['accept-encoding']);
    ignoreBody(req);
    if (req.headers['if-none-match'] === page.etag) {
      writeReadyHead(req, res, 304, page.unchanged);
      res.end();
      return answered('page', 304);
    }
    writeReadyHead(req, res, page.status, page.headers[encoding]);
    res.end(req.method === 'HEAD' ? undefined : page.bodies[encoding]);
    answered('page', page.status);
  };
}

/**
 * A body nobody asked for is thrown away as it comes, without a stream to read it from: for a kept page that stream is a
 * tenth of the work. `_dumped` is node:http's own mark; should it go, a page only gets that tenth dearer.
 */
function ignoreBody(req: IncomingMessage & { _dumped?: boolean }) {
  req._dumped = true;
}

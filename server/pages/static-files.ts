import { createReadStream, globSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname } from 'node:path';
import { type Encoding, pickEncoding } from './compress.ts';

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.avif': 'image/avif',
  '.webp': 'image/webp',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webm': 'video/webm',
  '.mp4': 'video/mp4',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
};
const keepBelow = 256 * 1024;
const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

type StaticFile = { path: string; size: number; headers: Record<string, string>; encodings: Set<Encoding>; etag: string };

/** Serves the built files: compressed beforehand, kept in memory once asked for, for ever where the name has a hash. */
export function staticFiles(folder: string, common: Record<string, string>) {
  const files = index(folder, common);
  const kept = new Map<string, Buffer>();

  /** Answers the request if its path is a file; says whether it did. */
  return function serve(path: string, req: IncomingMessage, res: ServerResponse): boolean {
    const file = files.get(path);
    if (!file) return false;
    const wanted = pickEncoding(req.headers['accept-encoding']);
    const encoding = file.encodings.has(wanted) ? wanted : 'identity';
    const headers: Record<string, string> = { ...file.headers, etag: file.etag };
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    if (req.headers['if-none-match'] === file.etag) {
      res.writeHead(304, headers).end();
      return true;
    }
    const onDisk = file.path + suffixes[encoding];
    if (req.headers.range && encoding === 'identity')
      return sendRange(file, req.headers.range, headers, req.method === 'HEAD', res);
    if (encoding === 'identity' && file.size > keepBelow) {
      res.writeHead(200, { ...headers, 'content-length': file.size });
      if (req.method === 'HEAD') res.end();
      else createReadStream(onDisk).pipe(res);
      return true;
    }
    const body = kept.get(onDisk) ?? readFileSync(onDisk);
    kept.set(onDisk, body);
    res.writeHead(200, { ...headers, 'content-length': body.length }).end(req.method === 'HEAD' ? undefined : body);
    return true;
  };
}

function index(folder: string, common: Record<string, string>): Map<string, StaticFile> {
  const names = new Set(globSync('**/*', { cwd: folder }).filter((name) => statSync(`${folder}/${name}`).isFile()));
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    const type = types[extname(name)];
    if (!type || name === 'manifest.json') continue;
    const path = `${folder}/${name}`;
    const { size, mtimeMs } = statSync(path);
    const encodings = new Set<Encoding>((['br', 'gzip'] as const).filter((encoding) => names.has(name + suffixes[encoding])));
    const forEver = name.startsWith('assets/') || name.startsWith('art/');
    files.set(`/${name}`, {
      path,
      size,
      encodings,
      etag: `W/"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
      headers: {
        ...common,
        'content-type': type,
        'cache-control': forEver ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        ...(encodings.size ? { vary: 'Accept-Encoding' } : { 'accept-ranges': 'bytes' }),
      },
    });
  }
  return files;
}

/** Films are fetched in pieces. */
function sendRange(
  file: StaticFile,
  range: string,
  headers: Record<string, string>,
  headOnly: boolean,
  res: ServerResponse,
): true {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  const start = from ? Number(from) : Math.max(0, file.size - Number(to || 0));
  const end = from && to ? Math.min(Number(to), file.size - 1) : file.size - 1;
  if ((!from && !to) || start > end || start >= file.size) {
    res.writeHead(416, { ...headers, 'content-range': `bytes */${file.size}` }).end();
    return true;
  }
  res.writeHead(206, { ...headers, 'content-length': end - start + 1, 'content-range': `bytes ${start}-${end}/${file.size}` });
  if (headOnly) res.end();
  else createReadStream(file.path, { start, end }).pipe(res);
  return true;
}

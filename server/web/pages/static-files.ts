import { createReadStream, existsSync, openSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, relative } from 'node:path';
import { pipeline } from 'node:stream';
import { errorBody } from '../../errors.ts';
import { type Encoding, pickEncoding } from './compress.ts';
import { inertPolicy } from './security-headers.ts';

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
const hashedName = /^\/(?:assets|art\/[\w-]+)\/[\w-]+(?:\.[\w-]+)*$/;
const maxCachedBytes = 256 * 1024;
const suffixes: Record<Encoding, string> = { br: '.br', gzip: '.gz', identity: '' };

const sentences = {
  'range-not-satisfiable': 'The file ends before this part.',
  'not-ready': 'The file cannot be read at the moment. Please try again.',
};

type StaticFile = { path: string; size: number; headers: Record<string, string>; encodings: Set<Encoding>; etag: string };

type ByteRange = { start: number; end: number };

/** Serves the built files: precompressed, cached in memory on first request, immutable if the name has a hash. */
export function staticFiles(folder: string, common: Record<string, string>, copyFolder?: string) {
  const files = index(folder, common);
  const cached = new Map<string, Buffer>();

  function send(file: StaticFile, req: IncomingMessage, res: ServerResponse) {
    const wanted = pickEncoding(req.headers['accept-encoding']);
    const encoding = file.encodings.has(wanted) ? wanted : 'identity';
    const headers: Record<string, string> = { ...file.headers, etag: file.etag };
    if (encoding !== 'identity') headers['content-encoding'] = encoding;
    if (req.headers['if-none-match'] === file.etag) return void res.writeHead(304, headers).end();
    const isHead = req.method === 'HEAD';
    const range = parseRange(file, req);
    if (range && range.start > range.end)
      return refuse(res, 416, 'range-not-satisfiable', { 'content-range': `bytes */${file.size}` });
    if (range)
      return sendRange(res, file, range, 206, { ...headers, 'content-range': `bytes ${range.start}-${range.end}/${file.size}` });
    if (encoding === 'identity' && file.size > maxCachedBytes) {
      if (isHead) return void res.writeHead(200, { ...headers, 'content-length': file.size }).end();
      return sendRange(res, file, { start: 0, end: file.size - 1 }, 200, headers);
    }
    const onDisk = file.path + suffixes[encoding];
    const body = cached.get(onDisk) ?? readFileSync(onDisk);
    cached.set(onDisk, body);
    res.writeHead(200, { ...headers, 'content-length': body.length }).end(isHead ? undefined : body);
  }

  function refuse(res: ServerResponse, status: 416 | 503, code: keyof typeof sentences, headers: Record<string, string>) {
    const body = JSON.stringify(errorBody(code, sentences[code]));
    const own = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body), 'cache-control': 'no-store' };
    res.writeHead(status, { ...common, 'content-security-policy': inertPolicy, ...own, ...headers }).end(body);
  }

  /**
   * Files of another build, which the static copy keeps: a page of the version before, or of an instance that is newer, asks for
   * them. Their names carry a hash, so they are always the right ones.
   */
  function fromOtherBuild(path: string): StaticFile | undefined {
    if (!copyFolder || !hashedName.test(path) || !existsSync(copyFolder + path)) return undefined;
    return toStaticFile(copyFolder, path.slice(1), common, (name) => existsSync(`${copyFolder}/${name}`));
  }

  /** Serves the request if its path is a file; returns whether it did. */
  return function serve(path: string, req: IncomingMessage, res: ServerResponse): boolean {
    try {
      const file = files.get(path) ?? fromOtherBuild(path);
      if (!file) return false;
      send(file, req, res);
    } catch (error) {
      // The build is being replaced, or the process has reached its limit of open files.
      if (!(error instanceof Error && 'syscall' in error)) throw error;
      refuse(res, 503, 'not-ready', { 'retry-after': '5' });
    }
    return true;
  };
}

function index(folder: string, common: Record<string, string>): Map<string, StaticFile> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const names = new Set(entries.map((entry) => relative(folder, join(entry.parentPath, entry.name))));
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    const file = name === 'manifest.json' ? undefined : toStaticFile(folder, name, common, (other) => names.has(other));
    if (file) files.set(`/${name}`, file);
  }
  return files;
}

function toStaticFile(
  folder: string,
  name: string,
  common: Record<string, string>,
  exists: (name: string) => boolean,
): StaticFile | undefined {
  const type = types[extname(name)];
  if (!type) return undefined;
  const path = `${folder}/${name}`;
  const { size, mtimeMs } = statSync(path);
  const encodings = new Set<Encoding>((['br', 'gzip'] as const).filter((encoding) => exists(name + suffixes[encoding])));
  const immutable = name.startsWith('assets/') || name.startsWith('art/');
  return {
    path,
    size,
    encodings,
    // weak: shared by all encodings
    etag: `${encodings.size ? 'W/' : ''}"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`,
    headers: {
      ...common,
      'content-type': type,
      'cache-control': immutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      ...(encodings.size ? { vary: 'Accept-Encoding' } : { 'accept-ranges': 'bytes' }),
    },
  };
}

/**
 * Parses a Range header (videos are fetched in ranges). Undefined means the whole file: for multiple ranges, unknown units, or if
 * If-Range names another version. Past the end of the file, `start` is greater than `end`.
 */
function parseRange({ size, etag, encodings }: StaticFile, { method, headers }: IncomingMessage): ByteRange | undefined {
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/i.exec(headers.range ?? '') ?? [];
  const isOtherVersion = headers['if-range'] !== undefined && headers['if-range'] !== etag;
  if (method !== 'GET' || encodings.size || isOtherVersion || (!from && !to)) return undefined;
  if (!from) return { start: Math.max(0, size - Number(to)), end: size - 1 };
  if (to && Number(to) < Number(from)) return undefined;
  return { start: Number(from), end: Math.min(Number(to || Number.POSITIVE_INFINITY), size - 1) };
}

/**
 * Opens the file before sending headers, since an error response is impossible afterwards. It is closed when the client
 * disconnects.
 */
function sendRange(res: ServerResponse, file: StaticFile, range: ByteRange, status: number, headers: Record<string, string>) {
  const fd = openSync(file.path, 'r');
  res.writeHead(status, { ...headers, 'content-length': range.end - range.start + 1 });
  pipeline(createReadStream(file.path, { ...range, fd }), res, () => {});
}

import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export type Encoding = 'br' | 'gzip' | 'identity';
export type Bodies = Record<Encoding, Buffer>;

/** Compresses a body with all encodings. Quality 5 is for a waiting visitor, more is for the cache. */
export async function compress(body: Buffer, quality: number): Promise<Bodies> {
  // A window of page size: the default of 4 MB would cost tens of megabytes of memory per compression.
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 17,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  };
  const [br, gz] = await Promise.all([brotli(body, { params }), zip(body, { level: quality > 5 ? 9 : 5 })]);
  return { br: unpooled(br), gzip: unpooled(gz), identity: unpooled(body) };
}

/** Small buffers are slices of Node's pool of 64 KiB: a cached one would keep its whole slab from being freed. */
function unpooled(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const copy = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(copy);
  return copy;
}

const pickedEncodings = new Map<string, Encoding>();
const maxCachedHeaders = 200; // browsers send a handful of variants; a hostile client must not fill the memory

/** The best encoding a client accepts. */
export function pickEncoding(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const known = pickedEncodings.get(accepted);
  if (known) return known;
  const picked = accepts(accepted, 'br') ? 'br' : accepts(accepted, 'gzip') ? 'gzip' : 'identity';
  if (pickedEncodings.size < maxCachedHeaders) pickedEncodings.set(accepted, picked);
  return picked;
}

const accepts = (header: string, name: string) =>
  new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(?:\\.0*)?\\s*(?:,|$))`, 'i').test(header);

/** Accepted upload formats. */
export type ImageFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';

const ascii = (bytes: Uint8Array, start: number, end: number) => Buffer.from(bytes.subarray(start, end)).toString('latin1');

/** Detects the format from the magic bytes; file names and declared types are not trusted. */
export function sniff(bytes: Uint8Array): ImageFormat | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  if (ascii(bytes, 4, 8) === 'ftyp' && isAvif(bytes)) return 'avif';
  return undefined;
}

/** AVIF files may have another major brand and list `avif` only among the compatible ones. */
function isAvif(bytes: Uint8Array): boolean {
  const end = Math.min(Buffer.from(bytes).readUInt32BE(0), bytes.length);
  const brands = [ascii(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(bytes, at, at + 4));
  return brands.some((brand) => brand === 'avif' || brand === 'avis');
}

export const extensions = { jpeg: 'jpg', webp: 'webp', avif: 'avif' } as const;

/** Output formats. */
export type WrittenFormat = keyof typeof extensions;

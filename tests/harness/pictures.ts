import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Bytes as a file. */
export const blob = (bytes: Uint8Array | string, type = 'image/png') =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type });

type ImageOptions = {
  width?: number;
  height?: number;
  format?: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif';
  colour?: string;
};

/** A real picture of one colour. */
export async function picture({ width = 64, height = 36, format = 'png', colour = '#286' }: ImageOptions = {}): Promise<Blob> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: colour } })
    .toFormat(format)
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: `image/${format}` });
}

/** Whether all of an image can be read. */
export const isWholeImage = (image: string | Uint8Array) =>
  sharp(image, { failOn: 'truncated' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );

/** A PNG of any declared size whose pixels are all one; a few kilobytes for any number of megapixels. */
export function flatPng(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(body.length + 8);
    frame.writeUInt32BE(data.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc32(body), body.length + 4);
    return frame;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8); // one bit, greyscale
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A picture in which no two pixels are alike. */
export const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } } });

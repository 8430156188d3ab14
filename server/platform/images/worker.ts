// Runs in a child process: a crashing decoder takes no page down, its memory returns to the system, and it has lower priority
// than page rendering.
import { spawnSync } from 'node:child_process';
import { setPriority } from 'node:os';
import sharp, { type Sharp } from 'sharp';
import { imageMaxPixels, imageMaxSide } from '../../../contract/cards.ts';
import type { WrittenFormat } from './formats.ts';
import { drawSocialPicture, type SocialPicture } from './social-picture.ts';
import { firstVariants, type Variant } from './variants.ts';

/** A job and its outcome as sent over IPC. Images are passed by path. */
export type Job = { id: number } & ({ normalize: string } | { resize: string; to: Variant } | { social: SocialPicture });
export type Normalized = {
  extension: string;
  bytes: Uint8Array;
  width: number;
  height: number;
  placeholder: string;
  first: (Variant & { bytes: Uint8Array })[];
};
export type Outcome = { id: number } & (
  | { normalized: Normalized }
  | { bytes: Uint8Array }
  | { refused: 'pixels' | 'sides' | 'undecodable'; why: string }
);

const longestSide = 1920; // matches the width of the site's own images
const secondsPerImage = 30;

sharp.cache(false);
sharp.concurrency(1);
// Enable only the loaders of the accepted formats, whatever the bytes claim to be.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`) });

const encode: Record<WrittenFormat, (image: Sharp) => Sharp> = {
  avif: (image) => image.avif({ quality: 55, effort: 3 }),
  webp: (image) => image.webp({ quality: 80 }),
  jpeg: (image) => image.jpeg({ quality: 80, mozjpeg: true }),
};

const resize = (image: Sharp, { format, width }: Variant) => encode[format](image.resize({ width })).toBuffer();

/** Decodes an upload once and returns it upright, in sRGB, without metadata and scaled to the maximum size. */
async function normalize(path: string): Promise<Normalized> {
  const options = { failOn: 'error', sequentialRead: true } as const;
  const { width = 0, height = 0, pageHeight } = await sharp(path, { ...options, limitInputPixels: false }).metadata();
  if (width * (pageHeight ?? height) > imageMaxPixels) throw new Refused('pixels');
  if (Math.max(width, pageHeight ?? height) > imageMaxSide) throw new Refused('sides'); // a line of millions of pixels takes a minute

  const { data, info } = await sharp(path, { ...options, limitInputPixels: imageMaxPixels })
    .autoOrient()
    .timeout({ seconds: secondsPerImage })
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });

  const isTransparent =
    info.channels % 2 === 0 && data.some((value, at) => at % info.channels === info.channels - 1 && value < 255);
  const extension = isTransparent ? 'webp' : 'jpg';
  const image = () => (isTransparent ? pixels() : pixels().removeAlpha());
  const bytes = await (isTransparent ? image().webp({ quality: 88 }) : image().jpeg({ quality: 88 })).toBuffer();
  const tiny = await image().resize({ width: 16, height: 16, fit: 'inside' }).webp({ quality: 30 }).toBuffer();
  const first: Normalized['first'] = [];
  for (const variant of firstVariants({ name: `x.${extension}`, width: info.width })) {
    first.push({ ...variant, bytes: await resize(image(), variant) });
  }
  const placeholder = `data:image/webp;base64,${tiny.toString('base64')}`;
  return { extension, bytes, width: info.width, height: info.height, placeholder, first };
}

class Refused extends Error {
  readonly reason: 'pixels' | 'sides';

  constructor(reason: 'pixels' | 'sides') {
    super(reason);
    this.reason = reason;
  }
}

process.on('message', async (job: Job) => {
  const { id } = job;
  const outcome: Outcome = await ('normalize' in job
    ? normalize(job.normalize).then((normalized) => ({ id, normalized }))
    : ('social' in job ? drawSocialPicture(job.social) : resize(sharp(job.resize), job.to)).then((bytes) => ({ id, bytes }))
  ).catch((error) => ({ id, refused: error instanceof Refused ? error.reason : 'undecodable', why: String(error) }));
  process.send?.(outcome, undefined, undefined, (error) => error && process.exit(0)); // the parent process is gone
  globalThis.gc?.(); // image buffers are large and off-heap, so they do not trigger garbage collection
});
process.on('disconnect', () => process.exit(0));
setPriority(19);
// SCHED_IDLE where chrt is available: even at nice 19 a page may wait for a time slice to end.
spawnSync('chrt', ['--all-tasks', '--idle', '--pid', '0', String(process.pid)], { stdio: 'ignore' });

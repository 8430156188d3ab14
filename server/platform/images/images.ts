import { randomBytes } from 'node:crypto';
import { mkdir, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AppError } from '../../errors.ts';
import type { Log } from '../../log.ts';
import { rethrowDiskFull } from './disk-full.ts';
import { sniff } from './formats.ts';
import { type ImageProcess, ImageRefused } from './image-process.ts';
import type { Storage } from './storage.ts';
import { filesOf, type StoredImage, variantName, wantedVariants } from './variants.ts';

const maxWaiting = 200;
const refuse = (status: 413 | 415, code: 'too-large' | 'not-an-image', text: string) =>
  new AppError(status, text, { code, fields: { image: text } });
const notAnImage = () =>
  refuse(415, 'not-an-image', 'This is not an image we can use. Please choose a JPEG, PNG, WebP, AVIF or GIF file.');
const undecodable = () =>
  refuse(415, 'not-an-image', 'The image could not be read; the file may be damaged. Please choose another one.');
const tooManyPixels = () => refuse(413, 'too-large', 'The image has more than 50 megapixels. Please choose a smaller one.');
const tooLong = () => refuse(413, 'too-large', 'The image is more than 30,000 pixels wide or high. Please choose a smaller one.');

export type Images = ReturnType<typeof imageService>;

type Needs = {
  storage: Storage;
  imageProcess: ImageProcess;
  /** Folder for temporary files. Leftovers of a crash are swept. */
  scratch: string;
  log: Log;
};

/** Turns uploads into stored images. Uploads are decoded one at a time; the others wait on disk, not in memory. */
export function imageService({ storage, imageProcess, scratch, log }: Needs) {
  let lastTurn: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  async function oneAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
    if (waiting >= maxWaiting) throw new AppError(503, 'Too many images are being added at once. Please try again in a minute.');
    waiting += 1;
    const mine = lastTurn.then(work);
    lastTurn = mine.catch(() => {});
    return mine.finally(() => {
      waiting -= 1;
    });
  }

  return {
    waiting: () => waiting,

    /** Validates an upload by its bytes, re-encodes it and stores it under a random name. */
    async store(folder: string, path: string): Promise<StoredImage> {
      if (!sniff(await firstBytes(path))) throw notAnImage();
      const normalized = await oneAtATime(() => imageProcess.normalize(path)).catch((error) => {
        if (!(error instanceof ImageRefused)) throw error;
        throw error.reason === 'pixels' ? tooManyPixels() : error.reason === 'sides' ? tooLong() : undecodable();
      });
      const { width, height, placeholder, first } = normalized;
      const name = `${randomBytes(16).toString('hex')}.${normalized.extension}`;
      const image: StoredImage = {
        name,
        width,
        height,
        placeholder,
        variants: first.map(({ format, width }) => ({ format, width })),
      };
      const files = new Map([
        [name, normalized.bytes],
        ...first.map((variant) => [variantName(name, variant), variant.bytes] as const),
      ]);
      try {
        for (const [file, bytes] of files) await storage.put(`${folder}/${file}`, bytes);
      } catch (error) {
        await this.remove(folder, image);
        rethrowDiskFull(error);
      }
      return image;
    },

    /** Creates the missing variants of an image. Undefined if the image itself has been deleted. */
    async complete(folder: string, image: StoredImage): Promise<StoredImage | undefined> {
      const bytes = await storage.get(`${folder}/${image.name}`);
      if (!bytes) return undefined;
      const existing = new Set(image.variants.map((variant) => variantName(image.name, variant)));
      const wanted = wantedVariants(image);
      // Passed as a file: sending the bytes over IPC would block the event loop once per variant.
      const path = join(scratch, randomBytes(16).toString('hex'));
      try {
        await mkdir(scratch, { recursive: true });
        await writeFile(path, bytes);
        for (const variant of wanted) {
          const name = variantName(image.name, variant);
          while (waiting) await lastTurn; // interactive uploads go first
          if (!existing.has(name)) await storage.put(`${folder}/${name}`, await imageProcess.resize(path, variant));
        }
      } finally {
        await rm(path, { force: true });
      }
      return { ...image, variants: wanted };
    },

    /** Never throws: the files are already unused, and the sweep removes what is left. */
    async remove(folder: string, image: StoredImage): Promise<void> {
      try {
        for (const file of filesOf(image)) await storage.delete(`${folder}/${file}`);
      } catch (error) {
        log.error({ err: error, image: image.name }, 'the files of an image could not be removed');
      }
    },
  };
}

async function firstBytes(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(128), 0, 128, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

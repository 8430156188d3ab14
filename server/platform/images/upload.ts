import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { imageMaxBytes } from '../../../contract/cards.ts';
import { AppError, badInput } from '../../errors.ts';
import { rethrowDiskFull } from './disk-full.ts';

const textLimit = 256 * 1024;
const limits = { parts: 50, fieldSize: textLimit, fileSize: imageMaxBytes + 1, headerPairs: 20, headerSize: 8 * 1024 };
const formType = /^multipart\/form-data\s*;(?:.*;)?\s*boundary="?[^\s";]/i;

/** A parsed form: its text fields, and the path of its image until the request ends. */
export type Upload = { fields: Record<string, string>; image?: string };

const imageTooLarge = () =>
  new AppError(413, 'The image is larger than 10 MB. Please choose a smaller one.', {
    fields: { image: 'The image is larger than 10 MB. Please choose a smaller one.' },
  });
const formTooLarge = () => new AppError(413, 'The form is too large.');

/** Parses a form with an `image` into `folder`, within the limits, and always removes the file afterwards. */
export async function withUpload<Answer>(
  request: Request,
  folder: string,
  use: (upload: Upload) => Promise<Answer>,
): Promise<Answer> {
  const type = request.headers.get('content-type') ?? '';
  if (!formType.test(type)) throw new AppError(415, 'Send this as a form (content-type multipart/form-data).');
  if (Number(request.headers.get('content-length') ?? 0) > imageMaxBytes + textLimit) throw imageTooLarge();
  if (!request.body) throw new AppError(400, 'The form is empty.', { code: 'invalid-form' });

  const path = join(folder, randomUUID());
  try {
    return await use(await read(throttled(request.body), type, path));
  } finally {
    await rm(path, { force: true });
  }
}

let lastTurn: Promise<void> = Promise.resolve();

/** Processes one chunk per event loop turn across all uploads, so that many parallel uploads do not delay pages. */
async function* throttled(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > imageMaxBytes + textLimit) throw imageTooLarge();
      lastTurn = lastTurn.then(() => new Promise((resume) => setImmediate(resume)));
      await lastTurn;
      yield chunk;
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError(400, 'The upload was interrupted.', { code: 'invalid-form' });
  }
}

async function read(source: AsyncIterable<Uint8Array>, type: string, path: string): Promise<Upload> {
  const fields: Record<string, string> = Object.create(null);
  let image: FileHandle | undefined;
  let hasImage = false;
  let textLeft = textLimit;
  let fault: unknown; // the first error on our side; the rest of the form is then ignored
  const files: { stream: Readable; done: Promise<void> }[] = [];
  const form = new Busboy({ headers: { 'content-type': type }, limits, isPartAFile: (_name, _type, file) => file !== undefined });

  const fail = (error: unknown) => {
    fault ??= error;
    form.destroy();
  };

  function countText(bytes: number) {
    textLeft -= bytes;
    if (textLeft < 0) throw formTooLarge();
  }

  /** Consumes a file stream. If the form is truncated, the parser also fails the pipeline below. */
  async function receive(stream: Readable, take: (chunk: Buffer) => Promise<void>) {
    try {
      for await (const chunk of stream) {
        await take(chunk).catch(fail);
        if (fault) return;
      }
    } catch {}
  }

  /** An empty file input is not a file, so the file is created on the first byte. */
  function imageWriter() {
    let size = 0;
    return async (chunk: Buffer) => {
      if (size === 0 && hasImage) throw badInput({ image: 'Send one image only.' });
      hasImage = true;
      size += chunk.length;
      if (size > imageMaxBytes) throw imageTooLarge();
      image ??= await newFile(path);
      await image.write(chunk).catch(rethrowDiskFull);
    };
  }

  form.on('file', (name, stream) => {
    const take = name === 'image' ? imageWriter() : async (chunk: Buffer) => countText(chunk.length);
    files.push({ stream, done: receive(stream, take) });
  });
  form.on('field', (name: string | undefined, text, _nameCut, textCut) => {
    if (textCut) return fail(formTooLarge());
    try {
      countText(Buffer.byteLength(text));
    } catch (error) {
      return fail(error);
    }
    // A text field named `image` means that the form keeps its current image.
    if (name !== undefined && name !== 'image') fields[name] ??= text;
  });
  form.on('partsLimit', () => fail(formTooLarge()));

  try {
    await pipeline(source, form);
  } catch (error) {
    fault ??= error instanceof AppError ? error : new AppError(400, 'The form is malformed.', { code: 'invalid-form' });
    for (const { stream } of files) stream.destroy();
  }
  await Promise.all(files.map(({ done }) => done));
  await image?.close();
  if (fault) throw fault;
  return { fields, image: image && path };
}

async function newFile(path: string): Promise<FileHandle> {
  await mkdir(join(path, '..'), { recursive: true }).catch(rethrowDiskFull);
  return open(path, 'wx').catch(rethrowDiskFull);
}

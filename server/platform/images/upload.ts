import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { imageMaxBytes } from '../../../contract/cards.ts';
import { AppError, badInput } from '../../errors.ts';
import { boundaryOf, multipart, type Part } from './multipart.ts';
import { noRoomOr } from './no-room.ts';

const textLimit = 256 * 1024;
const mostParts = 50;

/** A form as it arrived: its texts, and where its image lies until the request ends. */
export type Upload = { fields: Record<string, string>; image?: string };

const imageTooLarge = () =>
  new AppError(413, 'The image is larger than 10 MB. Please choose a smaller one.', {
    fields: { image: 'The image is larger than 10 MB. Please choose a smaller one.' },
  });
const formTooLarge = () => new AppError(413, 'The form is too large.');

/** Reads a form with an `image` into `folder`, no further than the limits, and removes the file whatever happens. */
export async function withUpload<Answer>(
  request: Request,
  folder: string,
  use: (upload: Upload) => Promise<Answer>,
): Promise<Answer> {
  const boundary = boundaryOf(request.headers.get('content-type') ?? '');
  if (!boundary) throw new AppError(415, 'Send this as a form (content-type multipart/form-data).');
  if (Number(request.headers.get('content-length') ?? 0) > imageMaxBytes + textLimit) throw imageTooLarge();
  if (!request.body) throw new AppError(400, 'The form is empty.');

  const path = join(folder, randomUUID());
  try {
    return await use(await read(multipart(gently(request.body), boundary), path));
  } finally {
    await rm(path, { force: true });
  }
}

let line: Promise<void> = Promise.resolve();

/** Of all uploads together one piece is taken in a turn of the event loop, so that twenty at once do not make pages wait. */
async function* gently(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of body) {
    line = line.then(() => new Promise((resume) => setImmediate(resume)));
    await line;
    yield chunk;
  }
}

async function read(parts: AsyncIterable<Part>, path: string): Promise<Upload> {
  const fields: Record<string, string> = Object.create(null);
  let image: string | undefined;
  let textLeft = textLimit;
  let count = 0;
  for await (const { name, isFile, body } of parts) {
    count += 1;
    if (count > mostParts) throw formTooLarge();
    if (isFile && name === 'image') {
      await receive(body, () => {
        if (image) throw badInput({ image: 'Send one image only.' });
        image = path;
        return newFile(path);
      });
    } else {
      const bytes = await collect(body, textLeft);
      textLeft -= bytes.length;
      // A text named image is what a form sends that kept the old one: no new image.
      if (!isFile && name !== 'image') fields[name] ??= bytes.toString('utf8');
    }
  }
  return { fields, image };
}

async function collect(body: AsyncIterable<Uint8Array>, limit: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) throw formTooLarge();
    chunks.push(Buffer.from(chunk));
  }
  return Buffer.concat(chunks);
}

/** Writes a file as it arrives; `create` is asked for it with the first byte, since a field left empty is no file. */
async function receive(body: AsyncIterable<Uint8Array>, create: () => Promise<FileHandle>) {
  let file: FileHandle | undefined;
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > imageMaxBytes) throw imageTooLarge();
      file ??= await create();
      await file.write(chunk).catch(noRoomOr);
    }
  } finally {
    await file?.close();
  }
}

async function newFile(path: string): Promise<FileHandle> {
  await mkdir(join(path, '..'), { recursive: true }).catch(noRoomOr);
  return open(path, 'wx').catch(noRoomOr);
}

import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { Busboy } from '@fastify/busboy';
import { AppError } from '../../errors.ts';

const textLimit = 256 * 1024;
const formType = /^multipart\/form-data\s*;(?:.*;)?\s*boundary="?[^\s";]/i;

/** What a form may hold, and the errors for what it may not. */
export type FormRules = {
  /** The field with files; files of other fields are read past. */
  field: string;
  maxFiles: number;
  /** All files together. */
  maxBytes: number;
  maxParts: number;
  tooManyFiles: () => AppError;
  tooLarge: () => AppError;
  /** Rethrows an error of the disk, as a sentence if it is full. */
  onDiskError: (error: unknown) => never;
  /**
   * Reads on after a fault in a file, up to so many bytes in all: the texts are then known, and a browser that is still sending
   * reads the answer. Without it the first fault ends the reading.
   */
  readOnUpTo?: number;
  /** Known before reading: the texts are read, files are not kept. */
  fault?: AppError;
};

/** A file on disk until the request ends. An empty one has no bytes and no file. */
export type FormFile = { path: string; name: string; bytes: number; sha256: string };
export type Form = {
  fields: Record<string, string>;
  files: FormFile[];
  fault?: unknown;
  /** Not a single part was found: the body is something else than a form. */
  isNoForm?: boolean;
};

export const isForm = (type: string | undefined) => /^multipart\/form-data\s*(;|$)/i.test(type ?? '');
const formTooLarge = () => new AppError(413, 'The form is too large.');

/** Parses a form with files into `folder`, within the limits, and always removes the files afterwards. */
export async function withForm<Answer>(
  request: Request,
  folder: string,
  rules: FormRules,
  use: (form: Form) => Promise<Answer>,
): Promise<Answer> {
  const type = request.headers.get('content-type') ?? '';
  if (!formType.test(type)) throw new AppError(415, 'Send this as a form (content-type multipart/form-data).');
  const most = rules.readOnUpTo ?? rules.maxBytes + textLimit;
  if (!rules.readOnUpTo && Number(request.headers.get('content-length') ?? 0) > most) throw rules.tooLarge();
  if (!request.body) throw new AppError(400, 'The form is empty.', { code: 'invalid-form' });

  const form: Form = { fields: Object.create(null), files: [], fault: rules.fault };
  try {
    await read(throttled(request.body, most, rules.tooLarge), { type, folder, rules, form });
    return await use(form);
  } finally {
    for (const { path } of form.files) if (path) await rm(path, { force: true });
  }
}

let lastTurn: Promise<void> = Promise.resolve();

/** Processes one chunk per event loop turn across all uploads, so that many parallel uploads do not delay pages. */
async function* throttled(body: AsyncIterable<Uint8Array>, most: number, tooLarge: () => AppError): AsyncGenerator<Uint8Array> {
  let size = 0;
  try {
    for await (const chunk of body) {
      size += chunk.length;
      if (size > most) throw tooLarge();
      lastTurn = lastTurn.then(() => new Promise((resume) => setImmediate(resume)));
      await lastTurn;
      yield chunk;
    }
  } catch (error) {
    throw error instanceof AppError ? error : new AppError(400, 'The upload was interrupted.', { code: 'invalid-form' });
  }
}

type Reading = { type: string; folder: string; rules: FormRules; form: Form };

async function read(source: AsyncIterable<Uint8Array>, { type, folder, rules, form }: Reading): Promise<void> {
  let textLeft = textLimit;
  let bytesLeft = rules.maxBytes;
  const receiving: { stream: Readable; done: Promise<void> }[] = [];
  const busboy = new Busboy({
    headers: { 'content-type': type },
    limits: {
      parts: rules.maxParts,
      fieldSize: textLimit,
      fileSize: rules.maxBytes + 1,
      headerPairs: 20,
      headerSize: 8 * 1024,
    },
    isPartAFile: (_name, _type, file) => file !== undefined,
  });

  const fail = (error: unknown) => {
    form.fault ??= error; // the first one; the rest of the form is then ignored
    if (!rules.readOnUpTo) busboy.destroy();
  };

  function countText(bytes: number) {
    textLeft -= bytes;
    if (textLeft < 0) throw formTooLarge();
  }

  /** Consumes a file stream. If the form is truncated, the parser also fails the pipeline below. */
  async function receive(stream: Readable, take: (chunk: Buffer) => Promise<void>, end?: () => Promise<void>) {
    try {
      for await (const chunk of stream) {
        if (!form.fault) await take(chunk).catch(fail);
        if (form.fault && !rules.readOnUpTo) break;
      }
    } catch {}
    await end?.();
  }

  /** An empty file input is not a file, so the file is created on the first byte. */
  function fileWriter(name: string) {
    const hash = createHash('sha256');
    let file: FormFile | undefined;
    let handle: FileHandle | undefined;
    const begin = () => {
      if (form.files.length >= rules.maxFiles) throw rules.tooManyFiles();
      file = { path: '', name, bytes: 0, sha256: '' };
      form.files.push(file);
      return file;
    };
    return {
      async take(chunk: Buffer) {
        const mine = file ?? begin();
        bytesLeft -= chunk.length;
        if (bytesLeft < 0) throw rules.tooLarge();
        if (!handle) {
          const path = join(folder, randomUUID());
          handle = await newFile(path).catch(rules.onDiskError);
          mine.path = path;
        }
        mine.bytes += chunk.length;
        hash.update(chunk);
        await handle.write(chunk).catch(rules.onDiskError);
      },
      async end() {
        await handle?.close();
        if (file) file.sha256 = hash.digest('hex');
        else if (name && !form.fault && rules.readOnUpTo) begin();
      },
    };
  }

  busboy.on('file', (field: string | undefined, stream, name: string | undefined) => {
    if (field !== rules.field) {
      receiving.push({ stream, done: receive(stream, async (chunk) => countText(chunk.length)) });
      return;
    }
    const { take, end } = fileWriter(name ?? '');
    receiving.push({ stream, done: receive(stream, take, () => end().catch(fail)) });
  });
  busboy.on('field', (name: string | undefined, text, _nameCut, textCut) => {
    if (textCut) return fail(formTooLarge());
    try {
      countText(Buffer.byteLength(text));
    } catch (error) {
      return fail(error);
    }
    // A text in place of a file means that there is none.
    if (name !== undefined && name !== rules.field) form.fields[name] ??= text;
  });
  busboy.on('partsLimit', () => fail(formTooLarge()));

  try {
    await pipeline(source, busboy);
  } catch (error) {
    form.fault ??= error instanceof AppError ? error : new AppError(400, 'The form is malformed.', { code: 'invalid-form' });
    form.isNoForm = !(error instanceof AppError) && receiving.length + Object.keys(form.fields).length === 0;
    for (const { stream } of receiving) stream.destroy();
  }
  await Promise.all(receiving.map(({ done }) => done));
}

async function newFile(path: string): Promise<FileHandle> {
  await mkdir(join(path, '..'), { recursive: true });
  return open(path, 'wx');
}

import { attachmentLimits } from '../../../../contract/attachments.ts';
import { AppError } from '../../../errors.ts';
import type { Refusal } from './file-kind.ts';

const atField = (text: string) => ({ fields: { files: text } });
const kinds = 'PDF, Word (.docx), Excel (.xlsx), PNG or JPEG';

const reasons: Record<Refusal, string> = {
  empty: 'is empty. Please choose another file.',
  unknown: `is not a file we can take, or it is damaged. Please send ${kinds}.`,
  misnamed: 'is not what its name says. Please save it under the right ending and choose it again.',
  macros: 'contains macros. Please save it without them (.docx or .xlsx) and choose it again.',
  bomb: 'would unpack to far more than it should. Please choose another file.',
};

export function refusedFile(name: string, why: Refusal): AppError {
  const text = `“${name}” ${reasons[why]}`;
  return new AppError(415, text, { code: 'unsupported-file', ...atField(text) });
}

export function tooManyFiles(): AppError {
  const text = `Please add at most ${attachmentLimits.files} files.`;
  return new AppError(400, text, { code: 'too-many-files', ...atField(text) });
}

export function tooLarge(): AppError {
  const text = 'The files are larger than 10 MB together. Please choose smaller ones, or fewer.';
  return new AppError(413, text, atField(text));
}

export function attachmentsOff(): AppError {
  const text = 'Files are not accepted here. Please send your message without them.';
  return new AppError(403, text, { code: 'attachments-off', ...atField(text) });
}

/** A way out for the visitor where the storage is full or does not answer. */
export function noRoom(): AppError {
  const text = 'We cannot take files at the moment. Please send your message without them.';
  return new AppError(500, text, { code: 'no-room', ...atField(text) });
}

/** Turns a full disk into that sentence. Other errors are rethrown. */
export function rethrowNoRoom(error: unknown): never {
  throw ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException).code ?? '') ? noRoom() : error;
}

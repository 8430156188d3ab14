import { type FileHandle, open } from 'node:fs/promises';
import { attachmentKinds } from '../../../../contract/attachments.ts';
import { sniff } from '../../../platform/images/formats.ts';
import { type ZipPart, zipParts } from './zip-parts.ts';

export type FileKind = keyof typeof attachmentKinds;
/** What is wrong with a file. */
export type Refusal = 'empty' | 'unknown' | 'misnamed' | 'macros' | 'bomb';

/** Ten megabytes of honest office documents unpack to much less. */
const maxUnpacked = 400 * 1024 * 1024;
const mainParts = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' } as const;

/** The kind of a file by its bytes, and whether its name says the same. What the browser says about it is not asked. */
export async function fileKind(path: string, { name, bytes }: { name: string; bytes: number }): Promise<FileKind | Refusal> {
  if (!bytes) return 'empty';
  const file = await open(path);
  try {
    const kind = await kindByBytes(file, bytes);
    const isNamedSo = (extension: string) => name.toLowerCase().endsWith(`.${extension}`);
    if (!(kind in attachmentKinds)) return kind;
    return attachmentKinds[kind as FileKind].extensions.some(isNamedSo) ? kind : 'misnamed';
  } finally {
    await file.close();
  }
}

async function kindByBytes(file: FileHandle, size: number): Promise<FileKind | Refusal> {
  const { buffer } = await file.read(Buffer.alloc(64), 0, 64, 0);
  const image = sniff(buffer);
  if (image === 'png') return buffer.toString('latin1', 12, 16) === 'IHDR' ? 'png' : 'unknown';
  if (image === 'jpeg') return 'jpeg';
  if (/^%PDF-\d\.\d/.test(buffer.toString('latin1', 0, 8))) return 'pdf';
  if (buffer.toString('latin1', 0, 4) !== 'PK\x03\x04') return 'unknown';
  const parts = await zipParts(file, size);
  return parts ? officeKind(parts) : 'unknown';
}

function officeKind(parts: ZipPart[]): FileKind | Refusal {
  if (parts.reduce((sum, { unpacked }) => sum + unpacked, 0) > maxUnpacked) return 'bomb';
  const names = new Set(parts.map(({ name }) => name));
  if (names.size < parts.length || parts.some(({ isEncrypted }) => isEncrypted)) return 'unknown';
  if (!names.has('[Content_Types].xml')) return 'unknown';
  if (parts.some(({ name }) => /(^|\/)vbaProject\.bin$/i.test(name))) return 'macros';
  if (names.has(mainParts.docx)) return 'docx';
  return names.has(mainParts.xlsx) ? 'xlsx' : 'unknown';
}

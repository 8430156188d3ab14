import type { FileHandle } from 'node:fs/promises';

/** A part as the archive's directory lists it. Nothing is unpacked. */
export type ZipPart = { name: string; packed: number; unpacked: number; isEncrypted: boolean };

const endMark = 0x06054b50;
const partMark = 0x02014b50;
const endSize = 22;
const partSize = 46;
const localSize = 30;
const longestComment = 0xffff;
const maxDirectory = 1024 * 1024;
const maxParts = 5000;

async function bytesAt(file: FileHandle, start: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, start);
  return buffer.subarray(0, bytesRead);
}

/**
 * Lists the parts of a ZIP archive from its directory, with bounded effort: the last 64 KB and at most 1 MB of directory are
 * read. Undefined if this is no archive, or one that is built to deceive: parts that overlap, as in archives of a few KB that
 * unpack to terabytes, or that leave the file.
 */
export async function zipParts(file: FileHandle, size: number): Promise<ZipPart[] | undefined> {
  const tail = await bytesAt(file, Math.max(0, size - endSize - longestComment), Math.min(size, endSize + longestComment));
  let at = tail.length - endSize;
  while (at >= 0 && !(tail.readUInt32LE(at) === endMark && at + endSize + tail.readUInt16LE(at + 20) === tail.length)) at -= 1;
  if (at < 0) return undefined;
  const count = tail.readUInt16LE(at + 10);
  const length = tail.readUInt32LE(at + 12);
  const start = tail.readUInt32LE(at + 16);
  // The forms for archives beyond 4 GB or on several disks are of no use in 10 MB.
  if (tail.readUInt16LE(at + 4) !== 0 || count !== tail.readUInt16LE(at + 8)) return undefined;
  if (count === 0 || count > maxParts || length > maxDirectory || start + length > size) return undefined;
  return readDirectory(await bytesAt(file, start, length), { count, end: start });
}

/** `end`: where the directory starts, and so the parts end. */
function readDirectory(directory: Buffer, { count, end }: { count: number; end: number }): ZipPart[] | undefined {
  const parts: ZipPart[] = [];
  let at = 0;
  let room = end;
  for (let index = 0; index < count; index += 1) {
    if (at + partSize > directory.length || directory.readUInt32LE(at) !== partMark) return undefined;
    const nameLength = directory.readUInt16LE(at + 28);
    const next = at + partSize + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32);
    const packed = directory.readUInt32LE(at + 20);
    if (next > directory.length || directory.readUInt32LE(at + 42) + localSize + nameLength + packed > end) return undefined;
    room -= localSize + nameLength + packed;
    if (room < 0) return undefined; // together larger than the file: they overlap
    parts.push({
      name: directory.toString('utf8', at + partSize, at + partSize + nameLength),
      packed,
      unpacked: directory.readUInt32LE(at + 24),
      isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
    });
    at = next;
  }
  return parts;
}

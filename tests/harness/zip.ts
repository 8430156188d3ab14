import { crc32, inflateRawSync } from 'node:zlib';

type Part = {
  name: string;
  body?: string;
  /** What the directory claims, where it is to lie. */
  unpacked?: number;
  encrypted?: boolean;
  /** Where the directory says the part is; unset: where it is. */
  at?: number;
};

/** A ZIP archive of uncompressed parts. */
export function zip(parts: Part[]): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, body = '<x/>', unpacked, encrypted = false, at } of parts) {
    const bytes = Buffer.from(body);
    const title = Buffer.from(name);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(encrypted ? 1 : 0, 2);
    head.writeUInt32LE(crc32(bytes), 10);
    head.writeUInt32LE(bytes.length, 14);
    head.writeUInt32LE(unpacked ?? bytes.length, 18);
    head.writeUInt16LE(title.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at ?? offset, 10);
    const piece = Buffer.concat([Buffer.from('PK\x03\x04'), head, title, bytes]);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, rest, title]));
    local.push(piece);
    offset += piece.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, list, end]);
}

const main = { docx: 'word/document.xml', xlsx: 'xl/workbook.xml' } as const;

/** The parts an office document cannot do without. */
export const officeFile = (kind: keyof typeof main, more: Part[] = []) =>
  zip([{ name: '[Content_Types].xml' }, { name: '_rels/.rels' }, { name: main[kind] }, ...more]);

export const pdfFile = (text = 'A list') => Buffer.from(`%PDF-1.7\n1 0 obj<</Title(${text})>>endobj\n%%EOF\n`);
/** One grey pixel. */
export const pngFile = () =>
  Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNgAAAAAgABSK+kcQAAAABJRU5ErkJggg==', 'base64');

/** The texts of all parts of an archive, one after the other. */
export function unzip(archive: Buffer): string {
  const texts: string[] = [];
  for (let at = archive.indexOf('PK\x01\x02'); at >= 0; at = archive.indexOf('PK\x01\x02', at + 1)) {
    const start = archive.readUInt32LE(at + 42);
    const body = start + 30 + archive.readUInt16LE(start + 26) + archive.readUInt16LE(start + 28);
    const packed = archive.subarray(body, body + archive.readUInt32LE(at + 20));
    texts.push((archive.readUInt16LE(at + 10) ? inflateRawSync(packed) : packed).toString());
  }
  return texts.join('\n');
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { officeFile, pdfFile, pngFile, zip } from '../../../../tests/harness/zip.ts';
import { fileKind } from './file-kind.ts';

const folder = mkdtempSync(join(tmpdir(), 'norvane-kinds-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function kindOf(name: string, bytes: Uint8Array) {
  const path = join(folder, 'file');
  writeFileSync(path, bytes);
  return fileKind(path, { name, bytes: bytes.length });
}

const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16]);
const small = { name: '[Content_Types].xml' };

test('files of the five kinds are recognized by their bytes', async () => {
  expect(await kindOf('A.PDF', pdfFile())).toBe('pdf');
  expect(await kindOf('a.png', pngFile())).toBe('png');
  for (const name of ['a.jpg', 'a.JPEG']) expect(await kindOf(name, jpeg)).toBe('jpeg');
  expect(await kindOf('a.docx', officeFile('docx'))).toBe('docx');
  expect(await kindOf('a.xlsx', officeFile('xlsx'))).toBe('xlsx');
});

test('a workbook as a program writes it is one', async () => {
  const bytes = await writeXlsxFile([[{ value: 'Part' }, { value: 7 }]]).toBuffer();
  expect(await kindOf('list.xlsx', bytes)).toBe('xlsx');
});

test('what is something else, or damaged, is not taken', async () => {
  const others: [string, Uint8Array][] = [
    ['page.pdf', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['program.pdf', Buffer.from('MZ\x90\x00')],
    ['picture.png', Buffer.from('\x89PNG\r\n\x1a\nno header', 'latin1')],
    ['old.docx', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['archive.docx', zip([{ name: 'readme.txt' }])],
    ['half.docx', officeFile('docx').subarray(0, 120)],
    ['locked.docx', zip([small, { name: 'word/document.xml', encrypted: true }])],
    ['twice.docx', zip([small, { name: 'word/document.xml' }, { name: 'word/document.xml' }])],
    ['animated.gif', Buffer.from('GIF89a')],
  ];
  for (const [name, bytes] of others) expect(await kindOf(name, bytes), name).toBe('unknown');
  expect(await kindOf('nothing.pdf', Buffer.alloc(0))).toBe('empty');
});

test('a name that says something else than the bytes is a lie', async () => {
  expect(await kindOf('picture.pdf', pngFile())).toBe('misnamed');
  expect(await kindOf('list.docx', officeFile('xlsx'))).toBe('misnamed');
  expect(await kindOf('list.pdf.exe', pdfFile())).toBe('misnamed');
  expect(await kindOf('list', pdfFile())).toBe('misnamed');
});

test('macros are refused', async () => {
  expect(await kindOf('a.xlsx', officeFile('xlsx', [{ name: 'xl/vbaProject.bin' }]))).toBe('macros');
});

test('archives that unpack to far more, or whose parts overlap, are refused without unpacking', async () => {
  const huge = { name: 'word/media/a.bin', unpacked: 0xfffffff0 };
  expect(await kindOf('a.docx', officeFile('docx', [huge]))).toBe('bomb');
  const claimed = officeFile('docx', [{ name: 'word/a.xml', body: 'x'.repeat(2000) }]);
  const sizeAt = claimed.indexOf('PK\x01\x02', 0, 'latin1') + 20;
  claimed.writeUInt32LE(claimed.length, sizeAt); // the first part claims the bytes of all others
  expect(await kindOf('a.docx', claimed)).toBe('unknown');
});

test('no bytes after the mark of an archive make the reader fail', async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 400 }), fc.nat(300), fc.nat(255), async (noise, at, value) => {
      const damaged = Buffer.concat([officeFile('docx')]);
      damaged[at % damaged.length] = value;
      expect(typeof (await kindOf('a.docx', damaged))).toBe('string');
      expect(await kindOf('a.docx', Buffer.concat([Buffer.from('PK\x03\x04'), noise]))).toBe('unknown');
    }),
    { numRuns: 200 },
  );
});

import fc from 'fast-check';
import { fieldName, text, value } from './values.ts';

const json = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.array(fc.tuple(fieldName, value), { maxLength: 12 }).map((pairs) => JSON.stringify(Object.fromEntries(pairs))),
  },
  fc.json({ maxDepth: 4 }),
  fc.constantFrom(
    '',
    '{',
    '[]',
    '{"a":1',
    '{"email":"a","email":"b"}',
    '{"__proto__":{"role":"owner"}}',
    '\ufeff{}',
    `${'['.repeat(3000)}`,
    '"\\ud800"',
    'NaN',
  ),
  fc.constantFrom(70_000, 140_000).map((size) => JSON.stringify({ message: 'x'.repeat(size) })),
);
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const picture = fc.oneof(
  fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
  fc.constantFrom(
    png,
    png.subarray(0, 40),
    Buffer.concat([png, Buffer.from('<?php system($_GET[0]);')]),
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
    Buffer.from('GIF89a'),
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    hugePng(),
  ),
);
const boundary = 'fuzz-boundary';
const part = fc.oneof(
  fc
    .tuple(fieldName, text)
    .map(([name, each]) => Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${each}\r\n`)),
  fc
    .tuple(
      fc.constantFrom('image', 'title'),
      fc.constantFrom('a.png', '../../a.jpg', 'a\\"b', ''),
      fc.constantFrom('image/png', 'text/html', ''),
      picture,
    )
    .map(([name, file, type, bytes]) =>
      Buffer.concat([
        Buffer.from(
          `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${file}"\r\nContent-Type: ${type}\r\n\r\n`,
        ),
        bytes,
        Buffer.from('\r\n'),
      ]),
    ),
  fc.constantFrom(
    Buffer.from(`--${boundary}\r\n\r\n`),
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data\r\n\r\nx\r\n`),
    Buffer.from('--other\r\n'),
    Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="${'n'.repeat(20_000)}"\r\n\r\n`),
  ),
);
const multipart = fc
  .tuple(fc.array(part, { maxLength: 6 }), fc.constantFrom(`--${boundary}--\r\n`, '', `--${boundary}`))
  .map(([parts, end]) => Buffer.concat([...parts, Buffer.from(end)]));
/** A content type and bytes that may go with it. */
export const body = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.tuple(
      fc.constantFrom('application/json', 'application/json; charset=utf-8', 'text/plain', 'APPLICATION/JSON'),
      json.map((each) => Buffer.from(each)),
    ),
  },
  {
    weight: 4,
    arbitrary: fc.tuple(
      fc.constantFrom(`multipart/form-data; boundary=${boundary}`, 'multipart/form-data', 'multipart/form-data; boundary='),
      multipart,
    ),
  },
  fc.tuple(
    fc.constant('application/x-www-form-urlencoded'),
    fc
      .array(fc.tuple(fieldName, text), { maxLength: 8 })
      .map((pairs) => Buffer.from(pairs.map(([name, each]) => `${name}=${encodeURIComponent(each.toWellFormed())}`).join('&'))),
  ),
  fc.tuple(
    fc.constantFrom('application/octet-stream', 'application/xml', '', 'application/json;'),
    fc.uint8Array({ maxLength: 500 }).map((bytes) => Buffer.from(bytes)),
  ),
);

/** A PNG header that promises 100,000 by 100,000 pixels. */
function hugePng(): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(100_000, 16);
  bytes.writeUInt32BE(100_000, 20);
  return bytes;
}

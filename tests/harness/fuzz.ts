// Makes up requests against every endpoint and judges the answers: no 5xx, no leak, no slow answer, the one error body.
import { type IncomingHttpHeaders, request } from 'node:http';
import fc from 'fast-check';
import { type ErrorCode, errorCodes } from '../../contract/error-codes.ts';
import { paths } from '../../contract/paths.ts';

export type MadeUp = { method: string; path: string; headers: Record<string, string>; body?: Buffer };
type Answer = { status: number; headers: IncomingHttpHeaders; text: string; ms: number };

const slowMs = 15_000; // far above anything an honest machine needs; hashing and decoding take their turn
const leak =
  /node_modules|\n\s+at [\w.<>]+|file:\/\/|SQLITE|ERR_[A-Z]|syntax error|relation "|ECONN|\/tmp\/|TypeError|ReferenceError|is not a function|violates|invalid byte/;

const hostile = fc.constantFrom(
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\u202e',
  '{}',
  'null',
  "' or 1=1 --",
  '"; drop table account; --',
  '<script>alert(1)</script>',
  '../../etc/passwd',
  '%00',
  '#{7*7}',
  '{{7*7}}',
  '\r\nSet-Cookie: a=b',
  'a'.repeat(300),
  'é'.repeat(3000),
  '🙂'.repeat(130),
  'a@b.co',
  'owner@example.com',
  '+1 780 555 0100',
  '123456',
  '0',
);
const text = fc.oneof(
  { weight: 3, arbitrary: hostile },
  { weight: 2, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  fc.string({ maxLength: 20 }),
);
const fieldNames = [
  'email',
  'password',
  'newPassword',
  'token',
  'username',
  'verificationCode',
  'phoneNumber',
  'firstName',
  'lastName',
  'companyName',
  'countryRegion',
  'message',
];
const moreNames = [
  'title',
  'slogan',
  'description',
  'image',
  'alt',
  'decorative',
  'version',
  'before',
  'banners',
  'services',
  'role',
  'status',
  'note',
  'hold',
  'website',
  'captcha',
  'ids',
  'kind',
  '__proto__',
  'constructor',
];
const fieldName = fc.constantFrom(...fieldNames, ...moreNames);
const value = fc.oneof(
  { weight: 4, arbitrary: text },
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(1e308, -1, 0.5, true, null, [], {}, [[[[]]]]),
);

// --- where it goes
const segment = fc.oneof(
  fc.uuid(),
  text.map(encodeLoosely),
  fc.constantFrom(
    '%',
    '%zz',
    '%c0%af',
    '..%2f..%2f',
    '%2e%2e',
    '.',
    '..',
    '%F0%9F%99%82',
    'a'.repeat(3000),
    `${'0'.repeat(32)}.jpg`,
    'banners',
    'services',
    'banner',
  ),
);
const known = fc
  .tuple(fc.constantFrom(...Object.values(paths)), fc.array(segment, { minLength: 2, maxLength: 2 }))
  .map(([path, values]) => path.replace(/:\w+/g, () => values.shift() ?? 'x'));
const pages = fc.constantFrom(
  '/',
  '/about-us',
  '/ABOUT-us/',
  '/contactUs',
  '/adminDashboard/allBanners',
  '/nothing-here',
  '//',
  '/%',
  '/\\',
  '/assets/',
  '/.env',
  '/uploads/banners/../../norvane.db',
  '/api',
  '/api/v1/',
  '/*',
  '/:id',
);
const query = fc.oneof(
  { weight: 3, arbitrary: fc.constant('') },
  fc
    .array(fc.tuple(fc.constantFrom('q', 'search', 'after', 'folder', 'format', 'page'), text), { maxLength: 3 })
    .map((pairs) => `?${pairs.map(([name, each]) => `${name}=${encodeLoosely(each)}`).join('&')}`),
  fc.constantFrom('?', '?%', '?a[]=1&a[b]=2', '?__proto__[x]=1'),
);
const path = fc
  .tuple(
    fc.oneof(
      { weight: 6, arbitrary: known },
      pages,
      segment.map((each) => `/${each}`),
    ),
    query,
  )
  .map(([where, what]) => where + what);

function encodeLoosely(each: string): string {
  return encodeURIComponent(each.toWellFormed()).replace(/%2F/gi, '/');
}

// --- what it brings
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
const body = fc.oneof(
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
const headerText = fc.oneof(
  fc.constantFrom('', '*', 'null', ',,,', 'a'.repeat(2000), '%00', 'W/""', '"', '-1', 'é'),
  fc.string({ maxLength: 40 }).map((each) => each.replace(/[^\t\x20-\x7e\x80-\xff]/g, '')),
);
const headers = fc.dictionary(
  fc.constantFrom(
    'accept-encoding',
    'if-none-match',
    'range',
    'origin',
    'referer',
    'idempotency-key',
    'x-form-token',
    'x-forwarded-proto',
    'accept',
    'cookie',
    'if-modified-since',
    'x-http-method-override',
    'accept-language',
    'sec-fetch-site',
  ),
  headerText,
  { maxKeys: 4 },
);

/** One made-up request. `authorization` is left to the caller where it says `owner`. */
export const madeUp: fc.Arbitrary<MadeUp> = fc
  .record({
    method: fc.constantFrom('GET', 'GET', 'POST', 'POST', 'PUT', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS', 'PROPFIND'),
    path,
    headers,
    authorization: fc.constantFrom('owner', 'owner', '', 'Bearer x', `Bearer ${'a'.repeat(43)}`, 'Basic YTpi', 'bearer'),
    address: fc.oneof(fc.ipV4(), fc.ipV6(), fc.constantFrom('', 'unknown', 'a'.repeat(500), '1.2.3.4, 5.6.7.8')),
    body: fc.option(body, { nil: undefined }),
  })
  .map(({ method, path, headers, authorization, address, body }) => ({
    method,
    path,
    headers: {
      ...headers,
      'x-forwarded-for': address,
      ...(authorization && { authorization }),
      ...(body?.[0] && { 'content-type': body[0] }),
    },
    body: method === 'GET' || method === 'HEAD' ? undefined : body?.[1],
  }));

/** Sends it as it is, without a library tidying it up. */
export function send(port: number, { method, path, headers, body }: MadeUp): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path: path.replace(/[^\x21-\x7e]/g, ''),
        headers: { ...headers, ...(body && { 'content-length': String(body.length) }) },
        timeout: 2 * slowMs,
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(chunks).toString('latin1'),
            ms: performance.now() - started,
          }),
        );
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error('no answer')));
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** What is wrong with an answer; nothing for a good one. */
export function faultsOf(answer: Answer): string[] {
  const faults: string[] = [];
  const { status, headers, text, ms } = answer;
  if (status >= 500) faults.push(`status ${status}: ${text.slice(0, 300)}`);
  if (ms > slowMs) faults.push(`took ${Math.round(ms)} ms`);
  const isText = !headers['content-encoding'] && !/^image\//.test(headers['content-type'] ?? '');
  if (isText && leak.test(text)) faults.push(`leaks: ${leak.exec(text)?.[0]}`);
  if (headers['set-cookie']) faults.push('sets a cookie');
  if (headers.server || headers['x-powered-by']) faults.push('tells what it runs on');
  if (
    status !== 431 &&
    status !== 408 &&
    headers['x-content-type-options'] !== 'nosniff' &&
    status !== 304 &&
    !(status === 400 && !headers['content-type'])
  )
    faults.push('lacks nosniff');
  if (status >= 400 && /^application\/json/.test(headers['content-type'] ?? '') && text) {
    const { error, message, code } = JSON.parse(Buffer.from(text, 'latin1').toString('utf8'));
    if (typeof error !== 'string' || error !== message) faults.push('has another error body');
    if (errorCodes[code as ErrorCode] !== status) faults.push(`has the code ${code}, which is not one of ${status}`);
  }
  return faults;
}

/** A PNG header that promises 100,000 by 100,000 pixels. */
function hugePng(): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(100_000, 16);
  bytes.writeUInt32BE(100_000, 20);
  return bytes;
}

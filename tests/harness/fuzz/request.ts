import fc from 'fast-check';
import { body } from './body.ts';
import { path } from './path.ts';

export type MadeUp = { method: string; path: string; headers: Record<string, string>; body?: Buffer };

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

import { type IncomingMessage, type ServerResponse, STATUS_CODES, validateHeaderName, validateHeaderValue } from 'node:http';
import { serverOptions } from '../server-limits.ts';

type Headers = Record<string, string>;
const heads = new WeakMap<Headers, string>();

/**
 * Writes the head of an answer that is given again and again. node:http would check and join the same dozen lines for every
 * visitor, a fifth of the work of a kept page; here they are checked and joined once. `_header` is where node:http keeps a
 * joined head. Where it is not, or the connection ends with the answer, node:http does it all itself.
 */
export function writeReadyHead(
  req: IncomingMessage,
  res: ServerResponse & { _header?: string | null },
  status: number,
  headers: Headers,
) {
  if (res._header !== null || !res.shouldKeepAlive || req.httpVersion !== '1.1') return void res.writeHead(status, headers);
  let head = heads.get(headers);
  if (head === undefined) {
    head = joined(status, headers);
    heads.set(headers, head);
  }
  res.statusCode = status;
  res._header = head + ending();
}

function joined(status: number, headers: Headers): string {
  const lines = Object.entries(headers).map(([name, value]) => {
    validateHeaderName(name);
    validateHeaderValue(name, value);
    return `${name}: ${value}\r\n`;
  });
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}`;
}

const keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(Number(serverOptions.keepAliveTimeout) / 1000)}\r\n\r\n`;
let second = 0;
let text = '';
/** What node:http puts last; the date changes every second. */
function ending(): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    text = `Date: ${new Date(now * 1000).toUTCString()}\r\n${keepAlive}`;
  }
  return text;
}

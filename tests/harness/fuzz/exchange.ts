import { type IncomingHttpHeaders, request } from 'node:http';
import { type ErrorCode, errorCodes } from '../../../contract/error-codes.ts';
import type { MadeUp } from './request.ts';

type Answer = { status: number; headers: IncomingHttpHeaders; text: string; ms: number };

const slowMs = 15_000; // far above anything an honest machine needs; hashing and decoding take their turn
const leak =
  /node_modules|\n\s+at [\w.<>]+|file:\/\/|SQLITE|ERR_[A-Z]|syntax error|relation "|ECONN|\/tmp\/|TypeError|ReferenceError|is not a function|violates|invalid byte/;

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

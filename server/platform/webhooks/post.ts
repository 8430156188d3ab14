import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { request as requestHttp } from '../node-http.ts';
import { isPublicAddress, PrivateAddress, publicLookup } from './public-address.ts';

const maxAnswerBytes = 500;

/** What came of one attempt. */
export type Attempt = { ok: boolean; status: number | null; answer: string; error: string };
type Post = { url: string; headers: Record<string, string>; body: string; allowPrivate: boolean; timeoutMs: number };

/**
 * Posts a body and reads the first bytes of the answer. Never throws. Redirects are not followed: they could lead into a private
 * network. Once the status is known it counts, whatever becomes of the rest of the answer.
 */
export async function post({ url, headers, body, allowPrivate, timeoutMs }: Post): Promise<Attempt> {
  const target = new URL(url);
  const host = target.hostname.replace(/^\[|\]$/g, '');
  // a literal address is connected to without a lookup
  if (!allowPrivate && isIP(host) && !isPublicAddress(host)) return failed(new PrivateAddress());
  const request = target.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((done) => {
    const signal = AbortSignal.timeout(timeoutMs);
    const sending = request(target, {
      method: 'POST',
      agent: false,
      signal,
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      ...(!allowPrivate && { lookup: publicLookup }),
    });
    const fail = (error: Error) =>
      done(failed(signal.aborted ? new Error(`No answer within ${timeoutMs / 1000} seconds.`) : error));
    sending.on('error', fail);
    sending.on('response', (response) => {
      const chunks: Buffer[] = [];
      let bytes = 0;
      const finish = () => {
        sending.destroy();
        done(judge(response.statusCode ?? 0, readable(Buffer.concat(chunks))));
      };
      response.on('data', (chunk: Buffer) => {
        chunks.push(chunk);
        bytes += chunk.length;
        if (bytes >= maxAnswerBytes) finish();
      });
      response.on('end', finish);
      response.on('error', finish);
      response.on('close', finish);
    });
    sending.end(body);
  });
}

function judge(status: number, answer: string): Attempt {
  if (status >= 200 && status < 300) return { ok: true, status, answer, error: '' };
  const error =
    status >= 300 && status < 400
      ? `It redirects (${status}). Redirects are not followed; enter the final address.`
      : `It answered ${status}.`;
  return { ok: false, status, answer, error };
}

const failed = (error: Error): Attempt => ({ ok: false, status: null, answer: '', error: sentenceOf(error) });

const known: Record<string, string> = {
  ENOTFOUND: 'The host name is not known.',
  EAI_AGAIN: 'The host name cannot be looked up at the moment.',
  ECONNREFUSED: 'Nobody listens there: the connection was refused.',
  ECONNRESET: 'The connection was cut off.',
  EHOSTUNREACH: 'The host cannot be reached.',
  ENETUNREACH: 'The network cannot be reached.',
};

function sentenceOf(error: Error): string {
  const { code = '' } = error as NodeJS.ErrnoException;
  return known[code] ?? readable(Buffer.from(error.message || code || 'It failed.'));
}

/** Text that can be stored and shown: no control characters, none of them cut in half. */
const readable = (bytes: Buffer) =>
  bytes
    .subarray(0, maxAnswerBytes)
    .toString('utf8')
    .replace(/\uFFFD+$/, '')
    .replace(/(?![\t\n])\p{Cc}/gu, '');

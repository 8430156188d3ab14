import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { freePort } from '../../tests/harness/free-port.ts';

type Answer = { status: number; headers: Record<string, string | number>; body: Buffer };

/** Serves the product's pages with every script removed: a static site of the same weight, to compare with. */
export async function withoutScript(origin: string) {
  const answers = new Map<string, Promise<Answer>>();
  const port = await freePort();
  const server = createServer(async (req, res) => {
    const url = req.url ?? '/';
    const answer = answers.get(url) ?? copy(origin + url, req.headers.accept);
    answers.set(url, answer);
    const { status, headers, body } = await answer;
    res.writeHead(status, headers).end(body);
  });
  await new Promise<void>((listening) => server.listen(port, '127.0.0.1', listening));
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

async function copy(address: string, accept = '*/*'): Promise<Answer> {
  const response = await fetch(address, { headers: { 'accept-encoding': 'identity', accept } });
  const type = response.headers.get('content-type') ?? '';
  let body = Buffer.from(await response.arrayBuffer());
  if (type.includes('html')) body = Buffer.from(body.toString().replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>/g, ''));
  const headers: Answer['headers'] = { 'content-type': type, 'cache-control': response.headers.get('cache-control') ?? '' };
  if (/html|css|json|svg|text/.test(type)) {
    body = brotliCompressSync(body);
    headers['content-encoding'] = 'br';
  }
  return { status: response.status, headers: { ...headers, 'content-length': body.length }, body };
}

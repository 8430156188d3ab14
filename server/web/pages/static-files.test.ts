import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readlinkSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { staticFiles } from './static-files.ts';

/** A server with three files: a video far larger than the socket buffers, a small one and a script. */
async function served() {
  const folder = mkdtempSync(join(tmpdir(), 'norvane-files-'));
  mkdirSync(join(folder, 'assets'));
  const film = join(folder, 'assets/film.mp4');
  writeFileSync(film, '');
  truncateSync(film, 64 * 1024 * 1024);
  writeFileSync(join(folder, 'assets/clip.webm'), '0123456789');
  writeFileSync(join(folder, 'assets/site.js'), 'let x');
  const copy = mkdtempSync(join(tmpdir(), 'norvane-copy-'));
  mkdirSync(join(copy, 'assets'));
  const serve = staticFiles(folder, { 'x-content-type-options': 'nosniff' }, copy);
  const server = createServer((req, res) => void (serve(req.url ?? '', req, res) || res.writeHead(404).end()));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
    for (const made of [folder, copy]) rmSync(made, { recursive: true, force: true });
  });
  const base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    base,
    copy,
    folder,
    film,
    ask: (path: string, headers: Record<string, string> = {}, method = 'GET') =>
      fetch(base + path, { method, headers: { 'accept-encoding': 'identity', ...headers } }),
  };
}

const openFiles = (path: string) =>
  readdirSync('/proc/self/fd').filter((name) => {
    try {
      return readlinkSync(`/proc/self/fd/${name}`) === path;
    } catch {
      return false; // closed meanwhile
    }
  }).length;

test.skipIf(!existsSync('/proc/self/fd')).each([{}, { range: 'bytes=1-' }])(
  'a download that is broken off leaves no file open %o',
  async (headers) => {
    const { base, film } = await served();
    const request = get(`${base}/assets/film.mp4`, { headers });
    const [response] = (await once(request, 'response')) as [IncomingMessage];
    await once(response, 'readable');
    expect(openFiles(film)).toBe(1);
    request.on('error', () => {}).destroy();
    await expect.poll(() => openFiles(film)).toBe(0);
  },
);

test.each([
  ['/assets/film.mp4', {}],
  ['/assets/film.mp4', { range: 'bytes=1-' }],
  ['/assets/site.js', {}],
] as const)('%s is answered with 503 while the build is being replaced %o', async (path, headers) => {
  const { folder, ask } = await served();
  rmSync(folder, { recursive: true });
  const response = await ask(path, headers);
  expect(response.status).toBe(503);
  expect((await response.json()).code).toBe('not-ready');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
});

test('what was asked for before is served from memory while the build is being replaced', async () => {
  const { folder, ask } = await served();
  await ask('/assets/site.js');
  rmSync(folder, { recursive: true });
  const response = await ask('/assets/site.js');
  expect(response.status).toBe(200);
  expect(await response.text()).toBe('let x');
});

test.each([
  ['bytes=2-4', '234', '2-4'],
  ['bytes=7-', '789', '7-9'],
  ['bytes=7-99', '789', '7-9'],
  ['bytes=-2', '89', '8-9'],
  ['bytes=-99', '0123456789', '0-9'],
])('a piece of a film: %s', async (range, text, place) => {
  const { ask } = await served();
  const response = await ask('/assets/clip.webm', { range });
  expect(response.status).toBe(206);
  expect(response.headers.get('content-range')).toBe(`bytes ${place}/10`);
  expect(response.headers.get('content-length')).toBe(String(text.length));
  expect(await response.text()).toBe(text);
});

test.each(['bytes=10-', 'bytes=12-14', 'bytes=-0'])(
  'a piece beyond the end is refused, and nobody keeps that: %s',
  async (range) => {
    const { ask } = await served();
    const response = await ask('/assets/clip.webm', { range });
    expect(response.status).toBe(416);
    expect(response.headers.get('content-range')).toBe('bytes */10');
    expect((await response.json()).code).toBe('range-not-satisfiable');
    expect(response.headers.get('cache-control')).toBe('no-store');
  },
);

test.each(['bytes=0-1,4-5', 'pages=1-2', 'bytes=4-2', 'bytes=-', 'bytes'])(
  'the whole file is the answer to %s',
  async (range) => {
    const { ask } = await served();
    const response = await ask('/assets/clip.webm', { range });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('0123456789');
  },
);

test('the rest of a film is sent only to who holds the beginning of the same one', async () => {
  const { ask } = await served();
  const etag = (await ask('/assets/clip.webm')).headers.get('etag') ?? '';
  expect(etag).toMatch(/^"/);
  expect((await ask('/assets/clip.webm', { range: 'bytes=5-', 'if-range': etag })).status).toBe(206);
  const other = await ask('/assets/clip.webm', { range: 'bytes=5-', 'if-range': '"another"' });
  expect(other.status).toBe(200);
  expect(await other.text()).toBe('0123456789');
});

test.each([
  ['/assets/clip.webm', 10],
  ['/assets/film.mp4', 64 * 1024 * 1024],
])('the head of %s is that of the whole file, whatever piece is asked for', async (path, length) => {
  const { ask } = await served();
  const response = await ask(path, { range: 'bytes=2-4' }, 'HEAD');
  expect(response.status).toBe(200);
  expect(response.headers.get('content-length')).toBe(String(length));
});

test('a page of another version finds its files, which the static copy keeps; nothing else of the copy is served', async () => {
  const { ask, copy } = await served();
  expect((await ask('/assets/site-Xy12_-ab.js')).status).toBe(404);
  writeFileSync(join(copy, 'assets/site-Xy12_-ab.js'), 'let older');
  writeFileSync(join(copy, 'secret.js'), 'x');
  writeFileSync(join(copy, 'assets/page.html'), 'x');
  const found = await ask('/assets/site-Xy12_-ab.js');
  expect([found.status, await found.text()]).toEqual([200, 'let older']);
  expect(found.headers.get('cache-control')).toContain('immutable');
  mkdirSync(join(copy, 'art/27c96f2f26'), { recursive: true });
  writeFileSync(join(copy, 'art/27c96f2f26/home-640.avif'), 'picture');
  expect((await ask('/art/27c96f2f26/home-640.avif')).status).toBe(200);
  rmSync(join(copy, 'assets/site-Xy12_-ab.js'));
  expect((await ask('/assets/site-Xy12_-ab.js')).status).toBe(404);
  for (const path of ['/secret.js', '/assets/page.html', '/assets/..%2fsecret.js', '/assets/../secret.js'])
    expect((await ask(path)).status).toBe(404);
});

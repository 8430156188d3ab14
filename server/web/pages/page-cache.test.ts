import { expect, test } from 'vitest';
import { pageCache } from './page-cache.ts';

function countingCache() {
  let renderings = 0;
  let words = 'first';
  const cache = pageCache({
    paths: ['/', '/about-us'],
    render: async () => {
      renderings += 1;
      return { status: 200, html: `<p>${words}</p>`, headers: {} };
    },
  });
  return { cache, renderings: () => renderings, say: (text: string) => (words = text) };
}

test('a page is rendered once, however many ask for it at the same time', async () => {
  const { cache, renderings } = countingCache();
  await Promise.all([cache.get('/'), cache.get('/'), cache.get('/')]);
  await cache.get('/');
  expect(renderings()).toBe(1);
});

test('after a write the very next visitor sees the new page', async () => {
  const { cache, say } = countingCache();
  await cache.get('/');
  say('second');
  cache.invalidate();
  expect((await cache.get('/')).bodies.identity.toString()).toBe('<p>second</p>');
});

test('a rendering that began before a write is not cached', async () => {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let words = 'old';
  const cache = pageCache({
    paths: ['/'],
    render: async () => {
      const html = words;
      await gate;
      return { status: 200, html, headers: {} };
    },
  });
  const early = cache.get('/');
  words = 'new';
  cache.invalidate();
  release();
  expect((await early).bodies.identity.toString()).toBe('old');
  expect((await cache.get('/')).bodies.identity.toString()).toBe('new');
});

test('a page that failed is not cached', async () => {
  let status = 500;
  const cache = pageCache({ paths: ['/'], render: async () => ({ status, html: String(status), headers: {} }) });
  expect((await cache.get('/')).status).toBe(500);
  status = 200;
  expect((await cache.get('/')).status).toBe(200);
});

test('all encodings hold the same page', async () => {
  const { cache } = countingCache();
  const page = await cache.get('/about-us');
  const { brotliDecompressSync, gunzipSync } = await import('node:zlib');
  expect(brotliDecompressSync(page.bodies.br).toString()).toBe('<p>first</p>');
  expect(gunzipSync(page.bodies.gzip).toString()).toBe('<p>first</p>');
  expect(page.headers.br['content-length']).toBe(String(page.bodies.br.length));
});

test('a rendering from before a write does not make a later one be done twice', async () => {
  const gates: (() => void)[] = [];
  let renderings = 0;
  const cache = pageCache({
    paths: ['/'],
    render: async () => {
      renderings += 1;
      await new Promise<void>((resolve) => gates.push(resolve));
      return { status: 200, html: `${renderings}`, headers: {} };
    },
  });
  const old = cache.get('/');
  cache.invalidate();
  const newer = cache.get('/');
  gates[0]?.();
  await old;
  const joined = cache.get('/');
  gates[1]?.();
  await Promise.all([newer, joined]);
  expect(renderings).toBe(2);
});

test('pages get their best compression afterwards, later pages of lists do not', async () => {
  const html = Array.from({ length: 400 }, (_, n) => `<p>Line ${(n * 7919) % 997} of a long page</p>`).join('');
  const cache = pageCache({ paths: ['/'], render: async () => ({ status: 200, html, headers: {} }) });
  for (const [path, isSmaller] of [
    ['/', true],
    ['/blogDetails/added', true],
    ['/insights/blogs?page=2', false],
  ] as const) {
    const { br: fast } = (await cache.get(path)).bodies;
    await cache.settled();
    expect((await cache.get(path)).bodies.br.length < fast.length, path).toBe(isSmaller);
  }
});

test('pages that nobody has asked for are rendered once, one after another, until the server stops; rare ones are not', async () => {
  const stop = new AbortController();
  const rendered: string[] = [];
  const cache = pageCache({
    paths: ['/', '/about-us', '/services'],
    rare: ['/adminLogin'],
    render: async (path) => {
      rendered.push(path);
      return { status: 200, html: '<p>words</p>', headers: {} };
    },
  });
  await cache.get('/about-us');
  await cache.warm(stop.signal);
  expect(rendered).toEqual(['/about-us', '/', '/services']);

  cache.invalidate();
  const warming = cache.warm(stop.signal);
  await cache.get('/');
  stop.abort(); // in the pause after the first
  await warming;
  expect(rendered).toEqual(['/about-us', '/', '/services', '/']);
});

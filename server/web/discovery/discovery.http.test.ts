import { expect, test } from 'vitest';
import { makeApp } from '../../../tests/harness/make-app.ts';

const publicUrl = 'https://norvane.example';
const start = Date.UTC(2026, 10, 15);
const make = () => makeApp('sqlite', { env: { PUBLIC_URL: publicUrl }, now: () => start });

async function read(path: string) {
  const { app } = await make();
  const response = await app.request(path);
  return { response, text: await response.text() };
}

test('the sitemap names the public pages at the public address, each with a date', async () => {
  const { response, text } = await read('/sitemap.xml');
  expect(response.headers.get('content-type')).toMatch(/^application\/xml/);
  const rows = [...text.matchAll(/<loc>(.*?)<\/loc><lastmod>(\d{4}-\d\d-\d\d)<\/lastmod>/g)].map(([, url]) => url);
  expect(rows).toContain(`${publicUrl}/`);
  expect(rows).toContain(`${publicUrl}/enterprise-systems/sap-ariba`);
  expect(rows).toHaveLength(text.match(/<url>/g)?.length ?? 0);
  expect(text).not.toMatch(/admin|reset-password|\/search/);
});

test('robots.txt leads to the sitemap', async () => {
  const { response, text } = await read('/robots.txt');
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(text).toContain(`Sitemap: ${publicUrl}/sitemap.xml`);
  expect(text).not.toContain('Disallow: /\n');
});

test('security.txt holds for less than a year from the start of the server', async () => {
  const { text } = await read('/.well-known/security.txt');
  expect(text).toContain(`Contact: ${publicUrl}/contactUs\n`);
  expect(text).toContain(`Canonical: ${publicUrl}/.well-known/security.txt\n`);
  const expires = Date.parse(/^Expires: (.*)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(start);
  expect(expires).toBeLessThan(start + 365 * 86_400_000);
});

test('password managers are led to the screen for a new password', async () => {
  const { response } = await read('/.well-known/change-password');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/forget-password']);
});

test('llms.txt has a title, a summary and a described link to every page of the sitemap', async () => {
  const { text } = await read('/llms.txt');
  const sitemap = (await read('/sitemap.xml')).text;
  expect(text).toMatch(/^# \S+\n\n> \S.*\n/);
  for (const [, url] of sitemap.matchAll(/<loc>(.*?)<\/loc>/g)) expect(text).toContain(`](${url}): `);
});

test.each(['/sitemap.xml', '/feeds/blogs.rss', '/feeds/news.atom', '/llms.txt'])(
  '%s is asked for again each time: it changes with what is published',
  async (path) => {
    const { app } = await make();
    const first = await app.request(path);
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    const again = await app.request(path, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
    expect([again.status, await again.text()]).toEqual([304, '']);
    const packed = await app.request(path, { headers: { 'accept-encoding': 'br' } });
    expect(packed.headers.get('content-encoding')).toBe('br');
    expect((await app.request(path, { method: 'POST' })).status).toBe(405);
  },
);

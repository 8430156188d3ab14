import { expect, test } from 'vitest';
import { freshSchema, onEachEngine } from '../../tests/harness/make-app.ts';
import { stallingProxy } from '../../tests/harness/stalling-proxy.ts';

onEachEngine((make, engine) => {
  test('healthz and readyz answer while all is well', async () => {
    const { app } = await make();
    expect((await app.request('/healthz')).status).toBe(200);
    expect((await app.request('/readyz')).status).toBe(200);
  });

  test('readyz says 503 when the database is gone, healthz stays 200', async () => {
    const { app, close } = await make();
    await close();
    expect((await app.request('/readyz')).status).toBe(503);
    expect((await app.request('/healthz')).status).toBe(200);
  });

  test.runIf(engine === 'postgres')('readyz says 503 while the database hangs', async () => {
    const proxy = await stallingProxy(await freshSchema());
    const { app } = await make({ databaseUrl: proxy.url });
    proxy.stall();
    expect((await app.request('/readyz')).status).toBe(503);
    proxy.resume();
    expect((await app.request('/readyz')).status).toBe(200);
  });

  test.each([
    ['/CONTACTUS/?from=mail', '/contactUs?from=mail'],
    ['/%63ontactUs', '/contactUs'],
    ['/contact%55s/?from=%61', '/contactUs?from=%61'],
    ['/%41DMINLOGIN', '/adminLogin'],
  ])('%s redirects permanently to the canonical path %s', async (variant, canonical) => {
    const { app } = await make();
    const response = await app.request(variant);
    expect([response.status, response.headers.get('location')]).toEqual([301, canonical]);
    expect((await app.request(canonical)).status).toBe(200);
  });

  test.each([
    ['/about', '/about-us'],
    ['/About/?from=mail', '/about-us?from=mail'],
    ['/contact', '/contactUs'],
    ['/admin', '/adminDashboard'],
    ['/login', '/adminLogin'],
    ['/solutions/', '/services#solutions'],
    ['/enterprise-systems?a=b', '/services?a=b#enterprise-systems'],
    ['/managed-services', '/services#managed-services'],
    ['/solutions/sap-modernization', '/solutions/sap-moderization'],
    ['/insights', '/insights/blogs'],
  ])('the obvious address %s redirects to %s', async (obvious, target) => {
    const { app } = await make();
    const response = await app.request(obvious);
    expect([response.status, response.headers.get('location')]).toEqual([301, target]);
  });

  test('an unknown page suggests what may have been meant, and a thousand of them share few pages', async () => {
    const { app, pages } = await make();
    const text = async (path: string) => (await app.request(path)).text();
    expect(await text('/enterprise-systems/sap-arriba')).toContain('"/enterprise-systems/sap-ariba"');
    expect(await text('/solutions/nothing')).toContain('"/services#solutions"');
    expect(await text('/nowhere')).toContain('"meant":[]');
    const some = Array.from({ length: 1000 }, (_, index) => pages.page(`/solutions/nothing-${index}`));
    // Two where a change of content is noticed meanwhile.
    expect(new Set(await Promise.all(some)).size).toBeLessThanOrEqual(2);
  });

  test('addresses that cannot be looked up share one page that says so; a page of the site is served on', async () => {
    const { app, pages, close } = await make();
    expect((await app.request('/about-us')).status).toBe(200);
    await close();
    const some = await Promise.all(Array.from({ length: 50 }, (_, index) => pages.page(`/blogDetails/nothing-${index}`)));
    expect([some[0]?.status, new Set(some).size]).toEqual([500, 1]);
    expect((await app.request('/about-us')).status).toBe(200);
  });

  test('an unknown page is 404, an unknown call is 404 with the error body', async () => {
    const { app } = await make();
    expect((await app.request('/nowhere')).status).toBe(404);
    const call = await app.request('/api/v1/nowhere');
    expect(call.status).toBe(404);
    const body = await call.json();
    expect(body.error).toBe(body.message);
    expect(body.code).toBe('not-found');
  });

  test('a known path with another method is 405 and says what is allowed', async () => {
    const { app } = await make();
    const call = await app.request('/healthz', { method: 'POST' });
    expect(call.status).toBe(405);
    expect(call.headers.get('allow')).toBe('GET, HEAD');
    const page = await app.request('/contactUs', { method: 'DELETE' });
    expect(page.status).toBe(405);
    expect(page.headers.get('allow')).toBe('GET, HEAD');
  });

  test.each(['/%', '/%E0%A4%A', '/a%00b'])('the malformed address %s is 400', async (path) => {
    const { app } = await make();
    expect((await app.request(path)).status).toBe(400);
  });

  test('a page not modified since is 304 without a body and without another policy', async () => {
    const { app } = await make();
    const first = await app.request('/contactUs');
    const etag = first.headers.get('etag') ?? '';
    const second = await app.request('/contactUs', { headers: { 'if-none-match': etag } });
    expect(second.status).toBe(304);
    expect(await second.text()).toBe('');
    expect(second.headers.has('content-security-policy')).toBe(false); // it would replace the cached page's policy in the browser
  });

  test('every answer carries the protective headers and a request id, and no banner of what runs here', async () => {
    const { app } = await make();
    for (const path of ['/', '/healthz', '/nowhere', '/api/v1/nowhere']) {
      const { headers } = await app.request(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('x-request-id')).toBeTruthy();
      expect(headers.get('x-powered-by')).toBeNull();
      expect(headers.get('server')).toBeNull();
    }
  });

  test('a page of the back office is cut off from the windows of other sites; a public page needs no process for that', async () => {
    const { app } = await make();
    const openers = async (path: string) => (await app.request(path)).headers.get('cross-origin-opener-policy');
    expect(await openers('/adminLogin')).toBe('same-origin');
    for (const path of ['/', '/contactUs', '/nowhere']) expect(await openers(path)).toBeNull();
  });
});

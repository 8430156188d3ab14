import { company } from '../../content/company.ts';
import { checkHead, checkLinkedData, locations, parseXml, readAt, readPage } from './support/discovery.ts';
import { expect, test } from './support/test.ts';

test('every page of the sitemap has its own address, description, cards and picture, and structured data that says what it shows', async ({
  page,
  request,
}) => {
  const urls = await locations(request);
  expect(urls.length).toBeGreaterThan(25);
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const types = new Set<string>();
  for (const url of urls) {
    const answer = await request.get(url);
    expect(answer.status(), url).toBe(200);
    const reading = await readPage(page, await answer.text());
    await checkHead(reading, request, url);
    titles.add(reading.title);
    descriptions.add(reading.meta.description ?? '');
    for (const type of await checkLinkedData(reading, request, url)) types.add(type);
  }
  expect([titles.size, descriptions.size]).toEqual([urls.length, urls.length]);
  expect([...types].sort()).toEqual([
    'BlogPosting',
    'BreadcrumbList',
    'ItemList',
    'NewsArticle',
    'Organization',
    'Service',
    'WebSite',
  ]);
});

for (const [feed, path] of [
  ['blogs', '/insights/blogs'],
  ['news', '/insights/news'],
] as const) {
  test(`the feeds of ${feed} are named on their page, well-formed, and show its entries`, async ({ page, server }) => {
    const { feeds, cards } = await readAt(page, path);
    expect(feeds).toEqual([`/feeds/${feed}.rss`, `/feeds/${feed}.atom`]);
    const headings = cards.map(({ heading }) => heading);
    for (const [ending, root, type] of [
      ['rss', 'rss', 'application/rss+xml'],
      ['atom', 'feed', 'application/atom+xml'],
    ] as const) {
      const answer = await page.request.get(`/feeds/${feed}.${ending}`);
      expect(answer.headers()['content-type']).toContain(type);
      const parsed = await parseXml(page, await answer.text());
      expect(parsed.root).toBe(root);
      expect(parsed.titles.toSorted()).toEqual(headings.toSorted());
      expect(new Set(parsed.ids).size).toBe(headings.length);
      for (const id of parsed.ids) {
        expect(id.startsWith(`${server.url}/`)).toBe(true);
        expect((await page.request.get(id)).status()).toBe(200);
      }
      for (const date of parsed.dates) expect(Date.parse(date)).toBeGreaterThan(0);
    }
  });
}

test('the homepage names all feeds, an article those of the blogs', async ({ page }) => {
  const feedsOf = async (path: string) => (await readAt(page, path)).feeds;
  const blogs = ['/feeds/blogs.rss', '/feeds/blogs.atom'];
  expect(await feedsOf('/')).toEqual([...blogs, '/feeds/news.rss', '/feeds/news.atom']);
  expect(await feedsOf('/blogDetails/1')).toEqual(blogs);
  expect(await feedsOf('/blogDetails/2')).toEqual(blogs);
});

test('a feed is not announced on a page it does not belong to', async ({ page }) => {
  await page.goto('/insights/news');
  await page.locator('footer').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveTitle(/About Us/);
  expect(await readPage(page)).toMatchObject({ feeds: [], things: [] });
});

test('sitemap.xml is well-formed XML', async ({ page }) => {
  const parsed = await parseXml(page, await (await page.request.get('/sitemap.xml')).text());
  expect(parsed.root).toBe('urlset');
});

test('other spellings of public pages are sent to the one of the route table, for good', async ({ request, server }) => {
  for (const [asked, canonical] of [
    ['/ORACLE', '/Oracle'],
    ['/contactUS', '/contactUs'],
    ['/about-us/', '/about-us'],
    ['/blogdetails/1', '/blogDetails/1'],
    ['/sap-ariba', '/enterprise-systems/sap-ariba'],
    ['/Search?q=sap', '/search?q=sap'],
    ['/%61bout-us', '/about-us'],
    ['/about%2dus', '/about-us'],
    ['/%4Fracle', '/Oracle'],
  ]) {
    const answer = await request.get(server.url + asked, { maxRedirects: 0 });
    expect([asked, answer.status(), answer.headers().location]).toEqual([asked, 301, canonical]);
  }
});

test('administrators’ screens, the search and unknown pages are not for search engines', async ({ page }) => {
  for (const path of [
    '/adminLogin',
    '/adminregister',
    '/adminVerifyEmail',
    '/forget-password',
    '/reset-password',
    '/adminDashboard',
    '/adminDashboard/allServices',
  ]) {
    expect((await page.request.get(path)).headers()['x-robots-tag'], path).toBe('noindex');
  }
  for (const path of ['/search', '/search?q=sap', '/blogDetails/3'])
    expect(await readAt(page, path), path).toMatchObject({ robots: 'noindex', canonical: null });
});

test('the manifest and its icons are there', async ({ page }) => {
  await page.goto('/');
  const manifest = await (await page.request.get((await page.locator('link[rel=manifest]').getAttribute('href')) ?? '')).json();
  expect(manifest).toMatchObject({ name: company.name, start_url: '/' });
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const png = await (await page.request.get(src)).body();
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes);
  }
  const icons = page.locator('link[rel~=icon], link[rel=apple-touch-icon]');
  const widths = await icons.evaluateAll((links: HTMLLinkElement[]) =>
    Promise.all(
      links.map(async ({ href }) => {
        const icon = new Image();
        icon.src = href;
        await icon.decode();
        return icon.naturalWidth;
      }),
    ),
  );
  expect(widths).toHaveLength(3);
  for (const width of widths) expect(width).toBeGreaterThan(0);
});

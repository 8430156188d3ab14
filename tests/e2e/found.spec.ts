import type { Page } from '@playwright/test';
import { company } from '../../content/company.ts';
import { expect, test } from './support/test.ts';

type Thing = Record<string, unknown> & { '@type': string };
type Head = { canonical: string | null; robots: string | null; meta: Record<string, string>; feeds: string[] };

const locations = async (page: Page) => {
  const xml = await (await page.request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
};

const linkedData = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')) as Thing[]);

const headOf = (page: Page): Promise<Head> =>
  page.evaluate(() => ({
    canonical: document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
    robots: document.querySelector('meta[name=robots]')?.getAttribute('content') ?? null,
    meta: Object.fromEntries(
      [...document.querySelectorAll('meta[property], meta[name]')].map((tag) => [
        tag.getAttribute('property') ?? tag.getAttribute('name'),
        tag.getAttribute('content'),
      ]),
    ),
    feeds: [...document.querySelectorAll('link[rel=alternate]')].map((link) => link.getAttribute('href') ?? ''),
  }));

/** The text of a page is enough here, and quicker. */
const textsOnly = (page: Page) =>
  page.route('**/*', (route) => (route.request().resourceType() === 'document' ? route.continue() : route.abort()));

/** What the browser makes of an XML text; throws where it is not well-formed. An empty page, for ours forbid parsing. */
async function parseXml(page: Page, xml: string) {
  await page.goto('about:blank');
  return page.evaluate((text) => {
    const parsed = new DOMParser().parseFromString(text, 'application/xml');
    if (parsed.querySelector('parsererror')) throw new Error(parsed.documentElement.textContent ?? 'not XML');
    const texts = (selector: string) => [...parsed.querySelectorAll(selector)].map((element) => element.textContent ?? '');
    return {
      root: parsed.documentElement.nodeName,
      ids: texts('item > guid, entry > id'),
      titles: texts('item > title, entry > title'),
      dates: texts('item > pubDate, entry > updated'),
    };
  }, xml);
}

/** Width and height of a JPEG, from its frame header. */
function jpegSize(bytes: Buffer): [number, number] {
  for (let at = 2; at < bytes.length; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1] ?? 0;
    if (marker >= 0xc0 && marker <= 0xc2) return [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)];
  }
  throw new Error('no frame header');
}

/** Address, description, cards and picture of the page that is open; its title and description. */
async function checkHead(page: Page, url: string, origin: string) {
  const { canonical, robots, meta } = await headOf(page);
  expect(canonical).toBe(url);
  expect(robots, url).toBeNull();
  expect(meta, url).toMatchObject({
    'og:url': url,
    'og:site_name': company.name,
    'og:image:width': '1200',
    'og:image:height': '630',
    'twitter:card': 'summary_large_image',
  });
  expect(meta['og:type']).toBe(url.includes('/blogDetails/') ? 'article' : 'website');
  for (const name of ['description', 'og:title', 'og:description', 'og:image:alt', 'twitter:image'])
    expect(meta[name], `${name} of ${url}`).toBeTruthy();
  expect(meta['og:image']).toContain(`${origin}/social/`);
  if (/\/$|Talent|\/1$/.test(url)) {
    // the others are drawn by the same code
    const image = await page.request.get(meta['og:image'] ?? '');
    expect(image.headers()['content-type'], meta['og:image']).toBe('image/jpeg');
    expect(jpegSize(await image.body())).toEqual([1200, 630]);
  }
  return { title: await page.title(), description: meta.description ?? '' };
}

/** What the structured data of the open page says is shown on it; the types it has. */
async function checkLinkedData(page: Page, url: string): Promise<string[]> {
  const things = await linkedData(page);
  await page.evaluate(() => document.documentElement.classList.remove('fresh')); // what is laid out later is shown as well
  const text = (await page.locator('body').innerText()).replace(/\s+/g, ' ').toLowerCase();
  const isShown = (words: unknown) =>
    expect(text, `${words} on ${url}`).toContain(String(words).replace(/\s+/g, ' ').toLowerCase());
  const crumbs = await page.locator('nav[aria-label=Breadcrumb] li').allInnerTexts();
  const list = things.find((thing) => thing['@type'] === 'BreadcrumbList');
  const names = (list?.itemListElement as { name: string; item: string }[] | undefined) ?? [];
  expect(
    names.map(({ name }) => name.toLowerCase()),
    url,
  ).toEqual(crumbs.map((crumb) => crumb.trim().toLowerCase()));
  for (const { item } of names) expect((await page.request.get(item)).status(), item).toBe(200);
  const seen: string[] = [];
  for (const thing of things) {
    expect(thing['@context']).toBe('https://schema.org');
    seen.push(thing['@type']);
    if (thing['@type'] === 'Organization') for (const key of ['name', 'description', 'foundingDate']) isShown(thing[key]);
    if (thing['@type'] === 'BlogPosting') for (const key of ['headline', 'abstract', 'keywords']) isShown(thing[key]);
    if (thing['@type'] === 'Service') {
      expect(await page.locator('h1').textContent()).toContain(thing.name);
      isShown(thing.description);
      isShown(thing.serviceType);
    }
    if (thing['@type'] !== 'ItemList') continue;
    for (const { item } of thing.itemListElement as { item: Thing }[]) {
      seen.push(item['@type']);
      const card = page.locator(`article${new URL(String(item.url)).hash}`);
      await expect(card.locator('h2')).toHaveText(String(item.headline));
      await expect(card).toContainText(String(item.description));
      await expect(card.locator('time')).toHaveAttribute('datetime', String(item.datePublished));
      expect((await page.request.get(String(item.image))).status()).toBe(200);
    }
  }
  return seen;
}

test('every page of the sitemap has its own address, description, cards and picture, and structured data that says what it shows', async ({
  page,
  server,
}) => {
  test.slow();
  await textsOnly(page);
  const urls = await locations(page);
  expect(urls.length).toBeGreaterThan(25);
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  const types = new Set<string>();
  for (const url of urls) {
    const answer = await page.goto(url, { waitUntil: 'domcontentloaded' });
    expect(answer?.status(), url).toBe(200);
    const { title, description } = await checkHead(page, url, server.url);
    titles.add(title);
    descriptions.add(description);
    for (const type of await checkLinkedData(page, url)) types.add(type);
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
    await page.goto(path);
    expect((await headOf(page)).feeds).toEqual([`/feeds/${feed}.rss`, `/feeds/${feed}.atom`]);
    const headings = await page.locator('main article h2').allTextContents();
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
  const feedsOf = async (path: string) => {
    await page.goto(path);
    return (await headOf(page)).feeds;
  };
  const blogs = ['/feeds/blogs.rss', '/feeds/blogs.atom'];
  expect(await feedsOf('/')).toEqual([...blogs, '/feeds/news.rss', '/feeds/news.atom']);
  expect(await feedsOf('/blogDetails/1')).toEqual(blogs);
  expect(await feedsOf('/blogDetails/2')).toEqual(blogs);
});

test('a feed is not announced on a page it does not belong to', async ({ page }) => {
  await page.goto('/insights/news');
  await page.locator('footer').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page).toHaveTitle(/About Us/);
  expect((await headOf(page)).feeds).toEqual([]);
  expect(await linkedData(page)).toEqual([]);
});

test('sitemap.xml is well-formed XML', async ({ page }) => {
  await page.goto('/');
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
  for (const path of ['/search', '/search?q=sap', '/blogDetails/3']) {
    await page.goto(path);
    expect(await headOf(page), path).toMatchObject({ robots: 'noindex', canonical: null });
  }
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

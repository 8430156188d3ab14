// What search engines and feed readers are told by a page.
import { expect, type Page } from '@playwright/test';
import { company } from '../../../content/company.ts';

type Thing = Record<string, unknown> & { '@type': string };
type Head = { canonical: string | null; robots: string | null; meta: Record<string, string>; feeds: string[] };

/** Every address of the sitemap. */
export const locations = async (page: Page) => {
  const xml = await (await page.request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
};

/** The structured data of the open page. */
export const linkedData = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')) as Thing[]);

export const headOf = (page: Page): Promise<Head> =>
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
export const textsOnly = (page: Page) =>
  page.route('**/*', (route) => (route.request().resourceType() === 'document' ? route.continue() : route.abort()));

/** What the browser makes of an XML text; throws where it is not well-formed. An empty page, for ours forbid parsing. */
export async function parseXml(page: Page, xml: string) {
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
export async function checkHead(page: Page, url: string, origin: string) {
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
export async function checkLinkedData(page: Page, url: string): Promise<string[]> {
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
      const { location = '' } = (await page.request.get(String(item.url), { maxRedirects: 0 })).headers(); // its place in the list
      const card = page.locator(`article${new URL(location, page.url()).hash}`);
      await expect(card.locator('h2')).toHaveText(String(item.headline));
      await expect(card).toContainText(String(item.description));
      await expect(card.locator('time')).toHaveAttribute('datetime', String(item.datePublished));
      expect((await page.request.get(String(item.image))).status()).toBe(200);
    }
  }
  return seen;
}

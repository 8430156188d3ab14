// What search engines and feed readers are told by a page.
import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { company } from '../../../content/company.ts';

type Thing = Record<string, unknown> & { '@type': string };
type Reading = Awaited<ReturnType<typeof readPage>>;

/** Every address of the sitemap. */
export const locations = async (request: APIRequestContext) => {
  const xml = await (await request.get('/sitemap.xml')).text();
  return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
};

/** What a page says: the one that is open, or an HTML text, read as search engines do. An empty page, for ours forbid parsing. */
export const readPage = (page: Page, html?: string) =>
  page.evaluate((text) => {
    const read = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    const all = (selector: string, within: ParentNode = read) => [...within.querySelectorAll(selector)];
    const said = (element?: Element | null) => (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const things = all('script[type="application/ld+json"]').map((script) => JSON.parse(script.textContent ?? '') as Thing);
    const tags = all('meta[property], meta[name]').map((tag) => [
      tag.getAttribute('property') ?? tag.getAttribute('name'),
      tag.getAttribute('content'),
    ]);
    return {
      title: read.title,
      canonical: read.querySelector('link[rel=canonical]')?.getAttribute('href') ?? null,
      robots: read.querySelector('meta[name=robots]')?.getAttribute('content') ?? null,
      meta: Object.fromEntries(tags) as Record<string, string>,
      feeds: all('link[rel=alternate]').map((link) => link.getAttribute('href') ?? ''),
      things,
      crumbs: all('nav[aria-label=Breadcrumb] li').map((crumb) => said(crumb)),
      heading: said(read.querySelector('h1')),
      texts: all('body :not(script, style, template, noscript, :has(script))').map((element) => said(element)),
      cards: all('main article').map((card) => ({
        id: card.id,
        heading: said(card.querySelector('h2')),
        text: said(card),
        date: card.querySelector('time')?.getAttribute('datetime'),
      })),
    };
  }, html);

/** The same of the page at an address. */
export const readAt = async (page: Page, address: string) => readPage(page, await (await page.request.get(address)).text());

/** What the browser makes of an XML text; throws where it is not well-formed. An empty page, for ours forbid parsing. */
export async function parseXml(page: Page, xml: string) {
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

/** Address, description, cards and picture of a page. */
export async function checkHead({ canonical, robots, meta }: Reading, request: APIRequestContext, url: string) {
  const { origin } = new URL(url);
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
  if (!/\/$|Talent|\/1$/.test(url)) return; // the others are drawn by the same code
  const image = await request.get(meta['og:image'] ?? '');
  expect(image.headers()['content-type'], meta['og:image']).toBe('image/jpeg');
  expect(jpegSize(await image.body())).toEqual([1200, 630]);
}

/** What the structured data of a page says is shown on it; the types it has. */
export async function checkLinkedData(
  { things, texts, crumbs, heading, cards }: Reading,
  request: APIRequestContext,
  url: string,
): Promise<string[]> {
  const shown = texts.map((text) => text.toLowerCase());
  const isShown = (words: unknown) => {
    const wanted = String(words).replace(/\s+/g, ' ').toLowerCase();
    expect(
      shown.some((text) => text.includes(wanted)),
      `${words} on ${url}`,
    ).toBe(true);
  };
  const list = things.find((thing) => thing['@type'] === 'BreadcrumbList');
  const names = (list?.itemListElement as { name: string; item: string }[] | undefined) ?? [];
  expect(
    names.map(({ name }) => name),
    url,
  ).toEqual(crumbs);
  for (const { item } of names) expect((await request.get(item)).status(), item).toBe(200);
  const seen: string[] = [];
  for (const thing of things) {
    expect(thing['@context']).toBe('https://schema.org');
    seen.push(thing['@type']);
    if (thing['@type'] === 'Organization') for (const key of ['name', 'description', 'foundingDate']) isShown(thing[key]);
    if (thing['@type'] === 'BlogPosting') for (const key of ['headline', 'abstract', 'keywords']) isShown(thing[key]);
    if (thing['@type'] === 'Service') {
      expect(heading).toContain(thing.name);
      isShown(thing.description);
      isShown(thing.serviceType);
    }
    if (thing['@type'] !== 'ItemList') continue;
    for (const { item } of thing.itemListElement as { item: Thing }[]) {
      seen.push(item['@type']);
      const { location = '' } = (await request.get(String(item.url), { maxRedirects: 0 })).headers(); // its place in the list
      const card = cards.find(({ id }) => `#${id}` === new URL(location, url).hash);
      expect(card).toMatchObject({ heading: item.headline, date: item.datePublished });
      expect(card?.text).toContain(item.description);
      expect((await request.get(String(item.image))).status()).toBe(200);
    }
  }
  return seen;
}

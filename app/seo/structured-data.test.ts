import { expect, test } from 'vitest';
import { company } from '../../content/company.ts';
import { type PageId, sitePage } from '../../content/site-map.ts';
import { emptyHome } from '../../contract/homepage.ts';
import { wordsService } from '../../server/web/pages/words.ts';
import { linkedDataOf } from './structured-data.ts';

const publicUrl = 'https://norvane.example';
const words = wordsService({ managedHome: async () => emptyHome });
const dataOf = async (id: PageId) => linkedDataOf(sitePage(id), await words.of(sitePage(id)), { company, publicUrl });
const typesOf = async (id: PageId) => (await dataOf(id)).map((thing) => thing['@type']);

test('each kind of page has its own data', async () => {
  expect(await typesOf('home')).toEqual(['Organization', 'WebSite']);
  expect(await typesOf('sap-ariba')).toEqual(['BreadcrumbList', 'Service']);
  expect(await typesOf('mendix-page')).toEqual(['BreadcrumbList', 'Service']);
  expect(await typesOf('1')).toEqual(['BreadcrumbList', 'BlogPosting']);
  expect(await typesOf('news')).toEqual(['BreadcrumbList', 'ItemList']);
  expect(await typesOf('privacy')).toEqual(['BreadcrumbList']);
  expect(await typesOf('contact-us')).toEqual([]);
});

test('addresses are absolute', async () => {
  const text = JSON.stringify(await dataOf('2'));
  for (const [, url] of text.matchAll(/"(?:url|item|image|mainEntityOfPage)":"(.*?)"/g))
    expect(url).toMatch(/^https:\/\/norvane\.example\//);
});

test('articles and news carry the dates of the content', async () => {
  for (const id of ['1', '2'] as const) {
    const [, posting] = await dataOf(id);
    expect(posting?.datePublished).toBe((await words.of(sitePage(id))).published);
  }
  const [, list] = await dataOf('news');
  const items = list?.itemListElement as { item: { headline: string } }[] | undefined;
  const news = await words.of(sitePage('news'));
  expect(items?.map(({ item }) => item.headline)).toEqual(news.items.map(({ title }) => title));
});

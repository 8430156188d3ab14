import { expect, test } from 'vitest';
import { articles } from '../content/catalogue.ts';
import { news } from '../content/news.ts';
import { linkedDataOf } from './structured-data.ts';

const publicUrl = 'https://norvane.example';
const typesOf = async (path: string) => (await linkedDataOf(path, publicUrl)).map((thing) => thing['@type']);

test('each kind of page has its own data', async () => {
  expect(await typesOf('/')).toEqual(['Organization', 'WebSite']);
  expect(await typesOf('/enterprise-systems/sap-ariba')).toEqual(['BreadcrumbList', 'Service']);
  expect(await typesOf('/blogDetails/1')).toEqual(['BreadcrumbList', 'BlogPosting']);
  expect(await typesOf('/insights/news')).toEqual(['BreadcrumbList', 'ItemList']);
  expect(await typesOf('/privacy')).toEqual(['BreadcrumbList']);
  expect(await typesOf('/adminLogin')).toEqual([]);
  expect(await typesOf('*')).toEqual([]);
});

test('addresses are absolute', async () => {
  const text = JSON.stringify(await linkedDataOf('/blogDetails/2', publicUrl));
  for (const [, url] of text.matchAll(/"(?:url|item|image|mainEntityOfPage)":"(.*?)"/g))
    expect(url).toMatch(/^https:\/\/norvane\.example\//);
});

test('articles and news carry the dates of the content', async () => {
  for (const { id, published } of articles) {
    const [, posting] = await linkedDataOf(`/blogDetails/${id}`, publicUrl);
    expect(posting?.datePublished).toBe(published);
  }
  const [, list] = await linkedDataOf('/insights/news', publicUrl);
  const items = list?.itemListElement as { item: { headline: string } }[] | undefined;
  expect(items?.map(({ item }) => item.headline)).toEqual(news.map(({ title }) => title));
});

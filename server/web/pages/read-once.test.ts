import { expect, test } from 'vitest';
import { type LiveEntry, nothingPublished, type PublishedSite } from '../../platform/published-site.ts';
import { readOnce } from './read-once.ts';

const entry = { id: 'ours', slug: 'ours' } as LiveEntry;

function counting() {
  const asked: string[] = [];
  const site: PublishedSite = {
    ...nothingPublished,
    byId: async (kind, id) => {
      asked.push(`${kind}/${id}`);
      return id === entry.id ? entry : undefined;
    },
    count: async (kind) => asked.push(`count ${kind}`),
    list: async (kind, offset, limit) => {
      asked.push(`list ${kind} ${offset} ${limit}`);
      return [];
    },
  };
  return { asked, site };
}

test('what every page asks for is read once', async () => {
  const { asked, site } = counting();
  const once = readOnce(site);
  for (let page = 0; page < 3; page += 1) {
    expect(await once.byId('news', '1')).toBeUndefined();
    await once.count('news');
    await once.list('news', 0, 24);
    await once.list('news', 0, 200);
  }
  expect(asked).toEqual(['news/1', 'count news', 'list news 0 24', 'list news 0 200']);
});

test('articles, and later pages of lists, may be very many and are not kept', async () => {
  const { asked, site } = counting();
  const once = readOnce(site);
  for (let page = 0; page < 2; page += 1) {
    expect(await once.byId('article', 'ours')).toBe(entry);
    await once.list('article', 24, 24);
  }
  expect(asked).toEqual(['article/ours', 'list article 24 24', 'article/ours', 'list article 24 24']);
});

test('a reading that failed is tried again', async () => {
  let isDown = true;
  const once = readOnce({
    ...nothingPublished,
    count: async () => {
      if (isDown) throw new Error('down');
      return 3;
    },
  });
  await expect(once.count('article')).rejects.toThrow('down');
  isDown = false;
  expect(await once.count('article')).toBe(3);
});

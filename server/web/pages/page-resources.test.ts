import { expect, test } from 'vitest';
import { sitePage } from '../../../content/site-map.ts';
import { emptyHome, type ManagedHome } from '../../../contract/homepage.ts';
import { pageResources } from './page-resources.ts';
import { wordsService } from './words.ts';

test('after a change only the words that differ are made again', async () => {
  let home: ManagedHome = emptyHome;
  const words = wordsService({ managedHome: async () => home });
  const drawn: string[] = [];
  const resources = pageResources({
    site: words.now,
    draw: (resource) => {
      drawn.push(resource.path);
      return resource;
    },
    keep: true,
    quality: 5,
    common: {},
  });
  const before = await resources.urls();
  expect(drawn).toHaveLength(new Set(before).size - 1); // the index is no page
  drawn.length = 0;

  home = { banners: [], services: null };
  words.invalidate();
  resources.invalidate();
  const after = await resources.urls();
  expect(drawn).toEqual(['/']);
  expect(after.filter((url) => !before.includes(url))).toHaveLength(1);
  const { url } = await resources.of(await words.now(), sitePage('home'));
  expect((await resources.get(url))?.bodies.identity.toString()).toContain('"managed":{"banners":[],"services":null}');
});

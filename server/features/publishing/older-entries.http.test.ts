import { expect, test } from 'vitest';
import { adminOf } from '../../../tests/harness/cards.ts';
import { article, entryAt, newsItem, publishNew } from '../../../tests/harness/entries.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';
import { mostArticles } from '../../web/discovery/catalogue.ts';
import { mostNews } from '../../web/pages/search-index.ts';
import { entryWordsStore } from './entry-words.store.ts';

const title = 'Périphérique: an Überblick of looms';
const kinds = {
  article: { most: mostArticles, old: (title: string) => article({ title, published: '2020-01-01' }), now: article },
  news: { most: mostNews, old: (title: string) => newsItem({ title, timeStamp: '2020-01-01' }), now: newsItem },
};

onEachEngine((make) => {
  /** An application with one old entry and so many newer ones that no index has it. */
  async function withArchive(kind: keyof typeof kinds) {
    const app = await make();
    const { db } = app.database;
    const admin = await adminOf(app);
    const { most, old: oldOne, now } = kinds[kind];
    const old = await publishNew(admin, kind, oldOne(title));
    const { id: model } = await publishNew(admin, kind, now({ title: 'Newer' }));
    const copies = Array.from({ length: most }, (_, n) => ({ key: `${kind}/copy-${n}`, id: `copy-${n}`, slug: `copy-${n}` }));
    const entry = await db.selectFrom('entry').selectAll().where('id', '=', model).executeTakeFirstOrThrow();
    const version = await db.selectFrom('entry_version').selectAll().where('key', '=', entry.key).executeTakeFirstOrThrow();
    await db
      .insertInto('entry')
      .values(copies.map((copy) => ({ ...entry, ...copy })))
      .execute();
    await db
      .insertInto('entry_version')
      .values(copies.map(({ key }) => ({ ...version, key })))
      .execute();
    await publishNew(admin, kind, now({ title: 'The newest of all' })); // the site is looked at again
    const read = async (path: string) => (await app.app.request(path)).text();
    /** Addresses of what the server finds beside the index. */
    const search = async (query: string): Promise<string[]> => {
      const page = await read(`/search?q=${encodeURIComponent(query)}`);
      const { older } = JSON.parse(/id="site">(.*?)<\/script>/.exec(page)?.[1] ?? '');
      return older?.documents.map(({ path }: { path: string }) => path) ?? [];
    };
    return { app, admin, old, read, search, db };
  }

  test.each(['article', 'news'] as const)('an old entry is found by the search page until it is withdrawn: %s', async (kind) => {
    const { admin, old, read, search } = await withArchive(kind);
    const index = JSON.parse(await read('/words/index.json'));
    expect(index['/search'].fromServer).toBe(true);
    const { words } = JSON.parse(await read(index['/search'].words));
    expect(words.documents.map((document: { title: string }) => document.title)).not.toContain(title);
    expect(words.hasOlder).toBe(true);

    for (const query of ['peripherique', 'LOOM', 'über looms', 'an Überblick of'])
      expect(await search(query), query).toEqual([old.path]);
    for (const query of ['looms elsewhere', 'oom', '?!', "%' or 1=1"]) expect(await search(query), query).not.toContain(old.path);

    await admin.put(entryAt(kind, old.id), { content: kinds[kind].old('About spindles'), version: 1 });
    expect(await search('spindles')).toEqual([]);
    await admin.post(entryAt(kind, old.id, '/publish'), { version: 2 });
    expect(await search('spindles')).toEqual([old.path]);
    expect(await search('looms')).toEqual([]);
    await admin.post(entryAt(kind, old.id, '/withdraw'));
    expect(await search('spindles')).toEqual([]);
  });

  test('of articles llms.txt says where the older ones are', async () => {
    const { read } = await withArchive('article');
    expect(await read('/llms.txt')).toMatch(/\d older articles are listed from \S+\/insights\/blogs\?page=5 on\./);
  });

  test('news that the repository brings are found, however old, and each is listed once', async () => {
    const { app, read, search } = await withArchive('news');
    const index = JSON.parse(await read('/words/index.json'));
    const { words } = JSON.parse(await read(index['/search'].words));
    const inIndex = words.documents.map(({ path }: { path: string }) => path);
    expect(inIndex).toContain('/insights/news/4');
    expect(inIndex).toContain('/insights/news#news-the-newest-of-all');
    expect(new Set(inIndex).size).toBe(inIndex.length);
    for (const path of await search('saturdays')) expect(inIndex).not.toContain(path.replace('/news/', '/news#news-'));
    const { headers } = await app.app.request('/insights/news/4');
    expect(headers.get('location')).toBe('/insights/news?page=9#news-4');
  });

  test('words that are missing are filled in, and those of a later publication stay', async () => {
    const { old, search, db } = await withArchive('article');
    const words = entryWordsStore(db);
    await db.deleteFrom('entry_words').where('key', '=', `article/${old.id}`).execute();
    expect(await search('looms')).toEqual([]);
    const missing = await words.missing();
    expect(missing).toHaveLength(mostArticles + 1);
    expect(missing).toContain(`article/${old.id}`);
    await words.fill([...missing, 'article/gone']);
    await words.fill(missing);
    expect(await words.missing()).toEqual([]);
    expect((await words.search('article', ['looms'], 10)).map(({ id }) => id)).toEqual([old.id]);
  });
});

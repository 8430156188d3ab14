import { expect, test } from 'vitest';
import { adminOf } from '../../../tests/harness/cards.ts';
import { article, entriesOf, entryAt, publishNew } from '../../../tests/harness/entries.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';
import { mostArticles } from '../../web/discovery/catalogue.ts';
import { entryWordsStore } from './entry-words.store.ts';

onEachEngine((make) => {
  /** An application with one old article and so many newer ones that no index has it. */
  async function withArchive() {
    const app = await make();
    const { database } = app;
    const admin = await adminOf(app);
    const old = await publishNew(
      admin,
      'article',
      article({ title: 'Périphérique: an Überblick of looms', published: '2020-01-01' }),
    );
    const { id: model } = await publishNew(admin, 'article', article({ title: 'Newer' }));
    const copies = Array.from({ length: mostArticles }, (_, n) => ({
      key: `article/copy-${n}`,
      id: `copy-${n}`,
      slug: `copy-${n}`,
    }));
    const entry = await database.db.selectFrom('entry').selectAll().where('id', '=', model).executeTakeFirstOrThrow();
    const version = await database.db
      .selectFrom('entry_version')
      .selectAll()
      .where('key', '=', entry.key)
      .executeTakeFirstOrThrow();
    await database.db
      .insertInto('entry')
      .values(copies.map((copy) => ({ ...entry, ...copy })))
      .execute();
    await database.db
      .insertInto('entry_version')
      .values(copies.map(({ key }) => ({ ...version, key })))
      .execute();
    await publishNew(admin, 'article', article({ title: 'The newest of all' })); // the site is looked at again
    const read = async (path: string) => (await app.app.request(path)).text();
    return { admin, old, read, database };
  }

  test('an article that is too old for the index is found by the search page, until it is withdrawn', async () => {
    const { admin, old, read } = await withArchive();
    const index = JSON.parse(await read('/words/index.json'));
    expect(index['/search'].fromServer).toBe(true);
    const { words } = JSON.parse(await read(index['/search'].words));
    expect(words.documents.map(({ path }: { path: string }) => path)).not.toContain(old.path);
    expect(words.hasOlder).toBe(true);

    for (const query of ['peripherique', 'LOOM', 'über looms', 'an Überblick of'])
      expect(await read(`/search?q=${encodeURIComponent(query)}`), query).toContain(old.path);
    for (const query of ['looms elsewhere', 'oom', '?!', "%' or 1=1"])
      expect(await read(`/search?q=${encodeURIComponent(query)}`), query).not.toContain(old.path);

    expect(await read('/llms.txt')).toMatch(/\d older articles are listed from \S+\/insights\/blogs\?page=5 on\./);
    await admin.put(entryAt('article', old.id), {
      content: article({ title: 'About spindles', published: '2020-01-01' }),
      version: 1,
    });
    expect(await read('/search?q=spindles')).not.toContain(old.path);
    await admin.post(entryAt('article', old.id, '/publish'), { version: 2 });
    expect(await read('/search?q=spindles')).toContain(old.path);
    expect(await read('/search?q=looms')).not.toContain(old.path);
    await admin.post(entryAt('article', old.id, '/withdraw'));
    expect(await read('/search?q=spindles')).not.toContain(old.path);
  });

  test('words that are missing are filled in, and those of a later publication stay', async () => {
    const { admin, old, read, database } = await withArchive();
    const words = entryWordsStore(database.db);
    await database.db.deleteFrom('entry_words').where('key', '=', `article/${old.id}`).execute();
    expect(await read('/search?q=looms')).not.toContain(old.path);
    for (let after: string | undefined = ''; after !== undefined; ) after = await words.fillSome(after);
    const rows = await database.db.selectFrom('entry_words').select('key').execute();
    expect(rows).toHaveLength(mostArticles + 3);
    expect((await words.search('article', ['looms'], 10)).map(({ id }) => id)).toEqual([old.id]);
    expect((await admin.get(entriesOf('article'))).status).toBe(200);
  });
});

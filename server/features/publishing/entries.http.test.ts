import { expect, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { article, entriesOf, entryAt, newsItem, publishNew, startPublishing } from '../../../tests/harness/entries.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';

onEachEngine((make) => {
  const start = () => startPublishing(make);

  test('an article is a draft, then live, then changed, then gone; each version stays as it was', async () => {
    const { admin, read } = await start();
    const { status, body: draft } = await admin.post(entriesOf('article'), { content: article() });
    expect(status).toBe(201);
    expect(draft).toMatchObject({
      state: 'draft',
      live: null,
      newest: 1,
      slug: 'moving-a-warehouse-to-the-cloud',
      builtIn: false,
    });
    expect(draft.path).toBe('/blogDetails/moving-a-warehouse-to-the-cloud');
    expect((await read(draft.path)).status).toBe(404);

    const live = await admin.post(entryAt('article', draft.id, '/publish'), { version: 1 });
    expect(live.body).toMatchObject({ state: 'live', live: 1, newest: 1, until: null });
    expect((await read(draft.path)).text).toContain('One table at a time');
    expect((await read('/insights/blogs')).text).toContain('Moving a warehouse');
    for (const path of ['/sitemap.xml', '/feeds/blogs.atom', '/llms.txt']) expect((await read(path)).text).toContain(draft.path);

    const saved = await admin.put(entryAt('article', draft.id), { content: article({ title: 'Second thoughts' }), version: 1 });
    expect(saved.body).toMatchObject({ state: 'live', live: 1, newest: 2 });
    expect((await read(draft.path)).text).not.toContain('Second thoughts');
    await admin.post(entryAt('article', draft.id, '/publish'), { version: 2 });
    expect((await read(draft.path)).text).toContain('Second thoughts');

    const { versions } = (await admin.get(entryAt('article', draft.id, '/versions'))).body;
    expect(versions.map(({ number, changed }: { number: number; changed: string[] }) => [number, changed])).toEqual([
      [2, ['title']],
      [1, []],
    ]);
    expect((await admin.get(entryAt('article', draft.id, '/versions/1'))).body.content.title).toBe(article().title);
    const restored = await admin.post(entryAt('article', draft.id, '/versions/1/restore'));
    expect(restored.body).toMatchObject({ newest: 3, live: 2, content: { title: article().title } });

    await admin.post(entryAt('article', draft.id, '/withdraw'));
    expect((await read(draft.path)).status).toBe(404);
    expect((await admin.get(entryAt('article', draft.id))).body.state).toBe('ended');
    expect((await read('/insights/blogs')).text).not.toContain('Second thoughts');
  });

  test('a title that names the company by a placeholder is listed as visitors read it', async () => {
    const { admin } = await start();
    await publishNew(admin, 'news', newsItem({ title: '{talentBrand} grows' }));
    const { entries } = (await admin.get(entriesOf('news'))).body;
    const titles = entries.map(({ title }: { title: string }) => title);
    expect(titles[0]).toBe('Norvane Talent grows');
    expect(titles.join()).not.toContain('{');
  });

  test('two editors: the later save is refused and shown what the other wrote', async () => {
    const { admin } = await start();
    const { id } = await publishNew(admin, 'news', newsItem());
    expect((await admin.put(entryAt('news', id), { content: newsItem({ title: 'One' }), version: 1 })).status).toBe(200);
    const late = await admin.put(entryAt('news', id), { content: newsItem({ title: 'Two' }), version: 1 });
    expect(late.status).toBe(409);
    expect(late.body).toMatchObject({ code: 'conflict', current: { newest: 2, content: { title: 'One' } } });
    const both = await Promise.all(
      ['A', 'B'].map((title) => admin.put(entryAt('news', id), { content: newsItem({ title }), version: 2 })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('built-in pages and articles take other words and get theirs back', async () => {
    const { admin, read } = await start();
    const list = (await admin.get(entriesOf('page'))).body.entries;
    expect(list.find(({ id }: { id: string }) => id === 'sap-ariba')).toMatchObject({
      state: 'built-in',
      live: 0,
      newest: 0,
      pageKind: 'service',
      family: 'enterprise-systems',
      builtIn: true,
    });
    const { body } = await admin.get(entryAt('page', 'sap-ariba'));
    const content = { ...body.content, hero: { ...body.content.hero, heading: 'Ariba for {clients} clients' } };
    const saved = await admin.put(entryAt('page', 'sap-ariba'), { content, version: 0 });
    expect(saved.body).toMatchObject({ newest: 1, state: 'draft', live: 0 });
    await admin.post(entryAt('page', 'sap-ariba', '/publish'), { version: 1 });
    expect((await read(body.path)).text).toContain('Ariba for 1,000+ clients');
    expect((await admin.delete(entryAt('page', 'sap-ariba'))).body.code).toBe('built-in');
    await admin.post(entryAt('page', 'sap-ariba', '/withdraw'));
    expect((await read(body.path)).text).not.toContain('Ariba for');
    expect((await admin.get(entryAt('page', 'sap-ariba'))).body).toMatchObject({ state: 'built-in', live: 0, newest: 1 });
  });

  test('company facts change every page that names them, and tell which those are', async () => {
    const { admin, read } = await start();
    const { body } = await admin.get(entryAt('facts', 'company'));
    const claims = { clients: { basis: 'Invoices', asOf: '2025-01-01', review: '2026-01-01' } };
    const content = { ...body.content, figures: { ...body.content.figures, clients: '1234' }, claims };
    await admin.put(entryAt('facts', 'company'), { content, version: 0 });
    await admin.post(entryAt('facts', 'company', '/publish'), { version: 1 });
    expect((await read('/')).text).toContain('1234');
    const uses = (await admin.get(paths.factUses)).body;
    expect(uses.overdue).toEqual([{ name: 'clients', review: '2026-01-01' }]);
    const clients = uses.facts.find(({ name }: { name: string }) => name === 'clients');
    expect(clients.value).toBe('1234');
    expect(clients.pages.map(({ path }: { path: string }) => path)).toContain('/');
  });

  test('a changed slug redirects, and a page can be added below a family', async () => {
    const { admin, read } = await start();
    const first = await publishNew(admin, 'article', article(), { slug: 'first-name' });
    const moved = await admin.put(entryAt('article', first.id), { content: article(), slug: 'second-name', version: 1 });
    expect(moved.body.path).toBe('/blogDetails/second-name');
    expect(await read('/blogDetails/first-name')).toMatchObject({ status: 301, location: '/blogDetails/second-name' });
    expect((await read('/blogDetails/second-name')).status).toBe(200);
    expect(await read('/BlogDetails/Second-Name/')).toMatchObject({ status: 301, location: '/blogDetails/second-name' });

    const { content } = (await admin.get(entryAt('page', 'devops'))).body;
    const listing = { family: 'solutions', name: 'Field service', summary: 'Crews, parts and visits', hue: 'solutions' };
    const page = await publishNew(admin, 'page', { ...content, listing }, { slug: 'field-service' });
    expect(page.path).toBe('/solutions/field-service');
    expect((await read(page.path)).status).toBe(200);
    expect((await read('/services')).text).toContain('Field service');
    expect((await read('/sitemap.xml')).text).toContain(page.path);
    expect((await read('/words/index.json')).text).toContain(page.path);
  });

  test('the lists have pages of 24, newest first', async () => {
    const { admin, read } = await start();
    for (let n = 1; n <= 25; n += 1)
      await publishNew(admin, 'news', newsItem({ title: `Item ${n}.`, timeStamp: `2026-10-${String(n).padStart(2, '0')}` }));
    const words = async (path: string) => JSON.parse(JSON.stringify((await read(path)).text));
    const first = await words('/insights/news');
    expect(first).toContain('Item 25.');
    expect(first).not.toContain('Item 7.');
    const second = await words('/insights/news?page=2');
    expect(second).toContain('Item 7.');
    expect(second).toContain('Item 1.');
    expect(second).not.toContain('Item 8.');
    for (const bad of ['3', '0', 'x', '-1', '1.5']) expect((await read(`/insights/news?page=${bad}`)).status).toBe(404);
  });

  test('a preview saves nothing, and the site can be seen as of a date', async () => {
    const { admin, read } = await start();
    const shown = await admin.post(paths.preview, { kind: 'article', content: article({ title: 'Only a look' }) });
    expect(shown.status).toBe(200);
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect(shown.body.html).toContain('Only a look');
    expect((await admin.get(entriesOf('article'))).body.entries.every(({ builtIn }: { builtIn: boolean }) => builtIn)).toBe(true);

    const { body } = await admin.post(entriesOf('article'), { content: article({ title: 'Next year' }) });
    await admin.post(entryAt('article', body.id, '/publish'), { version: 1, from: '2027-01-01T00:00:00Z' });
    const asOf = (at: string, path = body.path) => admin.post(paths.previewAsOf, { path, at });
    expect((await asOf('2027-01-01T00:00:00Z')).body).toMatchObject({ status: 200, path: body.path });
    expect((await asOf('2027-01-01T00:00:00Z', '/insights/blogs')).body.html).toContain('Next year');
    expect((await asOf('2026-12-31T23:59:59Z')).body.status).toBe(404);
    expect((await read(body.path)).status).toBe(404);
  });

  test('what is deleted waits in the bin and comes back as it was', async () => {
    const { admin, read } = await start();
    const { id, path } = await publishNew(admin, 'article', article());
    expect((await admin.delete(entryAt('article', id))).status).toBe(200);
    expect((await read(path)).status).toBe(404);
    const [binned] = (await admin.get(paths.bin)).body;
    expect(binned).toMatchObject({ id, kind: 'article', title: article().title, picture: null });
    await admin.post(paths.restoreFromBin.replace(':id', id));
    expect((await read(path)).status).toBe(200);
  });
});

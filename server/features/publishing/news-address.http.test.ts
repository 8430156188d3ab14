import { expect, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { adminOf } from '../../../tests/harness/cards.ts';
import { article, entriesOf, entryAt, newsItem, publishNew } from '../../../tests/harness/entries.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';

onEachEngine((make) => {
  /** News of every day of a December, which stand before those that the repository brings: seven of them on page 2. */
  async function start() {
    const app = await make();
    const admin = await adminOf(app);
    const read = async (path: string) => {
      const response = await app.app.request(path);
      return { status: response.status, location: response.headers.get('location'), text: await response.text() };
    };
    const day = (n: number) => `2026-12-${String(n).padStart(2, '0')}`;
    const items = [];
    for (let n = 1; n <= 31; n += 1)
      items.push(await publishNew(admin, 'news', newsItem({ title: `Item ${n} of all`, timeStamp: day(n) })));
    return { admin, read, items };
  }

  test('the address of a news item leads to the page on which it stands now', async () => {
    const { admin, read, items } = await start();
    const shown = async (path: string) => {
      const { status, location } = await read(path);
      if (status !== 302) return status;
      const [page = '', anchor] = (location ?? '').split('#');
      expect((await read(page)).text.includes(`"id":"${anchor?.replace('news-', '')}"`), path).toBe(true);
      return location;
    };
    expect(items[30].path).toBe('/insights/news/item-31-of-all');
    expect(await shown(items[30].path)).toBe('/insights/news#news-item-31-of-all');
    expect(await shown(items[7].path)).toBe('/insights/news#news-item-8-of-all');
    expect(await shown(items[6].path)).toBe('/insights/news?page=2#news-item-7-of-all');
    expect(await shown('/Insights/News/4/')).toBe('/insights/news?page=2#news-4'); // one that the repository brings
    for (const unknown of ['nothing', '99', 'item-7']) expect(await shown(`/insights/news/${unknown}`)).toBe(404);

    await publishNew(admin, 'news', newsItem({ title: 'The newest', timeStamp: '2027-01-01' }));
    expect(await shown(items[7].path)).toBe('/insights/news?page=2#news-item-8-of-all');
    await admin.put(entryAt('news', items[0].id), { content: newsItem(), slug: 'renamed', version: 1 });
    expect(await shown(items[0].path)).toBe('/insights/news?page=2#news-renamed');
    await admin.post(entryAt('news', items[0].id, '/withdraw'));
    expect(await shown(items[0].path)).toBe(404);

    const { body } = await admin.get(entryAt('news', '4'));
    await admin.put(entryAt('news', '4'), { content: { ...body.content, timeStamp: '2027-01-02' }, version: 0 });
    await admin.post(entryAt('news', '4', '/publish'), { version: 1 });
    expect(await shown('/insights/news/4')).toBe('/insights/news#news-4');
  });

  test('feeds name that address and keep their ids; links to it are accepted; a preview shows the right page', async () => {
    const { admin, read, items } = await start();
    const rss = (await read('/feeds/news.rss')).text;
    expect(rss).toMatch(/<link>\S+\/insights\/news\/item-1-of-all<\/link>/);
    expect(rss).toMatch(/<guid isPermaLink="false">\S+\/insights\/news#news-item-1-of-all<\/guid>/);
    const atom = (await read('/feeds/news.atom')).text;
    expect(atom).toMatch(/<id>\S+\/insights\/news#news-4<\/id>\n<link href="\S+\/insights\/news\/4"\/>/);

    const linking = (link: string) =>
      admin.post(entriesOf('article'), {
        content: article({ blocks: [{ kind: 'paragraph', text: [{ text: 'See there', link }] }] }),
      });
    for (const link of [items[0].path, '/insights/news/4']) expect((await linking(link)).status, link).toBe(201);
    expect((await linking('/insights/news/nowhere')).body.code).toBe('invalid-link');

    const shows = (page: { words: { items: { id: string }[] } }) => page.words.items.some(({ id }) => id === 'item-1-of-all');
    const preview = async (timeStamp: string) =>
      (await admin.post(paths.preview, { kind: 'news', id: items[0].id, content: newsItem({ timeStamp }) })).body;
    expect(await preview('2026-12-01')).toMatchObject({ status: 200, anchor: 'news-item-1-of-all' });
    for (const day of ['2026-12-01', '2027-01-01']) expect(shows((await preview(day)).page)).toBe(true);
    const asOf = await admin.post(paths.previewAsOf, { path: items[0].path, at: '2027-02-01T00:00:00Z' });
    expect(shows(asOf.body.page)).toBe(true);
  });
});

import { expect, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { adminOf, cardForm } from '../../../tests/harness/cards.ts';
import { article, entriesOf, entryAt, newsItem, publishNew } from '../../../tests/harness/entries.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';
import { picture } from '../../../tests/harness/pictures.ts';

const deep = (levels: number): unknown => (levels ? [deep(levels - 1)] : 'x');
const paragraph = (text: unknown) => article({ blocks: [{ kind: 'paragraph', text }] });
const linked = (link: string) => paragraph([{ text: 'here', link }]);

onEachEngine((make) => {
  test('each bad input is answered with a sentence and its code, and nothing is saved', async () => {
    const app = await make();
    const admin = await adminOf(app);
    const kept = await publishNew(admin, 'article', article(), { slug: 'kept' });
    const count = async () =>
      (
        await app.database.db
          .selectFrom('entry_version')
          .select((eb) => eb.fn.countAll<number>().as('n'))
          .executeTakeFirst()
      )?.n;
    const before = await count();

    const create = (content: unknown, more: object = {}) => admin.post(entriesOf('article'), { content, ...more } as object);
    const publish = (body: object) => admin.post(entryAt('article', kept.id, '/publish'), body);
    const calls: [
      status: number,
      code: string,
      call: () => Promise<{ status: number; body: { code: string; message: string } }>,
    ][] = [
      [404, 'unknown-kind', () => admin.get(entriesOf('poem'))],
      [404, 'unknown-kind', () => admin.post(entriesOf('__proto__'), { content: {} })],
      [404, 'not-found', () => admin.get(entryAt('article', 'none'))],
      [400, 'invalid-input', () => create(article({ title: 'x'.repeat(121) }))],
      [400, 'invalid-input', () => create(article({ title: ' ' }))],
      [400, 'invalid-input', () => create(undefined)],
      [400, 'invalid-input', () => create(paragraph('plain text'))],
      [400, 'invalid-input', () => create(article({ blocks: [{ kind: 'html', text: '<b>x</b>' }] }))],
      [400, 'invalid-input', () => create(article({ blocks: deep(40) }))],
      [400, 'invalid-input', () => create(article({ lede: 'We have {unicorns} of them.' }))],
      [400, 'invalid-link', () => create(linked('javascript:alert(1)'))],
      [400, 'invalid-link', () => create(linked('data:text/html,x'))],
      [400, 'invalid-link', () => create(linked('//elsewhere.example'))],
      [400, 'invalid-link', () => create(linked('/nowhere'))],
      [
        400,
        'unknown-image',
        () => create(article({ image: { image: `${'0'.repeat(32)}.jpg`, alt: '', decorative: true, focus: { x: 0, y: 0 } } })),
      ],
      [413, 'too-large', () => create(paragraph([{ text: 'x'.repeat(5 * 2 ** 20) }]))],
      [400, 'invalid-slug', () => create(article(), { slug: 'No Slug' })],
      [409, 'slug-taken', () => create(article(), { slug: 'kept' })],
      [409, 'slug-taken', () => create(article(), { slug: 'devops' })],
      [409, 'slug-taken', () => create(article(), { slug: '1' })],
      [400, 'invalid-period', () => publish({ version: 1, from: '2030-01-02T00:00:00Z', until: '2030-01-01T00:00:00Z' })],
      [400, 'invalid-period', () => publish({ version: 1, until: '2001-01-01T00:00:00Z' })],
      [400, 'invalid-input', () => publish({ version: 1, from: 'tomorrow' })],
      [404, 'unknown-version', () => publish({ version: 7 })],
      [404, 'unknown-version', () => publish({ version: 0 })],
      [404, 'unknown-version', () => admin.get(entryAt('article', kept.id, '/versions/9'))],
      [404, 'unknown-version', () => admin.post(entryAt('article', kept.id, '/versions/x/restore'))],
      [409, 'built-in', () => admin.delete(entryAt('page', 'devops'))],
      [409, 'built-in', () => admin.post(entriesOf('facts'), { content: {} })],
      [400, 'invalid-slug', () => admin.put(entryAt('article', '1'), { content: article(), slug: 'other', version: 0 })],
      [400, 'invalid-input', () => admin.get(`${entriesOf('article')}?after=x`)],
    ];
    for (const [status, code, call] of calls) {
      const answer = await call();
      expect([code, answer.status, answer.body.code, call.toString()]).toEqual([code, status, code, call.toString()]);
      expect(answer.body.message).toMatch(/^[A-Z].*[.?]$/);
    }
    expect(await count()).toEqual(before);
    for (const good of [
      'https://example.com/x',
      'mailto:a@example.com',
      'tel:+1 780 555 0100',
      '/contactUs',
      '/blogDetails/kept',
    ])
      expect((await create(linked(good))).status).toBe(201);
  });

  test('a picture of the library is used, replaced everywhere and kept while a version names it', async () => {
    const app = await make();
    const admin = await adminOf(app);
    const upload = async (colour: string, alt: string) => {
      const form = new FormData();
      form.set('image', await picture({ width: 160, height: 80, colour }), 'a.png');
      form.set('alt', alt);
      const { status, body } = await admin.post(paths.images, form);
      expect(status).toBe(201);
      return body.image as string;
    };
    const [sky, sea] = [await upload('#26a', 'Sky'), await upload('#062', 'Sea')];
    const image = { image: sky, alt: 'A sky', decorative: false, focus: { x: 0.2, y: 0.8 } };
    const entry = await publishNew(admin, 'article', article({ image }));
    const shown = await (await app.app.request(entry.path)).text();
    expect(shown).toContain(`/uploads/images/${sky}`);
    expect((await app.app.request(`/uploads/images/${sky}`)).status).toBe(200);
    const listed = (await admin.get(paths.images)).body.images;
    expect(listed.map((each: { alt: string }) => each.alt)).toEqual(['Sea', 'Sky']);
    expect(listed[1].uses).toEqual([{ kind: 'article', id: entry.id, title: article().title, live: true }]);

    const replaced = await admin.post(paths.replaceImage.replace(':image', sky), { with: sea });
    expect(replaced.body.entries).toBe(1);
    expect(await (await app.app.request(entry.path)).text()).toContain(`/uploads/images/${sea}`);
    expect((await admin.delete(paths.image.replace(':image', sky))).body.code).toBe('image-in-use');
    const spare = await upload('#a22', 'Spare');
    expect((await admin.delete(paths.image.replace(':image', spare))).status).toBe(200);
    expect((await app.app.request(`/uploads/images/${spare}`)).status).toBe(404);

    const social = await app.app.request(`/social/articles/${entry.slug}.jpg`);
    expect([social.status, social.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect((await app.app.request('/social/articles/none.jpg')).status).toBe(404);
  });

  test('banners get a link, a plan and drafts; the calls of the specification answer as before', async () => {
    let time = Date.parse('2026-11-17T09:00:00Z');
    const app = await make({ now: () => time });
    const admin = await adminOf(app);
    const { body: card } = await admin.post(paths.addBanner, await cardForm({ title: 'Spring' }));
    const { body: entry } = await admin.get(entryAt('banner', card._id));
    expect(entry).toMatchObject({ state: 'live', live: 1, title: 'Spring' });
    const content = { ...entry.content, title: 'Summer', link: { label: 'See the services', to: '/services' } };
    await admin.put(entryAt('banner', card._id), { content, version: 1 });
    const open = async () => (await (await app.app.request(paths.publicBanners)).json()) as { banner: object }[];
    expect((await open()).map(({ banner }) => banner)).toMatchObject([{ title: 'Spring' }]);
    await admin.post(entryAt('banner', card._id, '/publish'), { version: 2, until: '2026-11-17T10:00:00Z' });
    expect(await open()).toEqual([
      { _id: card._id, banner: { title: 'Summer', description: expect.any(String), image: card.banner.image } },
    ]);
    await admin.put(paths.switches, { banners: true });
    expect(await (await app.app.request('/')).text()).toContain('See the services');
    time = Date.parse('2026-11-17T10:00:00Z');
    expect(await open()).toEqual([]);
    expect(await (await app.app.request('/')).text()).not.toContain('See the services');
    expect((await admin.post(entriesOf('news'), { content: newsItem() })).status).toBe(201);
  });
});

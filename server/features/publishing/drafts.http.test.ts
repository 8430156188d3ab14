import { expect, test } from 'vitest';
import { adminOf } from '../../../tests/harness/cards.ts';
import { article, entriesOf, entryAt } from '../../../tests/harness/entries.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';

onEachEngine((make) => {
  test('an incomplete draft is kept, its address follows its title, and publishing checks it in full', async () => {
    const admin = await adminOf(await make());
    const add = (content: object, more: object = { incomplete: true }) => admin.post(entriesOf('article'), { content, ...more });
    expect((await add({ title: 'Mo' }, {})).status).toBe(400);
    const begun = await add({ title: 'Mo', topics: '', blocks: [] });
    expect(begun.status).toBe(201);
    expect(begun.body).toMatchObject({ slug: 'mo', state: 'draft', title: 'Mo' });
    expect(Object.keys(begun.body.faults).sort()).toEqual(['blocks', 'lede', 'topics']);
    const { id } = begun.body;
    const refused = await admin.post(entryAt('article', id, '/publish'), { version: 1 });
    expect([refused.status, refused.body.code]).toEqual([400, 'invalid-input']);
    expect((await admin.get(entryAt('article', id))).body).toMatchObject({ state: 'draft', live: null, faults: {} });

    const put = (content: object, version: number) => admin.put(entryAt('article', id), { content, version, incomplete: true });
    expect((await put({ title: 'Moving a shop' }, 1)).body.slug).toBe('moving-a-shop');
    const whole = await put(article({ title: 'Moving a shop' }), 2);
    expect(whole.body).toMatchObject({ newest: 3, slug: 'moving-a-shop' });
    expect(whole.body.faults).toBeUndefined();
    expect((await admin.post(entryAt('article', id, '/publish'), { version: 3 })).status).toBe(200);
    expect((await admin.post(entryAt('article', id, '/publish'), { version: 1 })).status).toBe(400);
    expect((await put(article({ title: 'Another title' }), 3)).body.slug).toBe('moving-a-shop');
  });

  test('a draft that is added again under its id, since the answer was lost, is there once', async () => {
    const admin = await adminOf(await make());
    const id = crypto.randomUUID();
    const add = (title: string) => admin.post(entriesOf('article'), { content: article({ title }), id });
    expect((await add('First')).body).toMatchObject({ id, newest: 1 });
    expect((await add('First, and more')).body).toMatchObject({ id, newest: 1, content: { title: 'First' } });
    const { entries } = (await admin.get(entriesOf('article'))).body;
    expect(entries.filter((entry: { builtIn: boolean }) => !entry.builtIn)).toHaveLength(1);
    expect((await admin.post(entriesOf('article'), { content: article(), id: 'mine' })).status).toBe(400);
  });

  test('a draft may lack something, but what it has must be right', async () => {
    const admin = await adminOf(await make());
    const faulty: [string, object][] = [
      ['invalid-input', { title: 'x'.repeat(121) }],
      ['invalid-input', { title: 7 }],
      ['invalid-input', { title: null }],
      ['invalid-input', { title: 'Right', blocks: [{ kind: 'html', text: 'x' }] }],
      ['invalid-input', { title: 'Right', lede: '{unicorns}' }],
      ['invalid-link', { title: 'Right', blocks: [{ kind: 'paragraph', text: [{ text: 'x', link: 'javascript:x' }] }] }],
      ['invalid-link', { title: 'Right', blocks: [{ kind: 'paragraph', text: [{ text: 'x', link: '/nowhere' }] }] }],
    ];
    for (const [code, content] of faulty) {
      const answer = await admin.post(entriesOf('article'), { content, incomplete: true });
      expect([JSON.stringify(content), answer.status, answer.body.code]).toEqual([JSON.stringify(content), 400, code]);
    }
    const page = await admin.post(entriesOf('page'), { content: {}, incomplete: true });
    expect(page.body).toMatchObject({ title: '', path: '/', state: 'draft' });
    expect((await admin.get(entriesOf('article'))).body.entries.every((each: { builtIn: boolean }) => each.builtIn)).toBe(true);
  });

  test('a hidden section stays in the words and is neither on the page nor found', async () => {
    const app = await make();
    const admin = await adminOf(app);
    const { body } = await admin.get(entryAt('page', 'devops'));
    const [first, second, ...others] = body.content.sections;
    const marked = { ...second, heading: 'Zanzibar heading' };
    const publish = async (section: object, version: number) => {
      await admin.put(entryAt('page', 'devops'), {
        content: { ...body.content, sections: [first, section, ...others] },
        version,
      });
      await admin.post(entryAt('page', 'devops', '/publish'), { version: version + 1 });
      return Promise.all(
        ['/managed-services/devops', '/search?q=zanzibar'].map(async (path) => (await app.app.request(path)).text()),
      );
    };
    const shown = await publish(marked, 0);
    expect(shown[0]).toContain('Zanzibar heading');
    expect(shown[1]?.replaceAll('?q=zanzibar', '')).toMatch(/zanzibar/i);
    const hidden = await publish({ ...marked, hidden: true }, 1);
    expect(hidden[0]).not.toContain('Zanzibar');
    expect(hidden[1]?.replaceAll('?q=zanzibar', '')).not.toMatch(/zanzibar/i);
    expect((await admin.get(entryAt('page', 'devops'))).body.content.sections[1]).toMatchObject({ hidden: true });
  });
});

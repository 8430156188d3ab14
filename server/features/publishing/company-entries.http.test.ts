import { expect, test } from 'vitest';
import { adminPaths, render, withDrawings } from '../../../app/entry.server.tsx';
import { bareSite } from '../../../tests/harness/bare-site.ts';
import { adminOf } from '../../../tests/harness/cards.ts';
import { companyEntry, entriesOf, entryAt, publishNew } from '../../../tests/harness/entries.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';

/** Pages as visitors get them. */
const renderer = { ...bareSite, adminPaths, render, withDrawings };

const linkedData = (html: string) =>
  Array.from(html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs), ([, json]) => JSON.parse(json ?? ''));

onEachEngine((make) => {
  async function site(now?: () => number) {
    const app = await make({ renderer, ...(now && { now }) });
    const admin = await adminOf(app);
    const get = async (path: string) => {
      const response = await app.app.request(path);
      return { status: response.status, to: response.headers.get('location'), html: await response.text() };
    };
    return { app, admin, get };
  }

  test('without entries there is no page, no section, no link and nothing in sitemap, search or llms.txt', async () => {
    const { get } = await site();
    for (const path of ['/insights/case-studies', '/careers', '/insights/case-studies/any', '/careers/any', '/jobs'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
    for (const path of ['/', '/about-us', '/contactUs', '/sitemap.xml', '/llms.txt', '/words/index.json']) {
      const { html } = await get(path);
      expect(html, path).not.toMatch(/\/careers|case-studies|id="(people|credentials|engagement-models|legal)"|foot-legal/);
    }
    expect((await get('/search?q=careers')).html).toContain('Working at');
  });

  test('a case study has a page, a list, links from the home page and menus, and is found; withdrawn, all of it is gone', async () => {
    const { admin, get } = await site();
    const { id, path } = await publishNew(admin, 'case-study', companyEntry['case-study']);
    expect(path).toBe('/insights/case-studies/a-test-warehouse-on-one-record');
    const shown = await get(path);
    expect(shown.status).toBe(200);
    for (const text of ['A test retailer', 'nobody trusted either count', 'test shops', 'SAP Ariba', 'What the work was'])
      expect(shown.html).toContain(text);
    expect(linkedData(shown.html).flat()).toContainEqual(expect.objectContaining({ '@type': 'Article' }));
    const list = await get('/insights/case-studies');
    expect(list.html).toContain(`href="${path}"`);
    expect((await get('/insights/case-studies?page=2')).status).toBe(404);
    expect(await get('/Case-Studies/')).toMatchObject({ status: 301, to: '/insights/case-studies' });
    const home = (await get('/')).html;
    expect(home).toContain('Discover Our Case Studies');
    expect(home).toMatch(/<a class="btn" href="\/insights\/case-studies">Read our case studies/);
    expect((await get('/managed-services/devops')).html).toContain('href="/insights/case-studies"');
    for (const file of ['/sitemap.xml', '/llms.txt', '/words/index.json']) expect((await get(file)).html, file).toContain(path);
    expect((await get('/search?q=test+warehouse')).html).toContain(path);

    await admin.put(entryAt('case-study', id), { content: companyEntry['case-study'], slug: 'warehouse', version: 1 });
    expect(await get(path)).toMatchObject({ status: 301, to: '/insights/case-studies/warehouse' });
    await admin.post(entryAt('case-study', id, '/withdraw'));
    expect((await get('/insights/case-studies/warehouse')).status).toBe(404);
    expect((await get('/insights/case-studies')).status).toBe(404);
    for (const file of ['/', '/sitemap.xml']) expect((await get(file)).html).not.toContain('case-studies');
  });

  test('a vacancy is told to search engines as a job, and is not shown after its last day', async () => {
    let time = Date.parse('2026-11-17T09:00:00Z');
    const { admin, get } = await site(() => time);
    const { path, until } = await publishNew(admin, 'vacancy', { ...companyEntry.vacancy, closes: '2026-11-30', remote: true });
    expect(until).toBe('2026-12-01T00:00:00.000Z');
    const { html } = await get(path);
    expect(linkedData(html).flat()).toContainEqual(
      expect.objectContaining({
        '@type': 'JobPosting',
        title: 'Tester of tests',
        datePosted: '2026-11-17',
        validThrough: '2026-11-30T23:59:59Z',
        employmentType: 'FULL_TIME',
        jobLocationType: 'TELECOMMUTE',
      }),
    );
    expect(html).toContain('November 30, 2026');
    expect((await get('/careers')).html).toContain(path);
    expect((await get('/jobs')).to).toBe('/careers');
    expect((await get('/search?q=jobs')).html).not.toContain('Working at');
    time = Date.parse('2026-11-30T23:59:59Z');
    expect((await get('/careers')).status).toBe(200);
    time = Date.parse('2026-12-01T00:00:00Z');
    expect((await get(path)).status).toBe(404);
    expect((await get('/careers')).status).toBe(404);
    expect((await get('/about-us')).html).not.toContain('/careers');
  });

  test('a page may lead to what editors added, and the list of pages knows their addresses', async () => {
    const { admin } = await site();
    const { path } = await publishNew(admin, 'case-study', companyEntry['case-study']);
    const { body } = await admin.get(entryAt('page', 'devops'));
    const [first, ...others] = body.content.sections;
    const save = (to: string) =>
      admin.put(entryAt('page', 'devops'), {
        content: { ...body.content, sections: [{ ...first, link: { text: 'Read it', path: to } }, ...others] },
        version: 0,
      });
    expect(await save('/insights/case-studies/none')).toMatchObject({ status: 400, body: { code: 'invalid-link' } });
    expect((await save(path)).status).toBe(200);

    const listing = { family: 'solutions', name: 'Test pages', summary: 'Pages for tests', hue: 'cloud' };
    await admin.post(entriesOf('page'), { content: { ...body.content, listing } });
    const { entries } = (await admin.get(`${entriesOf('page')}?search=test+pages`)).body;
    expect(entries).toMatchObject([{ path: '/solutions/test-pages', title: 'Test pages' }]);
  });

  test('people, credentials, engagement models and legal entities are sections of About Us while there are any', async () => {
    let time = Date.parse('2026-11-17T09:00:00Z');
    const { admin, get } = await site(() => time);
    await publishNew(admin, 'person', { ...companyEntry.person, name: 'Zoe Last', place: 2 });
    await publishNew(admin, 'person', { ...companyEntry.person, place: 1 });
    await publishNew(admin, 'engagement-model', companyEntry['engagement-model']);
    await publishNew(admin, 'legal-entity', companyEntry['legal-entity']);
    await publishNew(admin, 'credential', { ...companyEntry.credential, expires: '2026-12-31' });
    await publishNew(admin, 'credential', { ...companyEntry.credential, name: 'For good' });
    const about = (await get('/about-us')).html;
    for (const id of ['people', 'engagement-models', 'credentials', 'legal']) expect(about).toContain(`id="${id}"`);
    expect(about.indexOf('Testa Person')).toBeLessThan(about.indexOf('Zoe Last'));
    expect(about).toContain('December 31, 2026');
    expect(linkedData(about).flat()).toContainEqual(
      expect.objectContaining({
        legalName: 'Test Works Inc.',
        employee: [expect.objectContaining({ name: 'Testa Person' }), expect.anything()],
      }),
    );
    expect((await get('/contactUs')).html).toContain('000-TEST');
    expect((await get('/privacy')).html).toContain('Test Works Inc., Alberta 000-TEST');
    expect((await get('/search?q=testa')).html).toContain('/about-us');

    const expired = await admin.post(entriesOf('credential'), { content: { ...companyEntry.credential, expires: '2026-11-16' } });
    const answer = await admin.post(entryAt('credential', expired.body.id, '/publish'), { version: 1 });
    expect([answer.status, answer.body.code]).toEqual([400, 'invalid-period']);

    time = Date.parse('2027-01-01T00:00:00Z');
    const later = (await get('/about-us')).html;
    expect(later).not.toContain('Test certificate 9000');
    expect(later).toContain('For good');
  });
});

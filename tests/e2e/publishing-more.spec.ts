import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { paths } from '../../contract/paths.ts';
import { enterDashboard, expect, test } from './support/admin.ts';
import { objections } from './support/axe.ts';
import { pictureFile } from './support/cards.ts';
import { ownPage } from './support/kept-page.ts';
import {
  article,
  body,
  editorPath,
  entriesApi,
  saveLine,
  undoDeletion,
  withoutPreview,
  withPreview,
} from './support/publishing.ts';

test.use({ viewport: withoutPreview });

test('a case study is written by keyboard alone, kept while incomplete, and then the home page leads to it', async ({
  page,
  owner,
  server,
}) => {
  const home = async () => (await fetch(server.url)).text();
  expect(await home()).not.toContain('case-studies');
  await enterDashboard(page, owner, '/adminDashboard/company');
  await page.getByRole('link', { name: 'New case study' }).first().press('Enter');
  await page.getByLabel('Title').focus();
  await page.keyboard.type('A test ledger');
  await expect(saveLine(page)).toContainText('still to be filled');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('A test ledger');
  await page.getByRole('button', { name: 'Publish now' }).press('Enter');
  await expect(page.getByLabel('Lead-in')).toBeFocused();
  await page.keyboard.type('What changed, and how long it took.');
  await page.keyboard.press('Tab');
  await page.keyboard.type('A test client');
  await body(page).focus();
  await page.keyboard.type('It went well.');
  await page.getByRole('button', { name: 'Publish now' }).press('Enter');
  await expect(page.getByText('“A test ledger” is live.')).toBeVisible();
  expect(await home()).toContain('href="/insights/case-studies"');

  await page.goto('/');
  await page.getByRole('tab', { name: /Discover Our Case Studies/ }).click();
  await page.getByRole('link', { name: 'Read our case studies' }).click();
  await page.getByRole('link', { name: /Read the case study/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('A test ledger');
  expect(await objections(page)).toEqual([]);
  await page.goto('/adminDashboard/company?kind=case-study');
  await page.getByRole('link', { name: 'A test ledger' }).click();
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.locator('.states .ended')).toBeVisible();
  expect(await home()).not.toContain('case-studies');
});

test('a section is hidden from visitors and shown again', async ({ page, owner, server }) => {
  await enterDashboard(page, owner, editorPath('pages', 'paas'));
  const section = page.locator('.sections > li').nth(1);
  const heading = await section.locator('.item-name > span').first().textContent();
  const shown = async () => (await (await fetch(`${server.url}/Paas`)).text()).includes(`>${heading}</h2>`);
  expect(await shown()).toBe(true);
  await section.locator('> .item-head [data-act=hide]').press('Enter');
  await expect(section).toContainText('Hidden');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.locator('.states .live')).toBeVisible();
  expect(await shown()).toBe(false);
  await section.locator('> .item-head [data-act=hide]').press('Enter');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect.poll(shown).toBe(true);
});

test('a picture is replaced everywhere', async ({ page, owner, server }) => {
  await enterDashboard(page, owner, '/adminDashboard/pictures');
  await expect(page.locator('.pictures li, .empty').first()).toBeVisible();
  const before = await page.locator('.pictures li').count();
  const files = [await pictureFile({ name: 'old.png' }), await pictureFile({ name: 'new.png', colour: '#2a6' })];
  await page.locator('input[type=file]').setInputFiles(files);
  await expect(page.locator('.pictures li')).toHaveCount(before + 2);
  const api = entriesApi(server, owner);
  const { images } = (await (
    await fetch(`${server.url}/api/v1/images`, { headers: { authorization: `Bearer ${owner.token}` } })
  ).json()) as { images: { image: string }[] };
  const [first, second] = images.map(({ image }) => image);
  const image = { image: first, alt: 'A sky', decorative: false, focus: { x: 0.5, y: 0.5 } };
  const { id } = await api.add('article', { ...article('With a sky'), image });
  await page.reload();
  await page.locator('.pictures button').first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Replace everywhere' }).click();
  await page.getByRole('dialog').last().locator('.pictures button').nth(1).click();
  await expect(page.getByText('The picture is replaced everywhere.')).toBeVisible();
  expect((await api.read('article', id)).content.image).toMatchObject({ image: second });
});

test('a new page below a family is written, previewed, and then in menu, list and sitemap', async ({ page, owner, server }) => {
  const read = async (path: string) => (await fetch(server.url + path)).text();
  await page.setViewportSize(withPreview);
  await enterDashboard(page, owner, '/adminDashboard/pages');
  await page.getByRole('link', { name: 'New page' }).first().click();
  const part = (name: string) => page.getByRole('group', { name, exact: true });
  await part('Place in the site').getByLabel('Family').selectOption('solutions');
  await part('Place in the site').getByLabel('Name').fill('Field service');
  await part('Place in the site').getByLabel('Summary').fill('Crews, parts and visits in one plan');
  await page.getByLabel('Title').fill('Field service');
  await page
    .getByLabel('Description')
    .first()
    .fill('Plan crews, parts and visits together, and know what happened at every site.');
  await part('Opening').getByLabel('Heading').fill('The right part in the right van');
  await part('Opening').getByLabel('Lead-in').fill('Crews leave with what the visit needs.');
  const section = page.locator('.sections > li').first();
  await section.getByLabel('Lead-in').fill('One plan for people and parts.');
  await section.getByLabel('Paragraphs 1').fill('Whoever plans sees both.');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('The right part in the right van');
  await expect(frame.getByText('Whoever plans sees both.')).toBeVisible();

  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('“Field service” is live.')).toBeVisible();
  const path = '/solutions/field-service';
  expect(await read(path)).toContain('The right part in the right van');
  for (const other of ['/', '/services', '/sitemap.xml', '/solutions/retail-end-to-end'])
    expect([other, (await read(other)).includes(path)]).toEqual([other, true]);
  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(undoDeletion(page)).toBeVisible();
  expect((await fetch(server.url + path)).status).toBe(404);
});

test(
  'the server restarts while somebody types: it is saved when the server is back, and published once',
  ownPage,
  async ({ page, owner, server }) => {
    const api = entriesApi(server, owner);
    const { id } = await api.add('article', article('Before the restart'));
    await page.clock.install();
    await enterDashboard(page, owner, editorPath('articles', id));
    await expect(page.getByLabel('Title')).toHaveValue('Before the restart');
    // The last save before the end is stored, and its answer lost: nobody is asked about a conflict with themselves.
    await page.route(`**${paths.entry.replace(':kind', 'article').replace(':id', id)}`, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByLabel('Title').fill('Stored ');
    await expect(saveLine(page)).toContainText('No connection');
    expect((await api.read('article', id)).title).toBe('Stored');
    await page.unrouteAll();
    await server.restart(async () => {
      await page.getByLabel('Title').fill('Typed without a server');
      await body(page).press('ControlOrMeta+End');
      await page.keyboard.type(' And a second sentence.');
    });
    await expect(async () => {
      await page.clock.fastForward(4000); // as often it is tried again
      await expect(saveLine(page)).toContainText('Saved', { timeout: 1000 });
    }).toPass();
    const { content, newest } = await api.read('article', id);
    expect(content).toMatchObject({
      title: 'Typed without a server',
      blocks: [{ text: [{ text: 'The first paragraph. And a second sentence.' }] }],
    });
    await page.getByRole('button', { name: 'Publish now' }).click();
    await expect(page.locator('.states .live')).toBeVisible();
    expect((await api.read('article', id)).live).toBe(newest);
  },
);

test('an article that is older than the index is found by All results and by the search page', async ({
  page,
  owner,
  server,
  problems,
}) => {
  const entries = entriesApi(server, owner);
  const publish = async (content: ReturnType<typeof article> & { published?: string }) => {
    const { id } = await entries.add('article', content);
    const path = `${paths.entry.replace(':kind', 'article').replace(':id', id)}/publish`;
    const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' };
    expect((await fetch(server.url + path, { method: 'POST', headers, body: '{"version":1}' })).status).toBe(200);
    return id;
  };
  await publish({ ...article('Zymurgy of the harbour'), published: '2020-01-01' });
  const model = await publish(article('One of very many'));
  const db = new DatabaseSync(join(server.dataDir, 'norvane.db'), { timeout: 30_000 });
  const copy = (table: string, own: Record<string, string>) => {
    const columns = db.prepare(`select name from pragma_table_info('${table}')`).all() as { name: string }[];
    const values = columns.map(({ name }) => own[name] ?? name).join(', ');
    db.exec(`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < 100)
      insert into ${table} select ${values} from numbers, ${table} where key = 'article/${model}'`);
  };
  const [id, key] = ["'copy-' || n", "'article/copy-' || n"];
  copy('entry', { id, key, slug: id });
  copy('entry_version', { key });
  await publish(article('The newest of all'));

  await page.goto('/privacy');
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: 'Search this website' }).fill('zymurgy');
  await expect(page.getByRole('status').filter({ hasText: 'All results has older articles and news, too.' })).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=zymurgy');
  await page.getByRole('searchbox').focus(); // React takes the page over
  await expect(page.locator('html')).toHaveAttribute('data-app', 'ready');
  await expect(page.getByRole('heading', { level: 2, name: '1 result for “zymurgy”' })).toBeVisible();
  await page.getByRole('searchbox').fill('harbour zymurgy');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/harbour/);
  await page.getByRole('link', { name: /Zymurgy of the harbour/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zymurgy of the harbour');
  expect(problems).toEqual([]);
  for (const table of ['entry', 'entry_version', 'entry_words']) db.exec(`delete from ${table} where key like 'article/copy-%'`);
  db.close();
});

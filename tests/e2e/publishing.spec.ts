import { enterDashboard, expect, test } from './support/admin.ts';
import { objections, rulesOf } from './support/axe.ts';
import { cardsApi, pictureFile } from './support/cards.ts';
import {
  article,
  body,
  clipboardHtml,
  editorPath,
  entriesApi,
  paste,
  saveLine,
  undoDeletion,
  withoutPreview,
  withPreview,
} from './support/publishing.ts';

test.use({ viewport: withoutPreview });

test('an article is written, pasted into and published, and visitors read it', async ({ page, owner, server }) => {
  await page.setViewportSize(withPreview);
  await enterDashboard(page, owner, '/adminDashboard/articles');
  await page.getByRole('link', { name: 'New article' }).first().click();
  await page.getByLabel('Title').fill('Moving a ledger');
  await page.getByLabel('Topics').fill('Ledgers');
  await page.getByLabel('Lead-in').fill('What was moved, and in which order.');
  await body(page).click();
  await page.keyboard.type('Begin here, ');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.type('slowly');
  await page.keyboard.press('ControlOrMeta+b');
  await page.keyboard.press('Enter');
  await paste(page, clipboardHtml('google-docs'));
  await expect(saveLine(page)).toContainText(/Saved \d\d:\d\d/);
  await expect(page).toHaveURL(/entry=[\w-]{36}$/);

  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toHaveText('Moving a ledger');
  await expect(frame.locator('article strong').first()).toHaveText('slowly');

  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.locator('.states .live')).toBeVisible();
  const html = await (await fetch(`${server.url}/blogDetails/moving-a-ledger`)).text();
  expect(html).toContain('<strong>old ledger</strong>');
  expect(html).toContain('Of every month');
  expect(html).not.toContain('font-family');
});

test('a sentence of a page is changed, seen at once in the preview, and public after publishing', async ({
  page,
  owner,
  server,
}) => {
  await page.setViewportSize(withPreview);
  await enterDashboard(page, owner, editorPath('pages', 'devops'));
  const opening = page.getByRole('group', { name: 'Opening' });
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await frame.locator('html').evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await opening.getByLabel('Lead-in').fill('Releases without held breath.');
  await expect(frame.locator('.hero .lede')).toHaveText('Releases without held breath.');
  expect(await frame.locator('html').evaluate(() => scrollY)).toBe(300);
  expect(await (await fetch(`${server.url}/devops`)).text()).not.toContain('held breath');

  // Pressed while the save is still to come: what is on the screen goes out, once.
  await opening.getByLabel('Lead-in').fill('Releases without a held breath.');
  await page.getByRole('button', { name: 'Publish now' }).dblclick();
  await expect(page.locator('.states .live')).toBeVisible();
  expect(await (await fetch(`${server.url}/devops`)).text()).toContain('Releases without a held breath.');

  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.locator('.states .built-in')).toBeVisible();
  expect(await (await fetch(`${server.url}/devops`)).text()).not.toContain('held breath');
});

test('sections are added, moved and removed by keyboard', async ({ page, owner }) => {
  await enterDashboard(page, owner, editorPath('pages', 'iaas'));
  const names = page.locator('.sections > li .item-name b');
  await expect(names.first()).toBeVisible();
  const before = await names.allTextContents();
  const down = page.locator('.sections > li').first().locator('> .item-head [data-act=down]');
  await down.focus();
  await page.keyboard.press('Enter');
  await expect(names).toHaveText([before[1], before[0], ...before.slice(2)] as string[]);
  await expect(page.locator('.sections > li').nth(1).locator('> .item-head [data-act=down]')).toBeFocused();
  await page.locator('.add-kinds summary').focus();
  await page.keyboard.press('Enter');
  await page.locator('.add-kinds').getByRole('button', { name: /^List/ }).focus();
  await page.keyboard.press('Enter');
  await expect(names).toHaveCount(before.length + 1);
  await page.locator('.sections > li').last().locator('> .item-head [data-act=remove]').press('Enter');
  await expect(names).toHaveCount(before.length);
});

test('news is planned: visitors do not get it yet, the site on that date shows it', async ({ page, owner, server }) => {
  await enterDashboard(page, owner, editorPath('news', 'new'));
  await page.getByLabel('Title').fill('Planned news');
  await page.getByLabel('Text').fill('Something that comes later.');
  await expect(saveLine(page)).toContainText('Saved');
  await page.getByRole('button', { name: 'Plan' }).click();
  await expect(page.getByRole('dialog')).toContainText('Times are those of your computer');
  await page.getByRole('dialog').getByLabel('From').fill('2027-03-01T09:00');
  await page.getByRole('button', { name: 'Plan it' }).click();
  await expect(page.locator('.states .scheduled')).toBeVisible();
  expect(await (await fetch(`${server.url}/insights/news`)).text()).not.toContain('Planned news');

  await page.getByRole('link', { name: 'Site on a date' }).click();
  await page.getByLabel('Date and time').fill('2027-03-02T09:00');
  const frame = page.frameLocator('iframe');
  await expect(frame.getByRole('heading', { level: 1 })).toBeVisible();
  await frame.locator('a[href="/insights/news"]').first().dispatchEvent('click');
  await expect(frame.getByText('Planned news')).toBeVisible();
});

test('a deleted article is back with Undo', async ({ page, owner, server }) => {
  const { id } = await entriesApi(server, owner).add('article', article('Deleted by mistake'));
  await enterDashboard(page, owner, editorPath('articles', id));
  await page.getByRole('button', { name: 'Delete' }).click();
  await undoDeletion(page).click();
  await expect(page.getByRole('link', { name: 'Deleted by mistake' })).toBeVisible();
});

test('pictures are uploaded together, described, and chosen with a focal point', async ({ page, owner, server }) => {
  await enterDashboard(page, owner, '/adminDashboard/pictures');
  const files = [await pictureFile({ name: 'one.png' }), await pictureFile({ name: 'two.png', colour: '#a16' })];
  await expect(page.locator('.pictures li, .empty').first()).toBeVisible();
  const before = await page.locator('.pictures li').count();
  await page.locator('input[type=file]').setInputFiles(files);
  await expect(page.locator('.pictures li')).toHaveCount(before + 2);
  await page.locator('.pictures button').first().click();
  await page.getByRole('dialog').getByLabel('Alt text').fill('A quiet sky');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.pictures').getByText('A quiet sky')).toBeVisible();

  const api = entriesApi(server, owner);
  const { id } = await api.add('article', article('With a picture'));
  await page.goto(editorPath('articles', id));
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /A quiet sky/ })
    .click();
  const point = page.getByRole('slider', { name: 'Focal point' });
  await point.press('ArrowLeft');
  await expect(point).toHaveAttribute('aria-valuenow', '45');
  await expect(saveLine(page)).toContainText('Saved');
  await expect
    .poll(async () => (await api.read('article', id)).content.image)
    .toMatchObject({ alt: 'A quiet sky', focus: { x: 0.45, y: 0.5 } });
});

test('a banner gets a link with a label, and the homepage shows it once it is published', async ({ page, owner, server }) => {
  const cards = cardsApi(server, owner);
  await cards.addBanner('Campaign');
  await cards.show();
  await enterDashboard(page, owner);
  await page.getByRole('link', { name: 'Link, plan, versions Campaign' }).click();
  await page.getByRole('button', { name: 'Add: Link' }).click();
  await page.getByLabel('Label').fill('Read about it');
  await page.getByLabel('Leads to').fill('ariba');
  await page.getByRole('option', { name: /Ariba/ }).click();
  await expect(saveLine(page)).toContainText('Saved');
  const home = async () => (await fetch(server.url)).text();
  expect(await home()).not.toContain('Read about it');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('“Campaign” is live.')).toBeVisible();
  expect(await home()).toContain('Read about it');
  await cards.clear();
});

test('company facts: a figure is changed, every page that names it follows, and an overdue review is told', async ({
  page,
  owner,
  server,
}) => {
  const about = async () => (await fetch(`${server.url}/about-us`)).text();
  await page.setViewportSize(withPreview);
  await enterDashboard(page, owner, '/adminDashboard/facts');
  await expect(page.getByRole('row', { name: /\{clients\}/ })).toContainText('About');
  await page.getByLabel('Clients').fill('1234');
  await page.getByRole('combobox', { name: 'Page in the preview' }).selectOption('/about-us');
  await expect(page.frameLocator('iframe').getByText('1,234').first()).toBeVisible();
  await page.getByRole('textbox', { name: /^Phone/ }).fill('+1 780 555 0100');

  const claims = page.getByRole('group', { name: 'Claims register' });
  await claims.getByRole('button', { name: 'Add: Clients', exact: true }).click();
  await page.getByLabel('What it rests on').fill('The list of invoices.');
  await page.getByLabel('As of').fill('2025-01-01');
  await page.getByLabel('Look at it again on').fill('2026-01-01');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(page.getByText('is live.')).toBeVisible();
  expect(await about()).toContain('1,234');
  expect(await (await fetch(`${server.url}/contactUs`)).text()).toContain('tel:+17805550100');
  await page.goto('/adminDashboard/facts');
  await expect(page.getByText('The review of “Clients” was due on 2026-01-01.')).toBeVisible();

  await page.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw' }).click();
  await expect(page.locator('.states .built-in')).toBeVisible();
  expect(await about()).not.toMatch(/1,?234/);
});

test('the panels have no faults that axe finds, wide and on a phone', async ({ page, owner }) => {
  await enterDashboard(page, owner);
  for (const [way, shown] of [
    [['articles'], '.entries'],
    [['articles?entry=1'], '.tiptap'],
    [['pages', 'pages?entry=sap-ariba'], '.save-line'],
    [['company', 'company?kind=person'], '.empty'],
    [['facts'], '.save-line'],
    [['pictures'], '.library'],
    [['asOf'], '.as-of iframe'],
  ] as const) {
    for (const path of way) {
      await page.locator(`a[href="/adminDashboard/${path}"]`).first().click();
      await expect(page).toHaveURL(`/adminDashboard/${path}`);
    }
    await expect(page.locator(shown)).toBeVisible();
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const look = { theme: 'light', width } as const;
      expect(await objections(page, { part: '.main', ...rulesOf(look) }), `${way} at ${width}`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${way}`).toBeLessThanOrEqual(width);
    }
  }
});

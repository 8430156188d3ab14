import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { paths } from '../../contract/paths.ts';
import { adminSession, enterDashboard, expect, test } from './support/admin.ts';
import { objections, rulesOf } from './support/axe.ts';
import { cardsApi, entry } from './support/cards.ts';
import { ownPage } from './support/kept-page.ts';
import { inEveryLook } from './support/page-checks.ts';
import { startServer } from './support/server.ts';

test.describe.configure({ mode: 'default' });

test('the sidebar has the entries of the specification, ours below a line, and folds', async ({ page, owner }) => {
  await enterDashboard(page, owner);
  const names = page.getByRole('navigation', { name: 'Panels' }).locator('li:not(.divider) > * > span:not(.sr)');
  await expect(names).toHaveText([
    'All Banners',
    'Add Banner',
    'Add Service',
    'All Services',
    'Articles',
    'News',
    'Pages',
    'Cases, people, jobs',
    'Company facts',
    'Pictures',
    'Site on a date',
    'Messages',
    'Team',
    'Webhooks',
    'Bin',
    'Activity',
    /^My account/,
    'LogOut',
  ]);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Banners');
  await expect(page.locator('header.site-header, footer')).toHaveCount(0);
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toHaveAttribute('aria-expanded', 'false');
  await page.getByRole('link', { name: 'Add Banner' }).first().click();
  await expect(page).toHaveURL(/\/adminDashboard\/addBanner$/);
  await expect(page.locator('.shell')).toHaveClass(/slim/);
  await page.getByRole('button', { name: 'Expand sidebar' }).click();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('All Banners');
});

test('the raw page of a panel holds no data and is not to be indexed', async ({ request, server, owner }) => {
  await cardsApi(server, owner).addBanner('Never in the shell');
  const response = await request.get('/adminDashboard/allBanners');
  expect(response.headers()['x-robots-tag']).toBe('noindex');
  expect(await response.text()).not.toContain('Never in the shell');
});

test('what stands above a list does not move when the list arrives', async ({ page, server, owner }) => {
  const api = cardsApi(server, owner);
  await api.clear();
  await api.addBanner('Late');
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(`**${paths.banners}`, async (route) => {
    await released;
    await route.continue();
  });
  await enterDashboard(page, owner);
  const preview = page.getByRole('button', { name: /^Preview homepage/ });
  await expect(page.getByText('Loading banners')).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => {}));
  const before = await preview.boundingBox();
  release();
  await expect(entry(page, 'Late')).toBeVisible();
  await expect(page.getByText('1 banner', { exact: true })).toBeVisible();
  expect(await preview.boundingBox()).toEqual(before);
});

test('of five hundred banners only those near the window are painted', async ({ page, owner }) => {
  const picture = { src: '/favicon.svg', width: 640, height: 360, placeholder: '', sources: [] };
  const many = Array.from({ length: 500 }, (_, number) => ({
    _id: `id-${number}`,
    banner: { title: `Banner ${number}`, description: 'One of many', image: 'x.jpg' },
    version: 1,
    alt: '',
    decorative: true,
    picture,
  }));
  await page.route(`**${paths.banners}`, (route) => route.fulfill({ json: many }));
  await enterDashboard(page, owner);
  await expect(page.locator('.item')).toHaveCount(500);
  // Only what is near the window is laid out and painted, wherever one has scrolled to.
  const painted = () =>
    page
      .locator('.item > .item-text')
      .evaluateAll((texts) => texts.filter((text) => text.checkVisibility({ contentVisibilityAuto: true })).length);
  for (const top of [0, 30_000, 1_000_000]) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await expect.poll(painted).toBeGreaterThan(0);
    expect(await painted()).toBeLessThan(60);
  }
  await expect(page.locator('.item h2', { hasText: 'Banner 499' })).toBeInViewport();
});

test('every panel is sound for assistive technology and fits, light and dark, wide and narrow', async ({
  page,
  server,
  owner,
}) => {
  const api = cardsApi(server, owner);
  await api.clear();
  await api.addBanner('W'.repeat(120), { description: 'W'.repeat(400) });
  await api.addBanner('Short', { alt: 'A sky' });
  await api.addService('Heat pumps');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const check = (what: string) =>
    inEveryLook(page, async (look) => {
      expect({ what, ...look, found: await objections(page, rulesOf(look)) }).toEqual({ what, ...look, found: [] });
      expect([what, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([what, look.width]);
    });
  await enterDashboard(page, owner);
  await expect(entry(page, 'Short')).toBeVisible();
  await check('All Banners');
  await page.getByRole('button', { name: 'Update Short' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await check('Update');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  for (const [panel, shown] of [
    ['Add Service', 'form.add-form'],
    ['All Services', '.item'],
    ['Bin', '.empty'],
    ['Activity', '.activity'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Panels' }).getByRole('link', { name: panel, exact: true }).click();
    await expect(page.locator(shown)).toBeVisible();
    await check(panel);
  }
});

test('the dashboard says what is wrong while it is, and visitors notice nothing', ownPage, async ({ page }) => {
  let isUp = true;
  const bucket = createServer((req, res) => {
    if (!isUp) return void res.destroy();
    res.writeHead(req.url?.includes('list-type') ? 200 : 404).end('<ListBucketResult></ListBucketResult>');
  });
  await new Promise<void>((resolve) => bucket.listen(0, '127.0.0.1', resolve));
  const { port } = bucket.address() as AddressInfo;
  const server = await startServer({ S3_URL: `http://key:secret@127.0.0.1:${port}/norvane` });
  try {
    await page.clock.install();
    await enterDashboard(page, await adminSession(server), `${server.url}/adminDashboard`);
    const fault = page.getByRole('status').filter({ hasText: 'The image storage cannot be reached.' });
    await expect(page.getByText('No backup has been made yet.')).toBeVisible();
    await expect(fault).toHaveCount(0);

    const seen = async (count: number) => {
      await page.clock.fastForward(30_000); // as often the dashboard asks
      await expect(fault).toHaveCount(count, { timeout: 1000 });
    };
    isUp = false;
    await expect(() => seen(1)).toPass();
    expect(await objections(page)).toEqual([]);
    expect((await page.request.get(server.url)).status()).toBe(200);
    isUp = true;
    await expect(() => seen(0)).toPass();
  } finally {
    await server.stop();
    bucket.close();
  }
});

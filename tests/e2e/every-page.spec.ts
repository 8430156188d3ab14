// Every page is loaded once and then looked at in each size and theme: loading is what takes the time.
import { servicePages, siteMap } from '../../content/site-map.ts';
import { openApp } from './support/application.ts';
import { objections } from './support/axe.ts';
import { brokenTexts, lostFocus, setTheme, sideways, smallTargets, withLargeText } from './support/page-checks.ts';
import { expect, test } from './support/test.ts';

const publicPaths: string[] = siteMap.map(({ path }) => path);
const accountPaths = ['/adminregister', '/adminVerifyEmail', '/adminLogin', '/forget-password', '/reset-password'];
/** Where the layout is one of its own: these are looked at more closely. */
const oneOfEachKind = [
  '/',
  '/enterprise-systems/sap-hana',
  '/AnalyticsBI',
  '/mendixPage',
  '/contactUs',
  '/insights/news',
  '/blogDetails/2',
  '/services',
  '/search',
  '/adminLogin',
];

for (const path of [...publicPaths, ...accountPaths]) {
  test(`${path} holds in every look: title, heading, width, axe, console, text at 200 %`, async ({ page, problems }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await openApp(page, path);
    const isPublic = publicPaths.includes(path);
    if (isPublic) expect.soft(await sideways(page), '320 px scrolls sideways').toBeLessThanOrEqual(0);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.soft(page).toHaveTitle(/Norvane/);
      await expect.soft(page.locator('h1')).toHaveCount(1);
      expect.soft(await sideways(page), `${width} px scrolls sideways`).toBeLessThanOrEqual(0);
      expect.soft(await objections(page), `light ${width}`).toEqual([]);
      await setTheme(page, 'dark');
      expect.soft(await objections(page, { rules: ['color-contrast'] }), `dark ${width}`).toEqual([]); // nothing else changes with the theme
      await setTheme(page, 'light');
    }
    await page.setViewportSize({ width: 360, height: 740 });
    await withLargeText(page, async () => {
      if (isPublic) expect.soft(await brokenTexts(page), 'text at 200 %').toEqual([]);
      expect.soft(await sideways(page), 'text at 200 % scrolls sideways').toBeLessThanOrEqual(0);
    });
    expect(problems).toEqual([]);
  });
}

for (const path of oneOfEachKind) {
  test(`${path} has targets of 24 px, shows the focus and never under the bar, and passes axe at twice the text size`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 1280, height: 700 });
    await openApp(page, path);
    expect.soft(await lostFocus(page, 45)).toEqual([]);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect.soft(await smallTargets(page), `${width} px`).toEqual([]);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
    await withLargeText(page, async () => {
      expect.soft(await sideways(page)).toBeLessThanOrEqual(0);
      expect.soft(await objections(page)).toEqual([]);
    });
  });
}

test('every link inside the site leads to a page that answers', async ({ request }) => {
  const links = new Set<string>();
  for (const path of publicPaths) {
    const html = await (await request.get(path)).text();
    for (const [, href = ''] of html.matchAll(/<a\s[^>]*href="(\/[^"#]*)/g)) links.add(href.replaceAll('&amp;', '&'));
  }
  expect(links.size).toBeGreaterThan(publicPaths.length - 5);
  for (const link of links) {
    const response = await request.get(link, { maxRedirects: 0 });
    expect(response.status(), link).toBe(200);
  }
  for (const entry of servicePages) expect([...links], `${entry.path} is linked from nowhere`).toContain(entry.path);
});

test('an unknown page, a third article and an unknown panel are 404 with a way home', async ({ page }) => {
  for (const path of ['/nowhere', '/blogDetails/3', '/adminDashboard/nowhere']) {
    const response = await page.goto(path);
    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page.getByRole('main').locator('a[href="/"]').first()).toBeVisible();
  }
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('every page reads: its heading and its text are visible', async ({ page }) => {
    for (const path of publicPaths) {
      await page.goto(path);
      await expect(page.locator('h1')).toBeVisible();
      const hidden = await page
        .locator('main .reveal')
        .evaluateAll((cards) => cards.filter((card) => getComputedStyle(card).opacity !== '1').length);
      expect(hidden, path).toBe(0);
    }
  });
});

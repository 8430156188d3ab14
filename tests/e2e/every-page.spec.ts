// Every page is loaded once and then looked at in each size and theme: loading is what takes the time.
import type { Page } from '@playwright/test';
import { servicePages, siteMap } from '../../content/site-map.ts';
import { openApp } from './support/application.ts';
import { objections, rulesOf } from './support/axe.ts';
import { brokenTexts, inEveryLook, lostFocus, setTheme, sideways, smallTargets, withLargeText } from './support/page-checks.ts';
import { expectPageWords, sheets } from './support/page-words.ts';
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

/** Footer and closed menus are the same everywhere: they are looked at where one page stands for its kind. */
const shell = '.footer, [popover]';

for (const path of [...publicPaths, ...accountPaths]) {
  test(`${path} holds in every look: title, heading, words, width, axe, console, text at 200 %, on paper`, async ({
    page,
    problems,
  }) => {
    const isPublic = publicPaths.includes(path);
    const isOneOfItsKind = oneOfEachKind.includes(path);
    await page.setViewportSize({ width: 320, height: 640 });
    await openApp(page, path);
    if (isPublic) expect.soft(await sideways(page), '320 px scrolls sideways').toBeLessThanOrEqual(0);
    await page.setViewportSize({ width: 360, height: 900 });
    await expectPageWords(page, path);
    await withLargeText(page, async () => {
      if (isPublic) expect.soft(await brokenTexts(page), 'text at 200 %').toEqual([]);
      expect.soft(await sideways(page), 'text at 200 % scrolls sideways').toBeLessThanOrEqual(0);
    });
    await inEveryLook(page, async (look) => {
      const without = isOneOfItsKind ? undefined : shell;
      expect.soft(await objections(page, { without, ...rulesOf(look) }), `${look.theme} ${look.width}`).toEqual([]);
      if (look.theme === 'dark') return;
      await expect.soft(page).toHaveTitle(/Norvane/);
      await expect.soft(page.locator('h1')).toHaveCount(1);
      expect.soft(await sideways(page), `${look.width} px scrolls sideways`).toBeLessThanOrEqual(0);
      if (isOneOfItsKind) expect.soft(await smallTargets(page), `targets below 24 px at ${look.width} px`).toEqual([]);
    });
    if (isOneOfItsKind) await lookCloser(page);
    if (servicePages.some((entry) => entry.path === path)) expect.soft(await sheets(page), 'sheets of paper').toBe(1);
    expect(problems).toEqual([]);
  });
}

/** What only a phone shows has its contrast; axe passes at twice the text size; the focus is shown and never under the bar. */
async function lookCloser(page: Page) {
  await page.setViewportSize({ width: 360, height: 900 });
  for (const theme of ['dark', 'light'] as const) {
    await setTheme(page, theme);
    expect.soft(await objections(page, { rules: ['color-contrast'] }), `contrast, ${theme} 360`).toEqual([]);
  }
  await page.setViewportSize({ width: 1280, height: 900 });
  await withLargeText(page, async () => {
    expect.soft(await sideways(page), 'text at 200 % scrolls sideways at 1280 px').toBeLessThanOrEqual(0);
    expect.soft(await objections(page, { exceptRules: ['color-contrast'] }), 'text at 200 % at 1280 px').toEqual([]);
  });
  await page.setViewportSize({ width: 1280, height: 700 });
  expect.soft(await lostFocus(page, 45), 'focus').toEqual([]);
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
      const read = await page.evaluate(() => ({
        heading: document.querySelector('h1')?.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        hidden: [...document.querySelectorAll('main .reveal')].filter((card) => getComputedStyle(card).opacity !== '1').length,
      }));
      expect(read, path).toEqual({ heading: true, hidden: 0 });
    }
  });
});

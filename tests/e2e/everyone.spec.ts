import type { Page } from '@playwright/test';
import { openApp } from './support/application.ts';
import { objections } from './support/axe.ts';
import { ownPage } from './support/kept-page.ts';
import { expect, test } from './support/test.ts';
import { trickle } from './support/trickle.ts';

test('the skip link comes first and leads past the bar', async ({ page }) => {
  await page.goto('/Oracle');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => Boolean(document.activeElement?.closest('main')))).toBe(true);
});

test('in forced colours controls keep their edges', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/contactUs');
  for (const control of [page.getByRole('button', { name: 'Submit' }), page.locator('input[name=email]')]) {
    expect(await control.evaluate((element) => Number.parseFloat(getComputedStyle(element).borderTopWidth))).toBeGreaterThan(0);
  }
  expect(await objections(page)).toEqual([]);
});

test('in forced colours all of the selected tab can be read, and the opening stands on the system’s ground, not on a picture', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  for (const path of ['/AnalyticsBI', '/']) {
    await page.goto(path);
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme });
      const colours = await page
        .getByRole('tab', { selected: true })
        .evaluate((tab) => [tab, ...tab.children].map((part) => getComputedStyle(part).color));
      expect(new Set(colours).size, `${path}, ${colorScheme}: ${colours}`).toBe(1);
    }
  }
  for (const picture of ['.hero-art', '.ring-svg']) await expect(page.locator(picture)).toBeHidden();
  await expect(page.locator('.header')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('in forced colours drawings and the ring are lines in the system’s colours, not filled areas', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const paint = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((shape) => ({ fill: getComputedStyle(shape).fill, stroke: getComputedStyle(shape).stroke }));
  await page.goto('/solutions/retail-end-to-end');
  expect((await paint('.gauges .gauge')).stroke).not.toBe((await paint('.gauges circle:not(.gauge)')).stroke);
  await page.goto('/enterprise-systems/sap-hana');
  expect((await paint('.hub .disc')).fill).toBe('rgb(0, 0, 0)');
  expect((await paint('.hub text')).fill).toBe('rgb(255, 255, 255)');
  const line = page
    .locator('.threaded > section')
    .first()
    .evaluate((part) => getComputedStyle(part, '::before').borderLeft);
  expect(await line).toBe('1px solid rgb(255, 255, 255)');
  await page.goto('/services');
  expect((await paint('.bearing-band')).stroke).toBe('rgba(0, 0, 0, 0)');
});

test('print gives the words without bars and buttons', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/enterprise-systems/sap-ariba');
  for (const bar of ['.nav', '.header-actions', '.to-top']) await expect(page.locator(bar)).toBeHidden();
  await expect(page.locator('.header > .wrap .logo')).toBeVisible();
  await expect(page.locator('#enquire')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

const opened = [
  '/',
  '/enterprise-systems/sap-ariba',
  '/mendixPage',
  '/managed-services/staff-augmentation',
  '/blogDetails/1',
  '/contactUs',
];

/** How far the page's parts have moved by themselves, as browsers score it. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & { value?: number; hadRecentInput?: boolean })[];
          resolve(shifts.reduce((sum, { value = 0, hadRecentInput }) => sum + (hadRecentInput ? 0 : value), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 100); // nothing has moved, so nothing is reported
      }),
  );
}

test('nothing shifts while a page loads and is taken over', ownPage, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const path of opened) {
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 850 });
      await openApp(page, path);
      expect(await shiftOf(page), `${path} at ${width}`).toBe(0);
    }
  }
});

test('nothing shifts when a page arrives in pieces and its fonts late', ownPage, async ({ context, server }) => {
  const slow = await trickle(server.url);
  // Most of it is waiting, so all pages wait at the same time.
  const shifts = async (path: string) => {
    const page = await context.newPage();
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 850 });
      await openApp(page, slow.url + path);
      await page.waitForLoadState('networkidle');
      expect(await shiftOf(page), `${path} at ${width}`).toBe(0);
    }
    await page.close();
  };
  await Promise.all(opened.map(shifts));
  slow.close();
});

test('fonts that are there in time are used from the beginning', ownPage, async ({ page, context }) => {
  await page.goto('/about-us');
  await page.waitForLoadState('networkidle');
  await page.goto('/services'); // by now the browser has them
  const browser = await context.newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  for (const selector of ['h1', '.lede']) {
    const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
    expect(fonts, selector).toMatchObject([{ isCustomFont: true }]);
  }
});

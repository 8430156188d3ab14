import type { Page } from '@playwright/test';
import { servicePages, siteMap } from '../../content/site-map.ts';
import { openApp } from './support/application.ts';
import { objections } from './support/axe.ts';
import { expect, test } from './support/test.ts';

const publicPaths: string[] = siteMap.map(({ path }) => path);
const accountPaths = ['/adminregister', '/adminVerifyEmail', '/adminLogin', '/forget-password', '/reset-password'];

for (const path of [...publicPaths, ...accountPaths]) {
  test(`${path} answers, has a title and one h1, logs no error, fits the screen and passes axe in every look`, async ({
    page,
    problems,
  }) => {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 360, height: 800 });
    await openApp(page, path);
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(page).toHaveTitle(/Norvane/);
      await expect(page.locator('h1')).toHaveCount(1);
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(sideways, `${width} px scrolls sideways`).toBeLessThanOrEqual(0);
      expect(await objections(page), `light ${width}`).toEqual([]);
      await setTheme(page, 'dark');
      expect(await objections(page, { rules: ['color-contrast'] }), `dark ${width}`).toEqual([]); // nothing else changes with the theme
      await setTheme(page, 'light');
    }
    expect(problems).toEqual([]);
  });
}

/** Switches the theme of an open page and waits until no colour is on its way. */
async function setTheme(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    const changing = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    await Promise.all(changing.map(({ finished }) => finished.catch(() => {})));
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

test('no page scrolls sideways at 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of publicPaths) {
    await page.goto(path);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
});

test('no account screen scrolls sideways on a phone with twice the text size', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  for (const path of accountPaths) {
    await openApp(page, path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
});

/** Words of the heading that stand on two lines, and texts that reach past the screen or out of their own box. */
const brokenTexts = (page: Page) =>
  page.evaluate(() => {
    const heading = document.createTreeWalker(document.querySelector('h1') as Node, NodeFilter.SHOW_TEXT).nextNode() as Text;
    const range = document.createRange();
    const torn = [...heading.data.matchAll(/[^\s-]+/g)].filter(({ 0: word, index }) => {
      range.setStart(heading, index);
      range.setEnd(heading, index + word.length);
      return range.getClientRects().length > 1;
    });
    const cut = [
      ...document.querySelectorAll<HTMLElement>(':is(header, main, footer) :is(h1, h2, h3, p, li, label, a, button, b)'),
    ]
      .filter(
        (element) => element.checkVisibility() && !element.closest('[popover], .sr, .trap, .slider, .rail-list, .bearing ul'),
      )
      .filter((element) => element.getBoundingClientRect().right > innerWidth || element.scrollWidth > element.clientWidth + 1)
      .filter((element) => getComputedStyle(element).display !== 'inline');
    return [...torn.map(([word]) => `torn: ${word}`), ...cut.map((element) => `cut: ${element.outerHTML.slice(0, 90)}`)];
  });

// Known fault: labels of some drawings are cut at this size; the first is on Analytics and BI.
test('on a phone with text at 200 % nothing scrolls sideways, no text is cut and no word of the heading torn', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of publicPaths) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    expect(await brokenTexts(page), path).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), path).toBeLessThanOrEqual(0);
  }
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

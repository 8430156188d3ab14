// Links behave as in a page without a script; only moves between public pages need no load.
import { chromium, type Page } from '@playwright/test';
import { holdBack, layOut, openApp } from './support/application.ts';
import { ownPage } from './support/kept-page.ts';
import { expect, test } from './support/test.ts';

const mark = (page: Page) => page.evaluate(() => Object.assign(window, { sameDocument: true }));
const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
const about = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'About', exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test(
  'Ctrl-click, middle click and target=_blank open a new tab, download saves the page, and this page stays',
  ownPage,
  async ({ page, context }) => {
    await openApp(page, '/services');
    await mark(page);
    for (const open of [
      () => about(page).click({ modifiers: ['ControlOrMeta'] }),
      () => about(page).click({ button: 'middle' }),
      async () => {
        await about(page).evaluate((link: HTMLAnchorElement) => {
          link.target = '_blank';
          link.click();
        });
      },
    ]) {
      // The request is waited for, not the tab: Chromium does not always say that one opened by a key has come, or where it is.
      const asked = context.waitForEvent('request', (request) => request.isNavigationRequest());
      await open();
      expect(new URL((await asked).url()).pathname).toBe('/about-us');
      await expect(heading(page)).toHaveText('All services');
    }
    const saved = page.waitForEvent('download');
    await about(page).evaluate((link: HTMLAnchorElement) => {
      link.target = '';
      link.download = 'about.html';
      link.click();
    });
    expect((await saved).suggestedFilename()).toBe('about.html');
    await expect(heading(page)).toHaveText('All services');
    expect(await isSameDocument(page)).toBe(true);
  },
);

test('a form that is posted is the browser’s own', async ({ page }) => {
  await openApp(page, '/contactUs');
  await mark(page);
  await page.evaluate(() => {
    const form = Object.assign(document.createElement('form'), { method: 'post', action: '/contact' });
    document.body.append(form);
    form.submit();
  });
  await expect(page.getByText('Enter a valid email').or(page.locator('[aria-invalid=true]')).first()).toBeVisible();
  expect(await isSameDocument(page)).toBe(false);
});

test('a link to a place on another page ends there, and back and forward keep their places', async ({ page }) => {
  await openApp(page, '/enterprise-systems/sap-hana');
  await mark(page);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Enterprise systems' }).click();
  await expect(heading(page)).toHaveText('All services');
  await expect(page).toHaveURL(/\/services#enterprise-systems$/);
  await expect(page.locator('#enterprise-systems')).toBeInViewport();
  await page.goBack({ waitUntil: 'commit' }); // a page from the cache does not load
  await expect(heading(page)).toHaveText('SAP S/4HANA');
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goForward();
  await expect(page.locator('#enterprise-systems')).toBeInViewport();
  expect(await isSameDocument(page)).toBe(true);
});

test('a link to a text far below, as search engines give it, ends where the text is', async ({ page }) => {
  await page.goto('/#:~:text=At%20a%20glance');
  await expect(page.getByRole('heading', { name: 'At a glance' })).toBeInViewport();
});

test('without the Navigation API links load pages', ownPage, async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'navigation'); // an older browser
  });
  await openApp(page, '/services');
  expect(await page.evaluate(() => 'navigation' in window)).toBe(false);
  await mark(page);
  await about(page).click();
  await expect(heading(page)).toHaveText('About Norvane');
  expect(await isSameDocument(page)).toBe(false);
});

test('without a connection a page that is not at hand says so, and the rest goes on', ownPage, async ({ page, context }) => {
  await page.setViewportSize({ width: 1280, height: 300 }); // the link is not fetched in advance
  await openApp(page, '/insights/blogs');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Privacy' })
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByText('You seem to be offline')).toBeVisible();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(heading(page)).toHaveText('Privacy');
});

test('an unknown address and a fault each end on a page that says so', async ({ page }) => {
  await openApp(page, '/about-us');
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/nowhere' });
    document.body.append(link);
    link.click();
  });
  await expect(heading(page)).toHaveText('Unexpected Application Error!');
  await expect(page.getByText('404 Not Found')).toBeVisible();
});

test('a slow page keeps the old one on the screen under a bar, and a second click wins', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 });
  await openApp(page, '/insights/blogs');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/words/*.json', async (route) => {
    await held;
    await route.continue();
  });
  const click = (name: string) =>
    page
      .getByRole('contentinfo')
      .getByRole('link', { name })
      .evaluate((link: HTMLElement) => link.click());
  await click('Privacy');
  await expect(page.locator('html[data-loading]')).toBeAttached();
  await expect(heading(page)).toHaveText('Partners Blogs');
  await click('Accessibility');
  release();
  await expect(heading(page)).toHaveText('Accessibility');
  await expect(page.locator('html[data-loading]')).not.toBeAttached();
  await expect(page).toHaveURL(/\/accessibility$/);
});

test('the first click on a button is not lost: React starts for it, shows that it loads and does what it asked', async ({
  page,
}) => {
  const goOn = await holdBack(page);
  await page.goto('/AnalyticsBI');
  await layOut(page);
  expect(await page.locator('html').getAttribute('data-app')).toBeNull();
  await page.getByRole('tab', { name: /Implement/ }).click();
  await expect(page.locator('html[data-loading]')).toBeAttached();
  goOn();
  await expect(page.getByRole('tab', { name: /Implement/ })).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('html[data-loading]')).not.toBeAttached();
});

test('a page left for another site may stay in the back/forward cache, and works when it comes back', async ({ server }) => {
  // Playwright switches the cache off, so this test has a browser of its own.
  const { launchOptions } = test.info().project.use;
  const browser = await chromium.launch({ ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] });
  try {
    const page = await browser.newPage({ baseURL: server.url });
    await openApp(page, '/Oracle');
    const { port } = new URL(server.url);
    await page.goto(`http://127.0.0.1:${port}/healthz`); // another site, as far as the browser can tell
    await page.goBack({ waitUntil: 'commit' }); // a page from the cache does not load
    const reasons = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as (PerformanceEntry & {
        notRestoredReasons?: { reasons: { reason: string }[] };
      })[];
      return visit?.notRestoredReasons?.reasons.map(({ reason }) => reason) ?? [];
    });
    // A fault of the page would be named; 'masked' is the browser's own reason: its headless shell has no such cache.
    expect(reasons.filter((reason) => reason !== 'masked')).toEqual([]);
    await about(page).click();
    await expect(heading(page)).toHaveText('About Norvane');
  } finally {
    await browser.close();
  }
});

import type { Page } from '@playwright/test';
import { openApp, openUntouched } from './support/application.ts';
import { expect, test } from './support/test.ts';

test('the bar holds logo, About, Services with its platforms, Insights and Contact Us', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/about-us');
  const bar = page.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Norvane, home' }).first()).toHaveAttribute('href', '/');
  await expect(bar.getByRole('link', { name: 'About', exact: true })).toHaveAttribute('href', '/about-us');
  await bar.getByRole('button', { name: 'Services' }).click();
  for (const [name, path] of [
    ['PaaS', '/Paas'],
    ['IaaS', '/Iaas'],
    ['Analytics & BI', '/AnalyticsBI'],
    ['All services', '/services'],
  ] as const) {
    await expect(bar.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
  }
  await expect(bar.getByRole('link', { name: /Oracle Cloud/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bar.getByRole('link', { name: 'PaaS', exact: true })).toBeHidden();
  await expect(bar.getByRole('button', { name: 'Services' })).toBeFocused();
  await bar.getByRole('button', { name: 'Insights' }).click();
  await bar.getByRole('link', { name: 'Blogs' }).click();
  await expect(page).toHaveURL(/\/insights\/blogs$/);
  await expect(bar.getByRole('link', { name: 'Blogs' })).toBeHidden();
});

test('the menus open by keyboard alone and one at a time', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: 'Services' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('link', { name: 'PaaS', exact: true })).toBeVisible();
  await bar.getByRole('button', { name: 'Insights' }).focus();
  await page.keyboard.press('Enter');
  await expect(bar.getByRole('link', { name: 'Blogs' })).toBeVisible();
  await expect(bar.getByRole('link', { name: 'PaaS', exact: true })).toBeHidden();
});

test('a menu opened before the application is there stays open when it comes', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const held: (() => void)[] = [];
  await page.route('**/assets/entry.client-*.js', (route) => void held.push(() => route.continue()));
  await page.goto('/about-us');
  const bar = page.getByRole('banner');
  await bar.getByRole('button', { name: 'Services' }).click();
  await expect(bar.getByRole('link', { name: 'PaaS', exact: true })).toBeVisible();
  await expect.poll(() => held.length).toBeGreaterThan(0);
  for (const release of held) release();
  await page.unrouteAll({ behavior: 'wait' });
  await page.locator('html[data-app=ready]').waitFor({ state: 'attached' });
  await expect(bar.getByRole('link', { name: 'PaaS', exact: true })).toBeVisible();
});

test('a menu opened before its rules are there is seen when they come, and also when they cannot be had', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const bar = page.getByRole('banner');
  const link = bar.getByRole('link', { name: 'PaaS', exact: true });
  for (const end of ['continue', 'abort'] as const) {
    const held: (() => void)[] = [];
    await page.route('**/assets/site-*.css', (route) => void held.push(() => route[end]()));
    await page.goto('/about-us');
    await bar.getByRole('button', { name: 'Services' }).click();
    await expect.poll(() => held.length).toBe(1);
    await expect(page.locator('#menu-services:popover-open')).toBeAttached();
    await expect(link).toBeHidden();
    for (const release of held) release();
    await expect(link).toBeVisible();
    await page.unrouteAll({ behavior: 'wait' });
  }
});

test('the mobile toggle opens and closes the menu, and a link closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await openApp(page, '/');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const close = page.getByRole('button', { name: 'Close menu' });
  await expect(close).toBeFocused();
  await close.click();
  await expect(close).toBeHidden();
  await page.getByRole('button', { name: 'Open menu' }).click();
  await page.getByRole('link', { name: 'About', exact: true }).first().click();
  await expect(page).toHaveURL(/about-us/);
  await expect(close).toBeHidden();
});

test('the bar changes once the page is scrolled, and the way back up appears beyond 200 px', async ({ page }) => {
  await openApp(page, '/about-us');
  const root = page.locator('html');
  const toTop = page.getByRole('link', { name: 'Back to top' });
  await expect(root).not.toHaveAttribute('data-scrolled');
  await page.evaluate(() => scrollTo({ top: 199, behavior: 'instant' }));
  await expect(root).toHaveAttribute('data-scrolled', '');
  await expect(toTop).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 201, behavior: 'instant' }));
  await expect(toTop).toBeVisible();
  await toTop.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('the footer links to the six platform pages and carries the 2024 line and the credit', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const path of ['/Oracle', '/Paas', '/Iaas', '/mendixPage', '/polarionPage', '/AnalyticsBI'])
    await expect(footer.locator(`a[href="${path}"]`)).toBeVisible();
  await expect(footer).toContainText('© 2024');
  await expect(footer.getByRole('link', { name: 'Website by Norvane' })).toBeVisible();
});

test('at the end of a page the way back up covers no link', async ({ page }) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await openApp(page, '/about-us');
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    const toTop = page.getByRole('link', { name: 'Back to top' });
    await expect(toTop).toBeVisible();
    const button = (await toTop.boundingBox()) ?? { x: 0, y: 0 };
    for (const link of await page.getByRole('contentinfo').getByRole('link').all()) {
      const { x, y, width: wide, height } = (await link.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
      expect(x + wide <= button.x || y + height <= button.y, `${await link.textContent()} at ${width} px`).toBe(true);
    }
  }
});

test('inside the site a link changes the page without a load, moves the focus, sets the title and announces it', async ({
  page,
}) => {
  await openApp(page, '/about-us');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Oracle Cloud' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oracle Cloud');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page).toHaveTitle('Oracle Cloud | Norvane');
  await expect(page.locator('#main')).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Oracle Cloud | Norvane' })).toBeAttached();
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/Oracle$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a new page shows its opening first and the rest right after; one that is returned to is whole at once', async ({
  page,
}) => {
  const firstFrame = (heading: string) =>
    page.evaluate(
      (wanted) =>
        new Promise<number>((seen) => {
          const look = () => {
            if (document.querySelector('h1')?.textContent !== wanted) return requestAnimationFrame(look);
            seen(document.querySelectorAll('main > section').length);
          };
          look();
        }),
      heading,
    );
  await openApp(page, '/services');
  const opening = firstFrame('About Norvane');
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  expect(await opening).toBe(1);
  await expect(page.locator('main > section')).toHaveCount(4);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Oracle Cloud' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oracle Cloud');
  const whole = firstFrame('About Norvane');
  await page.goBack();
  expect(await whole).toBe(4);
});

test('a link to a place in the page takes the focus there', async ({ page }) => {
  await openApp(page, '/');
  await page.getByRole('link', { name: 'What We Do' }).press('Enter');
  await expect(page.locator('#what')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.locator('#what :focus')).toHaveCount(1);
});

test('the back button restores where one was', async ({ page }) => {
  await openApp(page, '/services');
  await page.evaluate(
    () =>
      new Promise((seen) => {
        addEventListener('scroll', seen, { once: true });
        scrollTo({ top: 700, behavior: 'instant' });
      }),
  );
  await page
    .locator('main a[href="/Iaas"]')
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('IaaS');
  await page.goBack();
  await expect(page).toHaveURL(/services/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
});

test('a page is not dimmed when the application takes it over, only a new one comes in with an animation', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const animations = () => page.locator('main').evaluate((main) => getComputedStyle(main).animationName);
  await openApp(page, '/about-us');
  expect(await animations()).toBe('none');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Oracle Cloud' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oracle Cloud');
  expect(await animations()).toBe('page-in');
});

test('a reload stays where one was', async ({ page }) => {
  await openApp(page, '/services');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 900))).toBeLessThan(60); // the browser keeps the text in place, not the number
});

test('a page whose link is on the screen is fetched before anybody asks for it', async ({ page, context, problems }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openApp(page, '/services');
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Norvane');
  expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]); // its pictures
});

test('the browser prefetches the first hop until the application takes over', async ({ page, problems }) => {
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto('/services');
  await expect(page.locator('script[type=speculationrules]')).toBeAttached();
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Oracle Cloud' });
  await link.hover();
  await page.waitForTimeout(1000); // what a resting hand does; the browser reports nothing to wait for
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oracle Cloud');
  const [arrival] = await page.evaluate(() => performance.getEntriesByType('navigation').map((entry) => entry.toJSON()));
  expect(arrival.deliveryType).toBe('navigational-prefetch');
  await page.unroute('**/assets/*.js');
  await openApp(page, '/services');
  await expect(page.locator('script[type=speculationrules]')).not.toBeAttached();
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([]);
});

test('the whole stylesheet and what lies far below wait for an idle moment where there is a mouse, and for the first touch on a phone', async ({
  page,
  browser,
}) => {
  const waiting = (at: Page) => at.locator('html.fresh[data-app=ready] link[data-whole][media=print]');
  await openUntouched(page, '/services');
  await expect(page.locator('link[data-whole][media=all]')).toBeAttached();

  const context = await browser.newContext({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 800 } });
  const phone = await context.newPage();
  await phone.goto('/services');
  await expect(waiting(phone)).toBeAttached();
  await phone.getByRole('heading', { level: 1 }).tap();
  await expect(phone.locator('html:not(.fresh) link[data-whole][media=all]')).toBeAttached();
  await context.close();
});

test.describe('with a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 800 } });

  test('the first frame is the opening section alone; what is near follows untouched', async ({ page }) => {
    await page.addInitScript(() => {
      requestAnimationFrame(() => {
        const [opening, next] = ['main h1', '#what h2'].map((heading) => document.querySelector(heading)?.checkVisibility());
        Object.assign(window, { firstFrame: { opening, next: next ?? false } }); // what is not parsed yet is not shown either
      });
    });
    await page.goto('/');
    await expect(page.locator('html.fresh:not(.opening)')).toBeAttached();
    expect(await page.evaluate('firstFrame')).toEqual({ opening: true, next: false });
    const rendered = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });
    await expect.poll(() => page.locator('#what h2').evaluate(rendered)).toBe(true);
    expect(await page.getByRole('contentinfo').locator('a').first().evaluate(rendered)).toBe(false);
  });

  test('a form that reaches over the opening is whole before anybody touches the page', async ({ page }) => {
    await page.setViewportSize({ width: 1180, height: 820 });
    for (const path of ['/enterprise-systems/sap-hana', '/contactUs']) {
      await page.goto(path);
      await page.locator('html.fresh:not(.opening)[data-app=ready]').waitFor({ state: 'attached' });
      const onTop = (heading: Element) => {
        const { left, top } = heading.getBoundingClientRect();
        return document.elementFromPoint(left + 4, top + 4) === heading;
      };
      expect(await page.locator('.enquiry h2').evaluate(onTop), path).toBe(true);
    }
  });

  test('a link to a text far below, as search engines give it, ends where the text is', async ({ page }) => {
    await page.goto('/#:~:text=At%20a%20glance');
    const heading = page.getByRole('heading', { name: 'At a glance' });
    await page.locator('html[data-app=ready]:not(.fresh)').waitFor({ state: 'attached' });
    await expect(heading).toBeInViewport();
  });
});

test('theme and motion choices hold for the next visit, without a flash', async ({ page }) => {
  await openApp(page, '/');
  await page.locator('[data-theme-toggle]').first().click();
  const chosen = await page.locator('html').getAttribute('data-theme');
  await page.locator('[data-motion-toggle]').click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', chosen ?? '');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
  await expect(page.locator('[data-motion-toggle]')).toHaveAttribute('aria-pressed', 'true');
});

test('the theme switch says what is shown also when the system changes between light and dark', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openApp(page, '/');
  const theme = page.locator('[data-theme-toggle]').first();
  await expect(theme).toHaveAttribute('aria-pressed', 'false');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(theme).toHaveAttribute('aria-pressed', 'true');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('menus open', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Services' }).click();
    await expect(page.getByRole('banner').getByRole('link', { name: 'PaaS', exact: true })).toBeVisible();
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expect(page.getByRole('button', { name: 'Close menu' })).toBeVisible();
  });
});

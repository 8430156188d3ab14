import { openApp } from './support/application.ts';
import { objections } from './support/axe.ts';
import { ownPage } from './support/kept-page.ts';
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

test('a menu closes when the focus leaves it, forwards and backwards, and takes no focus back', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await openApp(page, '/managed-services/devops');
  const bar = page.getByRole('banner');
  for (const [name, last] of [
    ['Services', bar.getByRole('link', { name: 'All services', exact: true })],
    ['Insights', bar.getByRole('link', { name: 'News' })],
  ] as const) {
    const button = bar.getByRole('button', { name });
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(last).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(last).toBeVisible();
    await button.focus();
    await expect(last).toBeVisible();
    await page.keyboard.press('Shift+Tab');
    await expect(last).toBeHidden();
    await button.press('Enter');
    await last.focus();
    await page.keyboard.press('Tab');
    await expect(last).toBeHidden();
    expect(await page.evaluate(() => document.activeElement?.checkVisibility())).toBe(true);
    await expect(button).not.toBeFocused();
  }
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
  expect(await objections(page, { rules: ['region'] })).toEqual([]);
  const read = (ring: Element) => Number.parseFloat(getComputedStyle(ring).strokeDasharray);
  await expect.poll(() => toTop.locator('.prog').evaluate(read)).toBeGreaterThan(0);
  await toTop.click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
});

test('header and way back up follow the ground beneath them, and a jump leaves nothing blank', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openApp(page, '/about-us');
  const scheme = (name: string) => page.locator(name).evaluate((shown) => getComputedStyle(shown).colorScheme);
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
  await expect.poll(() => scheme('.to-top')).toBe('dark');
  expect(await scheme('.header')).not.toBe('dark');
  await expect(page.locator('main .reveal:not(.in)')).toHaveCount(0);
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  await expect.poll(() => scheme('.header')).toBe('dark');
});

test('at the end of a page the way back up covers no link', async ({ page }) => {
  await openApp(page, '/about-us');
  const toTop = page.getByRole('link', { name: 'Back to top' });
  const links = page.getByRole('contentinfo').getByRole('link');
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
    await expect(toTop).toBeVisible();
    await expect(links.last()).toBeInViewport();
    const button = (await toTop.boundingBox()) ?? { x: 0, y: 0 };
    const covered = await links.evaluateAll(
      (all, { x, y }) =>
        all
          .filter((link) => link.getBoundingClientRect().right > x && link.getBoundingClientRect().bottom > y)
          .map((link) => link.textContent),
      button,
    );
    expect(covered, `${width} px`).toEqual([]);
  }
});

test('theme and motion choices hold for the next visit', async ({ page }) => {
  await openApp(page, '/');
  await page.locator('[data-theme-toggle]').first().click();
  const chosen = await page.locator('html').getAttribute('data-theme');
  await page.locator('[data-motion-toggle]').click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', chosen ?? '');
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'paused');
  await expect(page.locator('[data-motion-toggle]')).toHaveAttribute('aria-pressed', 'true');
});

test('a remembered theme is there in the first frame, not faded in', ownPage, async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  await openApp(page, '/');
  await page.locator('[data-theme-toggle]').first().click();
  await page.addInitScript(() => {
    const look = (_: unknown, observer: ResizeObserver) => {
      const fading = document.getAnimations().filter((animation) => animation instanceof CSSTransition).length;
      Object.assign(window, { firstFrame: { theme: document.documentElement.dataset.theme, fading } });
      observer.disconnect();
    };
    requestAnimationFrame(() => new ResizeObserver(look).observe(document.documentElement)); // told when all of the frame is known
  });
  await page.goto('/services');
  await expect.poll(() => page.evaluate('window.firstFrame')).toEqual({ theme: 'dark', fading: 0 });
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

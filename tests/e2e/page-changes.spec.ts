import type { Page } from '@playwright/test';
import { openApp, pagesInViewPrefetched } from './support/application.ts';
import { ownPage } from './support/kept-page.ts';
import { expect, test } from './support/test.ts';

test('a link changes the page without a load, moves the focus, sets the title and announces it; only the new page fades in', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const animations = () => page.locator('main').evaluate((main) => getComputedStyle(main).animationName);
  await openApp(page, '/about-us');
  expect(await animations()).toBe('none');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Oracle Cloud' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oracle Cloud');
  expect(await animations()).toBe('page-in');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  await expect(page).toHaveTitle('Oracle Cloud migration and operation | Norvane');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true); // as after a load: Tab starts at the top
  await expect(page.getByRole('status').filter({ hasText: 'Oracle Cloud migration and operation | Norvane' })).toBeAttached();
  await expect(page.locator('link[rel=canonical]')).toHaveCount(1);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/Oracle$/);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a link to a place in the page takes the focus there', async ({ page }) => {
  await openApp(page, '/');
  await page.getByRole('link', { name: 'What We Do' }).press('Enter');
  await expect(page).toHaveURL(/#what$/);
  await page.keyboard.press('Tab');
  await expect(page.locator('#what :focus')).toHaveCount(1);
});

const scrolledTo = (page: Page, top: number) =>
  page.evaluate(
    (wanted) =>
      new Promise((seen) => {
        addEventListener('scroll', seen, { once: true });
        scrollTo({ top: wanted, behavior: 'instant' });
      }),
    top,
  );

for (const isReloaded of [false, true]) {
  test(`the back button restores where one was${isReloaded ? ', also after a reload' : ''}`, async ({ page }) => {
    await openApp(page, '/services');
    await scrolledTo(page, 700);
    await page
      .locator('main a[href="/Iaas"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('IaaS');
    if (isReloaded) {
      await page.reload();
      await page.keyboard.press('Shift');
      await page.locator('html[data-app=ready]').waitFor({ state: 'attached' });
    }
    await page.goBack();
    await expect(page).toHaveURL(/services/);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700);
  });
}

test('the back button undoes one link within the page after another', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openApp(page, '/blogDetails/1');
  await scrolledTo(page, 300);
  const places = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const at: number[] = [300];
  for (const index of [2, 4]) {
    await places.nth(index).evaluate((link: HTMLElement) => link.click());
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan((at.at(-1) ?? 0) + 100);
    at.push(await page.evaluate(() => scrollY));
  }
  for (const top of [at[1], at[0]]) {
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top);
  }
});

test('an address with a place that cannot be read shows the page', async ({ page, problems }) => {
  await openApp(page, '/about-us');
  await page.evaluate(() => {
    location.hash = '100%';
  });
  await page.getByRole('contentinfo').getByRole('link', { name: 'Oracle Cloud' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oracle Cloud');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Norvane');
  expect(problems).toEqual([]);
});

test('a page whose words or whose code are gone is loaded from the server, after one try', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 300 }); // the link is not fetched in advance
  for (const gone of ['**/words/*.json', '**/assets/article-*.js']) {
    await openApp(page, '/insights/blogs');
    await page.evaluate(() => Object.assign(window, { sameDocument: true }));
    let asked = 0;
    await page.route(gone, (route) => {
      asked += 1;
      return route.fulfill({ status: 404 });
    });
    await page
      .locator('main a[href="/blogDetails/1"]')
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Low-code, lifecycle');
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
    expect(asked).toBeGreaterThan(0);
    expect(asked).toBeLessThan(4);
    await page.unroute(gone);
  }
});

test('a reload stays where one was', async ({ page }) => {
  await openApp(page, '/services');
  await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900);
  await page.reload();
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY - 900))).toBeLessThan(60); // the browser keeps the text in place, not the number
});

test('a page whose link is on the screen is fetched before anybody asks for it', ownPage, async ({ page, context, problems }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openApp(page, '/services');
  await pagesInViewPrefetched(page);
  await context.setOffline(true);
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Norvane');
  expect(problems.filter((problem) => !problem.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]); // its pictures
});

test('a page whose code is at hand asks for the picture of its opening and for nothing else', ownPage, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openApp(page, '/services');
  await pagesInViewPrefetched(page);
  const asked: string[] = [];
  const session = await page.context().newCDPSession(page); // it sees the icon of the tab as well
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ request }) => asked.push(new URL(request.url).pathname));
  await page.getByRole('banner').getByRole('link', { name: 'About', exact: true }).click();
  await expect(page.getByRole('img', { name: 'Chart of the offices' })).toBeAttached();
  await page.waitForTimeout(500); // long enough for what a new page would ask for
  expect(asked).toEqual([expect.stringMatching(/about-us-1280\.avif$/)]);
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

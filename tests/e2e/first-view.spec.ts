import type { Page } from '@playwright/test';
import { openUntouched } from './support/application.ts';
import { expect, test } from './support/test.ts';

test('the whole stylesheet and what lies far below wait for an idle moment where there is a mouse, and for the first touch on a phone', async ({
  page,
  browser,
}) => {
  const waiting = (at: Page) => at.locator('html.fresh[data-app=ready] link[data-whole][media^=print]');
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

  for (const [path, near] of [
    ['/', '#what h2'],
    ['/services', '.family h2'],
  ] as const)
    test(`the first frame of ${path} is the opening section alone; what is near follows untouched`, async ({ page }) => {
      await page.addInitScript((below) => {
        requestAnimationFrame(() => {
          const [opening, next] = ['main h1', below].map((selector) => document.querySelector(selector)?.checkVisibility());
          Object.assign(window, { firstFrame: { opening, next: next ?? false } }); // what is not parsed yet is not shown either
        });
      }, near);
      await page.goto(path);
      await expect(page.locator('html.fresh:not(.opening)')).toBeAttached();
      expect(await page.evaluate('firstFrame')).toEqual({ opening: true, next: false });
      const rendered = (element: Element) => element.checkVisibility({ contentVisibilityAuto: true });
      await expect.poll(() => page.locator(near).first().evaluate(rendered)).toBe(true);
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

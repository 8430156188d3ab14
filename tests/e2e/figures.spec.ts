import { servicePages } from '../../content/site-map.ts';
import { openApp } from './support/application.ts';
import { expect, test } from './support/test.ts';

test('every service page has its drawing right after the opening text, and nothing of it is cut at 360 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  for (const { path } of servicePages) {
    await page.goto(path);
    const figure = page.locator('main section:has(.intro) + section figure');
    await expect(figure, path).toBeVisible();
    await expect(figure.locator('figcaption h2'), path).toBeVisible();
    const tooSmall = await figure.evaluate((drawing) =>
      [...drawing.querySelectorAll('text, p, li, td, th, span, h3')]
        .filter((element) => {
          if (!element.textContent || element.classList.contains('sr')) return false;
          const scale = element instanceof SVGTextElement ? (element.getScreenCTM()?.a ?? 1) : 1;
          return Number.parseFloat(getComputedStyle(element).fontSize) * scale < 12;
        })
        .map((element) => element.textContent),
    );
    expect(tooSmall, path).toEqual([]);
    const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await sideways(), path).toBeLessThanOrEqual(0);
  }
});

test('the keyboard walks through the trace graph and shows what each item touches', async ({ page }) => {
  await openApp(page, '/polarionPage');
  const items = page.locator('.trace button');
  await items.first().focus();
  await expect(items.first()).toHaveAccessibleName('R1 Touches C1, T1, T2, V1');
  await expect(items.first().locator('.impact')).toHaveCSS('opacity', '1');
  await page.keyboard.press('Tab');
  await expect(items.nth(1)).toBeFocused();
  await expect(items.first().locator('.impact')).toHaveCSS('opacity', '0');
  await expect(items.nth(1).locator('.impact-note')).toHaveCSS('opacity', '1');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the trace graph answers to the pointer all the same', async ({ page }) => {
    await page.goto('/polarionPage');
    await page.locator('.trace button').nth(2).hover();
    await expect(page.locator('.trace button').nth(2).locator('.impact')).toHaveCSS('opacity', '1');
    await expect(page.locator('.trace .widest .impact')).toHaveCSS('opacity', '0');
  });
});

test('the layers of Oracle Cloud in the drawing lead to their pages', async ({ page }) => {
  await openApp(page, '/Oracle');
  await page.locator('.layer', { hasText: 'IaaS' }).click();
  await expect(page).toHaveURL(/\/Iaas$/);
});

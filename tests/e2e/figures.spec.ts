import type { Locator } from '@playwright/test';
import { layOut, openApp } from './support/application.ts';
import { expect, test } from './support/test.ts';

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
    await layOut(page);
    await page.locator('.trace button').nth(2).hover();
    await expect(page.locator('.trace button').nth(2).locator('.impact')).toHaveCSS('opacity', '1');
    await expect(page.locator('.trace .widest .impact')).toHaveCSS('opacity', '0');
  });
});

test('the layers of Oracle Cloud in the drawing lead to their pages', async ({ page }) => {
  await openApp(page, '/Oracle');
  await page.locator('.layer', { hasText: 'IaaS' }).click({ position: { x: 20, y: 60 } }); // on the drawing beside the name
  await expect(page).toHaveURL(/\/Iaas$/);
});

const left = (section: Locator) => section.evaluate((part) => Number.parseFloat(getComputedStyle(part, '::before').left));

for (const path of ['/enterprise-systems/sap-ariba', '/Oracle', '/managed-services/manage-cloud']) {
  test(`the line of ${path} comes in from the left margin and goes on in the right one`, async ({ page }) => {
    await page.goto(path);
    const sections = page.locator('.threaded > section');
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await layOut(page);
      const [into, out] = [await page.locator('.line-in').boundingBox(), await page.locator('.line-out').boundingBox()];
      expect(into?.x).toBeCloseTo(await left(sections.first()), 0);
      expect((out?.x ?? 0) + (out?.width ?? 0)).toBeCloseTo((await left(sections.nth(2))) + 1, 0);
    }
  });
}

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
  await page.locator('.layer', { hasText: 'IaaS' }).click();
  await expect(page).toHaveURL(/\/Iaas$/);
});

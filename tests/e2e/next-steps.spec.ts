import { siteMap } from '../../content/site-map.ts';
import { layOut } from './support/application.ts';
import { objections } from './support/axe.ts';
import { expect, test } from './support/test.ts';

test('every page but Contact Us leads on to it', async ({ page }) => {
  for (const { path, kind } of siteMap) {
    if (kind === 'contact') continue;
    const html = await (await page.request.get(path)).text();
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
    expect(main, path).toMatch(/href="\/contactUs["?]/);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('the closing button tells Contact Us which service it is about', async ({ page }) => {
      await page.goto('/enterprise-systems/sap-ariba');
      await layOut(page);
      await page.locator('.cta').getByRole('link', { name: 'Contact Us' }).click();
      await expect(page).toHaveURL(/\/contactUs\?service=sap-ariba$/);
      await expect(page.locator('textarea[name=message]')).toHaveValue('Enquiry about SAP Ariba.');
    });

    test('an unknown address offers what was meant, the search finds the rest, and where it finds nothing offers the service areas', async ({
      page,
    }) => {
      const response = await page.goto('/enterprise-systems/sap-arriba');
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
      const meant = page.getByRole('navigation', { name: 'Were you looking for this?' });
      await expect(meant.getByRole('link', { name: 'SAP Ariba' })).toHaveAttribute('href', '/enterprise-systems/sap-ariba');
      const search = page.locator('main').getByRole('searchbox', { name: 'Search this website' });
      await search.fill('gdpr');
      await search.press('Enter');
      await expect(page.getByRole('heading', { name: 'for “gdpr”' })).toBeVisible();
      await expect(page.locator('main').getByRole('link', { name: /^Privacy/ })).toBeVisible();
      await search.fill('qqqqqqqq');
      await search.press('Enter');
      const browse = page.getByRole('navigation', { name: 'Browse by service area' });
      await expect(browse.getByRole('link')).toHaveCount(5);
      await expect(page.locator('.cta').getByRole('link', { name: 'Contact Us' })).toBeVisible();
    });
  });
}

test('an unknown service in the address changes nothing', async ({ page }) => {
  await page.goto('/contactUs?service=<b>x</b>');
  await expect(page.locator('textarea[name=message]')).toHaveValue('');
});

test('the three SAP systems are compared in a table that fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.goto('/enterprise-systems/sap-business-one');
  await layOut(page);
  await page.getByRole('link', { name: 'Compare the three SAP systems' }).click();
  const table = page.getByRole('table');
  await expect(table.getByRole('columnheader')).toHaveText(['SAP S/4HANA', 'SAP Business ByDesign', 'SAP Business One']);
  await expect(table.getByRole('row', { name: /^Database/ })).toContainText('Microsoft SQL Server');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await objections(page)).toEqual([]);
});

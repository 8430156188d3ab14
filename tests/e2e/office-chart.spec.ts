import { openApp } from './support/application.ts';
import { ownPage } from './support/kept-page.ts';
import { expect, test } from './support/test.ts';

const offices = ['London', 'New York', 'Riyadh', 'Dubai', 'Edmonton'];

const noon = new Date('2026-11-17T12:00:00Z');

test(
  'About, Contact Us and the homepage say the office chart as a table, with the time of each place',
  ownPage,
  async ({ page }) => {
    await page.clock.setFixedTime(noon);
    for (const path of ['/about-us', '/contactUs', '/']) {
      await openApp(page, path);
      await page.locator('.map').scrollIntoViewIfNeeded();
      const table = page.locator('.map table');
      await expect(table.getByRole('rowheader')).toHaveText(offices);
      await expect(table.getByRole('row', { name: /London/ })).toContainText('12:00');
      await expect(table.getByRole('row', { name: /Dubai/ })).toContainText('16:00');
    }
  },
);

test('the office chart moves on with the time, and the line of day and night with it', ownPage, async ({ page }) => {
  await page.clock.install({ time: noon });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openApp(page, '/about-us');
  await page.locator('.map').scrollIntoViewIfNeeded();
  const night = page.locator('.map .dark');
  const before = await night.getAttribute('d');
  await page.clock.runFor(20 * 60_000);
  await expect(page.locator('.map table').getByRole('row', { name: /London/ })).toContainText('12:20');
  expect(await night.getAttribute('d')).not.toBe(before);
});

test('the office chart keeps still where motion is reduced', ownPage, async ({ page }) => {
  await page.clock.install({ time: noon });
  await openApp(page, '/about-us');
  await page.locator('.map').scrollIntoViewIfNeeded();
  const london = page.locator('.map table').getByRole('row', { name: /London/ });
  await expect(london).toContainText('12:00');
  await page.clock.runFor(20 * 60_000);
  await expect(london).toContainText('12:00');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the office chart names its places and says no time', async ({ page }) => {
    await page.goto('/about-us');
    await expect(page.locator('.map table').getByRole('rowheader')).toHaveText(offices);
    await expect(page.locator('.map table')).not.toContainText(/\d\d:\d\d/);
  });
});

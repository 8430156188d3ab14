import { enterDashboard, expect, test } from './support/admin.ts';
import { openApp } from './support/application.ts';
import { cardsApi } from './support/cards.ts';

test.describe.configure({ mode: 'default' });
test.beforeEach(async ({ server, owner }) => cardsApi(server, owner).clear());

test('a switch brings the list onto the homepage for the next visitor; a preview shows it to the administrator alone', async ({
  page,
  server,
  owner,
  context,
  request,
  problems,
}) => {
  const api = cardsApi(server, owner);
  await api.addBanner('Polar night');
  await api.addService('Heat pumps');
  await enterDashboard(page, owner, '/adminDashboard/allServices');
  const home = async () => (await request.get('/')).text();
  const toggle = page.getByRole('switch', { name: 'Show these services on the homepage' });
  await expect(toggle).toHaveAttribute('aria-checked', 'false');

  const opened = context.waitForEvent('page');
  await page.getByRole('button', { name: /^Preview homepage/ }).click();
  const preview = await opened;
  await expect(preview.getByText('Slogan of Heat pumps')).toBeVisible();
  await preview.keyboard.press('Shift'); // starts React
  await expect(preview.locator('html')).toHaveAttribute('data-app', 'ready');
  await expect(preview.getByText('Slogan of Heat pumps')).toBeVisible();
  await expect(preview.getByText('Unexpected Application Error!')).toHaveCount(0);
  expect(await home()).not.toContain('Heat pumps');

  await toggle.press('Space');
  await expect(toggle).toHaveAttribute('aria-checked', 'true');
  await expect.poll(home).toContain('Slogan of Heat pumps');
  expect(await home()).not.toContain('Polar night');
  await page.getByRole('navigation', { name: 'Panels' }).getByRole('link', { name: 'All Banners' }).click();
  await page.getByRole('switch', { name: 'Show these banners on the homepage' }).click();
  await expect.poll(home).toContain('Polar night');
  await openApp(page, '/');
  await page.getByRole('heading', { name: 'Heat pumps' }).scrollIntoViewIfNeeded();
  await expect(page.locator('.managed-card')).toHaveCSS('opacity', '1');
  expect(problems).toEqual([]);
});

test('banners and services on the homepage are set in the direction of their words', async ({ page, server, owner }) => {
  const api = cardsApi(server, owner);
  await api.addBanner('خدمات سحابية', { description: 'من الخادم إلى السحابة (SAP).' });
  await api.addService('Cloud services', { slogan: 'دائماً معك', description: 'About the cloud.' });
  await api.show();
  await page.goto('/');
  for (const [text, direction] of [
    ['خدمات سحابية', 'rtl'],
    ['من الخادم إلى السحابة (SAP).', 'rtl'],
    ['Cloud services', 'ltr'],
    ['دائماً معك', 'rtl'],
    ['About the cloud.', 'ltr'],
  ] as const)
    await expect(page.getByRole('main').getByText(text, { exact: true }).first(), text).toHaveCSS('direction', direction);
});

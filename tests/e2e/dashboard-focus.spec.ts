// Focus, keyboard and direction of text in the dashboard.
import type { Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { enterDashboard, expect, test } from './support/admin.ts';
import { acknowledge, cardsApi, entry } from './support/cards.ts';
import { withoutPreview } from './support/publishing.ts';

const panels = (page: Page) => page.getByRole('navigation', { name: 'Panels' });

test.use({ viewport: withoutPreview });
test.beforeEach(async ({ server, owner }) => cardsApi(server, owner).clear());

test('whatever a key has done, the focus stays where one works', async ({ page, server, owner }) => {
  const api = cardsApi(server, owner);
  for (const title of ['Alpha', 'Beta', 'Gamma']) await api.addBanner(title);
  const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
  const focused = () => page.evaluate(() => document.activeElement?.textContent);
  const heading = page.getByRole('heading', { level: 1 });
  await enterDashboard(page, owner);

  await press('Delete Alpha');
  await acknowledge(page);
  await press('Dismiss');
  await expect(heading).toBeFocused();
  await press('Delete Beta');
  await acknowledge(page);
  await press('Undo');
  await expect(entry(page, 'Beta')).toBeVisible();
  await expect(heading).toBeFocused();

  await press('Delete Beta');
  await acknowledge(page);
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
  await panels(page).getByRole('link', { name: 'Bin' }).press('Enter');
  await press('Restore Alpha');
  await expect(entry(page, 'Alpha')).toBeHidden();
  await expect.poll(focused).toBe('Restore Beta');
  await press('Delete for good Beta');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'The bin is empty' })).toBeVisible();
  await expect(heading).toBeFocused();
});

test('a button keeps the focus while it is busy, and does nothing meanwhile', async ({ page, server, owner }) => {
  await cardsApi(server, owner).addBanner('Alpha');
  await enterDashboard(page, owner);
  let calls = 0;
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/api/v1/*-banner/*', async (route) => {
    calls += 1;
    await held;
    await route.fulfill({ status: 500, json: { error: 'Not now.', message: 'Not now.' } });
  });
  const button = page.getByRole('button', { name: 'Delete Alpha' });
  await button.press('Enter');
  await expect(button).toBeDisabled();
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  goOn();
  await expect(page.getByText('Not now.')).toBeVisible();
  await expect(button).toBeEnabled();
  await expect(button).toBeFocused();
  expect(calls).toBe(1);
});

test('the first link leads into the panel; a phone has no switch for a sidebar it does not have, and Tab shows each entry of its row of panels whole', async ({
  page,
  owner,
}) => {
  await enterDashboard(page, owner, '/adminDashboard/bin');
  await expect(page.getByRole('heading', { name: 'The bin is empty' })).toBeVisible();
  await page.getByRole('link', { name: 'Skip to content' }).press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page.getByRole('main').getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeVisible();
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('button', { name: 'Collapse sidebar' })).toBeHidden();
  await panels(page).getByRole('link').first().focus();
  for (const name of await panels(page).getByRole('listitem').getByRole('link').allInnerTexts()) {
    await expect(page.locator('#panels :focus'), name).toBeInViewport({ ratio: 0.99 }); // but for parts of a pixel
    await page.keyboard.press('Tab');
  }
});

test('words are laid out in their own direction, where they are typed and where they are shown', async ({
  page,
  server,
  owner,
}) => {
  await cardsApi(server, owner).addBanner('مرحبا بكم في نورفان!');
  const direction = (element: Element) => getComputedStyle(element).direction;
  await enterDashboard(page, owner);
  expect(await page.locator('.item h2').evaluate(direction)).toBe('rtl');
  await page.getByRole('button', { name: /^Update/ }).click();
  expect(await page.getByLabel('Title').evaluate(direction)).toBe('rtl');
  expect(await page.getByLabel('Description').evaluate(direction)).toBe('ltr');
});

test('LogOut stays where it is while the name above it is still on its way', async ({ page, owner }) => {
  let answer = () => {};
  const mayAnswer = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(`**${paths.me}`, async (route) => {
    await mayAnswer;
    await route.continue();
  });
  await enterDashboard(page, owner);
  const logOut = page.getByRole('button', { name: 'LogOut' });
  const before = await logOut.boundingBox();
  await expect(panels(page).getByText(owner.username)).toBeHidden();
  answer();
  await expect(panels(page).getByText(owner.username)).toBeVisible();
  expect(await logOut.boundingBox()).toEqual(before);
  await expect(logOut).toBeInViewport({ ratio: 1 });
});

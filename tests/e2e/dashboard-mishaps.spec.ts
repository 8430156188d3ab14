// What goes wrong while somebody works in the dashboard: a session that ends, a slow or broken line, two things at once.
import type { Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { enterDashboard, expect, test } from './support/admin.ts';
import { acknowledge, cardsApi, entry, pictureFile, titles } from './support/cards.ts';
import { withoutPreview } from './support/publishing.ts';

const modal = (page: Page) => page.getByRole('dialog');
const panels = (page: Page) => page.getByRole('navigation', { name: 'Panels' });
const updateCall = '**/api/v1/*-banner/*';

test.use({ viewport: withoutPreview });
test.beforeEach(async ({ server, owner }) => cardsApi(server, owner).clear());

test('what is typed into an update survives the end of the session', async ({ page, server, owner }) => {
  await cardsApi(server, owner).addBanner('Before');
  await enterDashboard(page, owner);
  await page.getByRole('button', { name: 'Update Before' }).click();
  await page.getByLabel('Title').fill('Typed with care');
  await page.route(updateCall, (route) => route.fulfill({ status: 401, json: { error: 'x', message: 'x' } }));
  await modal(page).getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(/adminLogin/);

  await page.unroute(updateCall);
  await enterDashboard(page, owner);
  await expect(modal(page).getByLabel('Title')).toHaveValue('Typed with care');
  await modal(page).getByRole('button', { name: 'Save' }).click();
  expect(await acknowledge(page)).toBe('Banner updated successfully!');
  await expect.poll(() => titles(page)).toEqual(['Typed with care']);
  await page.reload();
  await expect(entry(page, 'Typed with care')).toBeVisible();
  await expect(modal(page)).toBeHidden();
});

test('an update that was cancelled or refused leaves nothing behind for the next one', async ({ page, server, owner }) => {
  const api = cardsApi(server, owner);
  for (const title of ['One', 'Two']) await api.addBanner(title);
  await enterDashboard(page, owner);
  await page.getByRole('button', { name: 'Update One' }).click();
  await page.getByLabel('Title').fill('');
  await modal(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The title is missing.')).toBeVisible();
  await page.getByLabel('Title').fill('O');
  await expect(page.getByText('The title is missing.')).toBeHidden();
  await page.getByLabel('Title').fill('');
  await modal(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The title is missing.')).toBeVisible();
  await modal(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Discard' }).click();
  await page.getByRole('button', { name: 'Update Two' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Two');
  await expect(page.getByText('The title is missing.')).toBeHidden();

  let answer = () => {};
  await page.route(updateCall, (route) => {
    answer = () => void route.fulfill({ status: 200, json: { message: 'Banner updated successfully!' } }).catch(() => {});
  });
  await modal(page).getByRole('button', { name: 'Save' }).click();
  await expect(modal(page).getByRole('button', { name: 'Saving' })).toBeVisible();
  await modal(page).getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Update One' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('One');
  await page.getByLabel('Title').fill('Still being typed');
  answer();
  await expect(modal(page).getByRole('button', { name: 'Save' })).toBeEnabled();
  await expect(page.getByLabel('Title')).toHaveValue('Still being typed');
  await expect(page.getByRole('alertdialog')).toBeHidden();
});

test('a save over somebody else’s version that fails says so, and one can go on editing', async ({ page, server, owner }) => {
  const api = cardsApi(server, owner);
  const { _id } = await api.addBanner('At first');
  await enterDashboard(page, owner);
  await page.getByRole('button', { name: 'Update At first' }).click();
  await page.getByLabel('Title').fill('Mine');
  await api.rename(_id, 'Theirs');
  await modal(page).getByRole('button', { name: 'Save' }).click();
  await page.route(updateCall, (route) => route.abort());
  await page.getByRole('button', { name: 'Save mine' }).click();
  await expect(modal(page).getByText('We could not reach the server.')).toBeVisible();
  await page.unroute(updateCall);
  await page.getByRole('button', { name: 'Edit mine' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Mine');
  await page.getByLabel('Title').fill('Mine and theirs');
  await modal(page).getByRole('button', { name: 'Save' }).click();
  expect(await acknowledge(page)).toBe('Banner updated successfully!');
  await expect.poll(() => titles(page)).toEqual(['Mine and theirs']);
});

test('two deletions under way at once both stay done', async ({ page, server, owner }) => {
  const api = cardsApi(server, owner);
  for (const title of ['Slow', 'Quick', 'Stays']) await api.addBanner(title);
  await enterDashboard(page, owner);
  const slow = entry(page, 'Slow');
  const id = await slow.getAttribute('data-id');
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(`**${paths.deleteBanner.replace(':id', id ?? '')}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Delete Slow' }).click();
  await page.getByRole('button', { name: 'Delete Quick' }).click();
  await acknowledge(page);
  goOn();
  await acknowledge(page);
  await expect.poll(() => titles(page)).toEqual(['Stays']);
  await expect(page.getByRole('button', { name: 'Undo' })).toHaveCount(2);
});

test('an upload whose form was left goes on, and the list shows what it added', async ({ page, owner }) => {
  await enterDashboard(page, owner, '/adminDashboard/addBanner');
  let goOn = () => {};
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route(`**${paths.addBanner}`, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByLabel('Title').fill('On its way');
  await page.getByLabel('Description').fill('Arrives later');
  await page.getByLabel('Image').setInputFiles(await pictureFile());
  await page.getByRole('button', { name: 'Add Banner' }).click();
  await panels(page).getByRole('link', { name: 'Bin' }).click();
  await panels(page).getByRole('link', { name: 'Add Banner' }).click();
  await expect(page.getByRole('button', { name: 'Adding' })).toBeDisabled();
  await panels(page).getByRole('link', { name: 'All Banners' }).click();
  await expect(page.getByRole('heading', { name: 'No banners yet' })).toBeVisible();
  goOn();
  expect(await acknowledge(page)).toBe('Banner Added successfully');
  await expect(entry(page, 'On its way')).toBeVisible();
  await panels(page).getByRole('link', { name: 'Add Banner' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test('a panel whose code does not arrive says so, leaves the way to the others and can be tried again', async ({
  page,
  owner,
}) => {
  await enterDashboard(page, owner);
  await page.route('**/assets/messages-*.js', (route) => route.abort());
  await panels(page).getByRole('link', { name: 'Messages' }).click();
  await expect(page.getByRole('heading', { name: 'The panel could not be loaded' })).toBeVisible();
  await expect(page).toHaveTitle(/Messages \| Norvane administration$/);
  await panels(page).getByRole('link', { name: 'Bin' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bin');
  await page.unroute('**/assets/messages-*.js');
  await panels(page).getByRole('link', { name: 'Messages' }).click();
  await expect(page.getByLabel('Search messages')).toBeVisible();
});

test('typed words are asked about before a dialog or the page is closed, and before one logs out', async ({
  page,
  server,
  owner,
}) => {
  await cardsApi(server, owner).addBanner('Alpha');
  await page.route(`**${paths.logout}`, (route) => route.fulfill({ json: {} })); // the owner's session serves other tests too
  await enterDashboard(page, owner);
  const question = page.getByRole('alertdialog');
  await page.getByRole('button', { name: 'Update Alpha' }).click();
  await page.keyboard.press('Escape');
  await expect(modal(page)).toBeHidden();

  await page.getByRole('button', { name: 'Update Alpha' }).click();
  await page.getByLabel('Title').fill('Half a thought');
  for (const leave of ['Escape', 'Close', 'Escape', 'Cancel']) {
    if (leave === 'Escape') await page.keyboard.press('Escape');
    else await modal(page).getByRole('button', { name: leave }).click();
    await expect(question).toContainText('Discard your changes?');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.locator('dialog.alert')).toHaveCount(0); // gone, and not only hidden: its answer has been heard
    await expect(page.getByLabel('Title')).toHaveValue('Half a thought');
    await expect(modal(page)).toBeVisible();
  }
  const isGuarded = () => page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  expect(await isGuarded()).toBe(true);
  await modal(page).getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(modal(page)).toBeHidden();

  await panels(page).getByRole('link', { name: 'Add Banner' }).click();
  await page.getByLabel('Title').fill('Half a banner');
  await panels(page).getByRole('button', { name: 'LogOut' }).click();
  await expect(question).toContainText('discard what you have typed');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('Half a banner');
  await panels(page).getByRole('button', { name: 'LogOut' }).click();
  await question.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL('/adminLogin');
});

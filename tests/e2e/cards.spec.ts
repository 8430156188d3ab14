import { paths } from '../../contract/paths.ts';
import { enterDashboard, expect, test } from './support/admin.ts';
import { acknowledge, cardsApi, entry, pictureFile, titles } from './support/cards.ts';
import { withoutPreview, withPreview } from './support/publishing.ts';

test.describe.configure({ mode: 'default' });
test.use({ viewport: withoutPreview });
test.beforeEach(async ({ server, owner }) => cardsApi(server, owner).clear());

for (const { kind, one, many, list, add, alerts } of [
  {
    kind: 'banner',
    one: 'banner',
    many: 'banners',
    list: 'All Banners',
    add: 'Add Banner',
    alerts: ['Banner Added successfully', 'Banner updated successfully!', 'Banner deleted successfully!'],
  },
  {
    kind: 'service',
    one: 'service',
    many: 'services',
    list: 'All Services',
    add: 'Add Service',
    alerts: ['Service Added successfully', 'Service Banner updated successfully!', 'Service Banner deleted successfully!'],
  },
]) {
  test(`a ${one} is added, updated, deleted, brought back and removed for good`, async ({ page, owner, problems }) => {
    test.slow();
    await page.setViewportSize(withPreview);
    if (one === 'banner') await page.emulateMedia({ reducedMotion: 'no-preference' });
    await enterDashboard(page, owner);
    const sidebar = page.getByRole('navigation', { name: 'Panels' });
    await sidebar.getByRole('link', { name: list }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(list);
    await expect(page.getByRole('heading', { name: `No ${many} yet` })).toBeVisible();

    await sidebar.getByRole('link', { name: add }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.getByLabel('Title').fill('Northern light');
    if (kind === 'service') await page.getByLabel('Slogan').fill('Always on');
    await page.getByLabel('Description').fill('What we do\nat night.');
    await page.getByLabel('Image').setInputFiles(await pictureFile());
    await expect(page.locator('.drop-zone img')).toHaveAttribute('src', /^blob:/);
    await expect(page.getByText('It has 160 × 90 pixels')).toBeVisible();
    await page.getByLabel('Alt text').fill('A green sky');
    const preview = page.frameLocator('iframe');
    await expect(preview.getByText('Northern light', { exact: true })).toBeInViewport();
    await expect(preview.locator('main img[src^="blob:"]')).toBeInViewport();
    await page.getByRole('button', { name: add }).click();
    expect(await acknowledge(page)).toBe(alerts[0]);
    await expect(preview.getByText('Northern light', { exact: true })).toHaveCount(0);
    for (const label of ['Title', 'Description', 'Alt text']) await expect(page.getByLabel(label)).toHaveValue('');
    await expect(page.locator('.drop-zone img')).toHaveCount(0);

    await sidebar.getByRole('link', { name: list }).click();
    await expect(entry(page, 'Northern light').getByRole('img', { name: 'A green sky' })).toBeVisible();
    await expect(page.getByText(`1 ${one}`, { exact: true })).toBeVisible();

    await page.getByRole('button', { name: 'Update Northern light' }).click();
    const modal = page.getByRole('dialog', { name: `Update ${one}` });
    await expect(modal.getByLabel('Title')).toBeFocused();
    await expect(modal.getByLabel('Title')).toHaveValue('Northern light');
    await expect(modal.getByLabel('Description')).toHaveValue('What we do\nat night.');
    await expect(modal.getByLabel('Image')).toHaveAttribute('accept', 'image/*');
    await modal.getByLabel('Title').fill('Southern light');
    await expect(modal.getByLabel('Title')).toBeInViewport();
    const beside = modal.frameLocator('iframe');
    await expect(beside.getByText('Southern light', { exact: true })).toBeInViewport();
    await expect(beside.locator('main picture img[src^="/uploads/"]').first()).toBeInViewport();
    await modal.getByRole('button', { name: 'Save' }).click();
    expect(await acknowledge(page)).toBe(alerts[1]);
    await expect(modal).toBeHidden();
    await expect(entry(page, 'Southern light')).toBeVisible();

    await page.getByRole('button', { name: 'Delete Southern light' }).click();
    expect(await acknowledge(page)).toBe(alerts[2]);
    await expect(entry(page, 'Southern light')).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(entry(page, 'Southern light')).toBeVisible();

    await page.getByRole('button', { name: 'Delete Southern light' }).click();
    await acknowledge(page);
    await sidebar.getByRole('link', { name: 'Bin' }).click();
    await page.getByRole('button', { name: 'Restore Southern light' }).click();
    await expect(page.getByRole('heading', { name: 'The bin is empty' })).toBeVisible();
    await sidebar.getByRole('link', { name: list }).click();
    await page.getByRole('button', { name: 'Delete Southern light' }).click();
    await acknowledge(page);
    await sidebar.getByRole('link', { name: 'Bin' }).click();
    await page.getByRole('button', { name: 'Delete for good Southern light' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByRole('heading', { name: 'The bin is empty' })).toBeVisible();

    await sidebar.getByRole('link', { name: 'Activity' }).click();
    await expect(page.locator('.activity li').first()).toContainText(`Olga Owner deleted the ${kind} “`);
    // Its words were written down when it was moved to the bin.
    const moved = page.locator('.activity li').filter({ hasText: 'to the bin' }).first();
    await moved.getByText('Before and after').click();
    await expect(moved.getByRole('row', { name: /alt/ })).toContainText('A green sky');
    expect(problems).toEqual([]);
  });
}

test('what the server refuses stands beside the field, and nothing typed is lost', async ({ page, owner, problems }) => {
  await enterDashboard(page, owner, '/adminDashboard/addService');
  await page.getByLabel('Description').fill('Kept as it is');
  await page.getByLabel('Image').setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('only words') });
  await page.getByRole('button', { name: 'Add Service' }).click();
  await expect(page.getByText('The title is missing.')).toBeVisible();
  await expect(page.getByText('The slogan is missing.')).toBeVisible();
  await expect(page.getByLabel('Title')).toBeFocused();
  expect(problems).toContain('Failed to add banner');

  await page.getByRole('navigation', { name: 'Panels' }).getByRole('link', { name: 'Bin' }).click();
  await page.goBack();
  await expect(page.getByLabel('Description')).toHaveValue('Kept as it is');
  await page.getByLabel('Image').setInputFiles({ name: 'notes.png', mimeType: 'image/png', buffer: Buffer.from('only words') });
  await page.getByLabel('Title').fill('Storm');
  await page.getByLabel('Slogan').fill('Blown away');
  await page.getByRole('button', { name: 'Add Service' }).click();
  await expect(page.getByText('This is not an image we can use.')).toBeVisible();
  await expect(page.getByLabel('Image')).toBeFocused();
  await page.getByLabel('Image').setInputFiles(await pictureFile());
  await page.getByLabel('Decorative only').check();
  await expect(page.getByLabel('Alt text')).toBeDisabled();
  await expect(page.getByLabel('Description')).toHaveValue('Kept as it is');
  await page.getByRole('button', { name: 'Add Service' }).click();
  expect(await acknowledge(page)).toBe('Service Added successfully');
});

test('a list that cannot be read says so, logs it, and can be tried again', async ({ page, server, owner, problems }) => {
  await cardsApi(server, owner).addBanner('Reached at last');
  let broken = true;
  await page.route(`**${paths.banners}`, (route) => (broken ? route.abort() : route.continue()));
  await enterDashboard(page, owner);
  await expect(page.getByRole('alert').filter({ hasText: 'The banners could not be loaded' })).toContainText(
    'We could not reach the server.',
  );
  expect(problems).toContain('Failed to fetch banners');
  broken = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(entry(page, 'Reached at last')).toBeVisible();
});

test('a deletion and an update that fail are logged and told; nothing disappears', async ({ page, server, owner, problems }) => {
  await cardsApi(server, owner).addBanner('Stays here');
  await enterDashboard(page, owner);
  await page.route('**/api/v1/*-banner/*', (route) =>
    route.fulfill({ status: 500, json: { error: 'Not now.', message: 'Not now.' } }),
  );
  await page.getByRole('button', { name: 'Delete Stays here' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Not now.' })).toBeVisible();
  await expect(entry(page, 'Stays here')).toBeVisible();
  await page.getByRole('button', { name: 'Update Stays here' }).click();
  await page.getByLabel('Title').fill('Typed with care');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Not now.');
  await expect(page.getByLabel('Title')).toHaveValue('Typed with care');
  expect(problems).toEqual(expect.arrayContaining(['Failed to delete banner', 'Failed to update banner']));
});

test('the order is changed with the keyboard and by dragging', async ({ page, server, owner }) => {
  const api = cardsApi(server, owner);
  for (const title of ['Alpha', 'Beta', 'Gamma']) await api.addBanner(title);
  await enterDashboard(page, owner);
  await expect(page.locator('.item')).toHaveCount(3);
  const down = page.getByRole('button', { name: 'Move down: Alpha' });
  await expect(down).toBeHidden();
  await page.locator('.grip', { hasText: 'Alpha' }).focus();
  for (const key of ['Enter', 'Tab', 'Tab', 'Tab', 'Enter']) await page.keyboard.press(key);
  await expect.poll(() => titles(page)).toEqual(['Beta', 'Alpha', 'Gamma']);
  await expect(down).toBeFocused();
  await expect(page.getByRole('status').filter({ hasText: 'Alpha is now 2 of 3.' })).toHaveCount(1);
  await page.keyboard.press('Escape');
  await expect(down).toBeHidden();
  await expect(page.locator('.grip', { hasText: 'Alpha' })).toBeFocused();
  await page.locator('.grip', { hasText: 'Gamma' }).click();
  await page.getByRole('button', { name: 'Move to top: Gamma' }).click();
  await expect.poll(() => titles(page)).toEqual(['Gamma', 'Beta', 'Alpha']);
  await expect(page.getByRole('button', { name: 'Move up: Gamma' })).toHaveAttribute('aria-disabled', 'true');

  await page.locator('.item').first().locator('.grip').hover();
  await page.mouse.down();
  const box = await page.locator('.item').last().boundingBox();
  await page.mouse.move((box?.x ?? 0) + 10, (box?.y ?? 0) + (box?.height ?? 0) - 4, { steps: 6 });
  await page.mouse.up();
  await expect.poll(() => titles(page)).toEqual(['Beta', 'Alpha', 'Gamma']);
  await expect(page.locator('.order[open]')).toHaveText(/Gamma/);
  await expect.poll(async () => (await api.banners()).map(({ banner }) => banner.title)).toEqual(['Beta', 'Alpha', 'Gamma']);
});

import { adminSession, enterDashboard, expect, test } from './support/admin.ts';
import { article, editorPath, entriesApi, saveLine, withoutPreview, withPreview } from './support/publishing.ts';

test.use({ viewport: withoutPreview });

test('a fault stands beside its field, and what was typed survives a reload until it can be saved', async ({ page, owner }) => {
  await enterDashboard(page, owner, editorPath('pages', 'staff-augmentation'));
  const description = page.getByLabel('Description').first();
  await description.fill('Too short.');
  await page.getByRole('button', { name: 'Publish now' }).click();
  await expect(description).toHaveAttribute('aria-invalid', 'true');
  await expect(description).toBeFocused();
  await expect(page.getByText('Use 60 characters or more.')).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(description).toHaveValue('Too short.');
});

test('without a network nothing is lost, and it is saved when the network is back', async ({ page, context, owner, server }) => {
  const api = entriesApi(server, owner);
  const { id } = await api.add('article', article('Offline'));
  await enterDashboard(page, owner, editorPath('articles', id));
  await expect(page.getByLabel('Title')).toHaveValue('Offline');
  await context.setOffline(true);
  await page.getByLabel('Title').fill('Written in a tunnel');
  await expect(saveLine(page)).toContainText('No connection');
  await context.setOffline(false);
  await expect(saveLine(page)).toContainText('Saved');
  expect((await api.read('article', id)).title).toBe('Written in a tunnel');
});

test('an ended session loses nothing: after login the same entry is open with what was typed', async ({
  page,
  owner,
  server,
}) => {
  const api = entriesApi(server, owner);
  const { id } = await api.add('article', article('Session'));
  await enterDashboard(page, owner, editorPath('articles', id));
  await expect(page.getByLabel('Title')).toHaveValue('Session');
  await page.evaluate(() => sessionStorage.setItem('token', 'ended'));
  await page.getByLabel('Title').fill('Typed after the end');
  await expect(page).toHaveURL(/adminLogin/);
  await enterDashboard(page, owner, editorPath('articles', id));
  await expect(page.getByLabel('Title')).toHaveValue('Typed after the end');
  await expect(saveLine(page)).toContainText('Saved');
});

test('two editors: other fields come together, the same field is asked', async ({ page, owner, server }) => {
  const sam = await adminSession(server, { email: 'sam@admins.example', username: 'Sam Second' });
  const api = entriesApi(server, sam);
  const { id } = await api.add('article', article('Shared'));
  await enterDashboard(page, owner, editorPath('articles', id));
  await expect(page.getByLabel('Title')).toHaveValue('Shared');

  await api.change('article', id, { topics: 'Sam’s topics' });
  await page.getByLabel('Lead-in').fill('The lede of Olga.');
  await expect(page.getByText('Sam Second has changed this at the same time.')).toBeVisible();
  await expect(page.getByLabel('Topics')).toHaveValue('Sam’s topics');
  await expect(saveLine(page)).toContainText('Saved');
  expect((await api.read('article', id)).content).toMatchObject({ topics: 'Sam’s topics', lede: 'The lede of Olga.' });

  await api.change('article', id, { title: 'By Sam' });
  await page.getByLabel('Title').fill('By Olga');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('Sam Second changed this too');
  await expect(dialog).toContainText('By Sam');
  await dialog.getByLabel(/Take theirs/).check();
  await dialog.getByRole('button', { name: 'Save this choice' }).click();
  await expect(page.getByLabel('Title')).toHaveValue('By Sam');
  expect((await api.read('article', id)).title).toBe('By Sam');
});

test('an old version is looked at and restored as a draft; the built-in one is a version too', async ({
  page,
  owner,
  server,
}) => {
  const api = entriesApi(server, owner);
  await api.change('page', 'oracle', { title: 'Another title' });
  await page.setViewportSize(withPreview);
  await enterDashboard(page, owner, editorPath('pages', 'oracle'));
  await expect(page.getByLabel('Title').first()).toHaveValue('Another title');
  await page.getByRole('button', { name: 'Versions' }).click();
  await page.getByRole('button', { name: 'Look at it Built-in' }).click();
  await expect(page.getByText('The preview shows Built-in.')).toBeVisible();
  await page.getByRole('button', { name: 'Restore as draft Built-in' }).click();
  await expect(page.getByLabel('Title').first()).not.toHaveValue('Another title');
  expect((await api.versions('page', 'oracle')).versions.map(({ number }) => number)).toEqual([2, 1, 0]);
});

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect } from '@playwright/test';
import { enquirer, fill, stored, submit, test, typed } from './support/contact.ts';

test.use({ javaScriptEnabled: false });

test('without JavaScript the form is posted by the browser and answered with a page', async ({ page, server, visitor }) => {
  await page.goto('/contactUs');
  await fill(page, { email: visitor, ...enquirer });
  await submit(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact US!');
  await expect(page.locator('.sent')).toContainText(/Your reference NV-/);
  await expect(page.locator('[name=message]')).toHaveValue('');
  await page.reload();
  expect(stored(server, visitor)).toMatchObject([{ message: enquirer.message }]);
});

test('without JavaScript a refusal shows the form again with every word and the sentences at the fields', async ({
  page,
  server,
  visitor,
}) => {
  await page.goto('/contactUs');
  await fill(page, { ...enquirer, email: visitor, phoneNumber: 'none' });
  await submit(page).click();
  await expect(page.locator('.notice')).toContainText('phone number');
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/6 to 20 digits/);
  await expect(page.getByLabel('Phone number')).toHaveValue('none');
  await expect(page.locator('[name=message]')).toHaveValue(enquirer.message);
  await page.getByLabel('Phone number').fill('123456');
  await submit(page).click();
  await expect(page.locator('.sent')).toContainText('reference');
  expect(stored(server, visitor)).toHaveLength(1);
  await expect(page).toHaveTitle(/Contact/);
});

test('without JavaScript a fault on our side shows the form again with every word', async ({ page, server, visitor }) => {
  await page.goto('/contactUs');
  await fill(page, { ...enquirer, email: visitor });
  const db = new DatabaseSync(join(server.dataDir, 'norvane.db'), { timeout: 30_000 });
  db.exec('alter table message rename to message_gone');
  try {
    await submit(page).click();
    await expect(page.locator('.notice')).toContainText('your message was not sent');
    expect(await typed(page)).toMatchObject({ ...enquirer, email: visitor });
  } finally {
    db.exec('alter table message_gone rename to message');
    db.close();
  }
  await submit(page).click();
  await expect(page.locator('.sent')).toContainText('reference');
  expect(stored(server, visitor)).toMatchObject([{ message: enquirer.message }]);
});

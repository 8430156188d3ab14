import { paths } from '../../contract/paths.ts';
import { webhookTarget } from '../harness/webhook-target.ts';
import { enterDashboard, expect, test } from './support/admin.ts';
import { objections } from './support/axe.ts';

test('a webhook is added, tested, told of a message, paused, resumed, given a new secret and deleted', async ({
  page,
  server,
  owner,
}) => {
  const target = await webhookTarget();
  await enterDashboard(page, owner, '/adminDashboard/webhooks');
  await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible();
  await page.getByRole('button', { name: 'Add webhook' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Name').fill('The CRM');
  await dialog.getByLabel('Address').fill('nonsense');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog.getByText('Enter an address like https://')).toBeVisible();
  await expect(dialog.getByLabel('Name')).toHaveValue('The CRM');
  await dialog.getByLabel('Address').fill(target.url);
  await dialog.getByLabel('Its state or assignment changes').check();
  await dialog.getByRole('button', { name: 'Save' }).click();
  const secret = await dialog.getByLabel('Secret').inputValue();
  expect(secret).toMatch(/^whsec_.{40,}$/);
  expect(await objections(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'I have kept it' }).click();

  const item = page.locator('.webhook');
  await expect(item).toContainText(target.url);
  await expect(item).toContainText('A message arrives');
  await item.getByRole('button', { name: 'Send a test' }).click();
  await expect(page.getByText('The test arrived (204).')).toBeVisible();

  target.answer(500, 'Out of order');
  const message = { email: 'ann@example.com', phoneNumber: '+1 780 555 0100', message: 'Please call.' };
  const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(message) };
  expect((await fetch(server.url + paths.contact, init)).status).toBe(200);
  await expect.poll(() => target.received.length).toBeGreaterThan(1);
  for (const panel of ['Bin', 'Webhooks'])
    await page.getByRole('navigation', { name: 'Panels' }).getByRole('link', { name: panel }).click();
  await expect(item.getByRole('alert')).toContainText('It answered 500.');
  await item.getByRole('button', { name: 'Deliveries' }).click();
  await expect(dialog.locator('.deliveries > li')).toHaveCount(2);
  await expect(dialog).toContainText('Out of order');
  expect(await objections(page)).toEqual([]);
  target.answer(200, 'Thanks');
  await dialog.getByRole('button', { name: 'Send again' }).click();
  await expect(async () => {
    await dialog.getByRole('button', { name: 'Refresh' }).click();
    await expect(dialog.locator('.deliveries > li').first()).toContainText('Thanks', { timeout: 500 });
  }).toPass();
  await dialog.getByRole('button', { name: 'Close' }).click();

  await item.getByRole('button', { name: 'Pause' }).click();
  await expect(item.locator('.role')).toHaveText('Paused');
  await item.getByRole('button', { name: 'Resume' }).click();
  await expect(item.locator('.role')).toHaveText('Active');
  await item.getByRole('button', { name: 'New secret' }).click();
  await page.getByRole('button', { name: 'Make a new secret' }).click();
  await expect(dialog.getByLabel('Secret')).not.toHaveValue(secret);
  await dialog.getByRole('button', { name: 'I have kept it' }).click();
  for (const width of [360, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    expect(await objections(page)).toEqual([]);
  }
  await item.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No webhooks yet' })).toBeVisible();
  await target.stop();
});

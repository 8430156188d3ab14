// My account and Team with the keyboard alone.
import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { paths } from '../../contract/paths.ts';
import { newAddress } from './support/accounts.ts';
import { addAdmin, adminSession, enterDashboard, expect, password, test } from './support/admin.ts';
import { objections } from './support/axe.ts';

const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).press('Enter');
const unreachable = 'We could not reach the server.';

test('a second factor is named for what it is; what a dialog does is said in it', async ({ page, server }) => {
  const session = await adminSession(server, { email: newAddress(), username: 'Una App' });
  await page.context().grantPermissions(['clipboard-write']);
  await enterDashboard(page, session, '/adminDashboard/myAccount');
  await press(page, 'Add an authenticator app');
  const secret = (await dialog(page).locator('code').innerText()).replaceAll(' ', '');
  await dialog(page).getByRole('textbox', { name: 'Code' }).fill(new TOTP({ secret }).generate());
  await press(page, 'Confirm');
  await press(page, 'Copy');
  await expect(dialog(page).getByRole('status')).toHaveText('The codes are copied.');
  await press(page, 'I have kept them');

  await press(page, 'Rename Authenticator app');
  const name = dialog(page).getByRole('textbox', { name: 'Name', exact: true });
  await expect(name).toBeFocused();
  await name.fill('Phone');
  await page.route('**/api/v1/me/**', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()));
  await name.press('Enter');
  await expect(dialog(page).getByRole('alert')).toContainText(unreachable);
  await expect(name).toHaveValue('Phone');
  await page.unroute('**/api/v1/me/**');
  await name.press('Enter');
  await expect(page.getByRole('button', { name: 'Rename Phone' })).toBeFocused();
});

test('a new password that is too short is marked, not the current one', async ({ page, server }) => {
  const session = await adminSession(server, { email: newAddress(), username: 'Pia Password' });
  await enterDashboard(page, session, '/adminDashboard/myAccount');
  await page.getByLabel('Current password').fill(password);
  const wanted = page.getByRole('textbox', { name: 'New password' });
  await wanted.fill('short');
  await wanted.press('Enter');
  await expect(wanted).toBeFocused();
  await expect(wanted).toHaveAccessibleDescription(/Use 12 characters or more/);
  await expect(page.getByLabel('Current password')).not.toHaveAttribute('aria-invalid', 'true');
});

test('what matters is asked again in a dialog: a wrong password is marked, no connection is called that, and with the right one the call is repeated', async ({
  page,
  owner,
}) => {
  await enterDashboard(page, owner, '/adminDashboard/team');
  let isOld = true;
  await page.route(`**${paths.invitations}`, (route) =>
    route.request().method() === 'POST' && isOld
      ? route.fulfill({ status: 403, json: { error: 'Again.', message: 'Again.', code: 'verify-again' } })
      : route.continue(),
  );
  const email = newAddress();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await press(page, 'Invite');
  await expect(dialog(page).getByRole('heading')).toHaveText('Is it you?');
  expect(await objections(page)).toEqual([]);
  const asked = dialog(page).getByRole('textbox', { name: 'Password' });
  await expect(asked).toBeFocused();
  await asked.fill('not my password');
  await asked.press('Enter');
  await expect(asked).toHaveAttribute('aria-invalid', 'true');
  await expect(asked).toBeFocused();
  await page.route(`**${paths.verifyMe}`, (route) => route.abort());
  await asked.press('Enter');
  await expect(dialog(page).getByRole('alert')).toContainText(unreachable);
  await page.keyboard.press('Escape');
  await expect(page.locator('.notice', { hasText: 'Again.' })).toBeFocused();

  await press(page, 'Invite');
  await expect(asked).toBeFocused();
  isOld = false;
  await page.unroute(`**${paths.verifyMe}`);
  await asked.fill(password);
  await asked.press('Enter');
  await expect(page.getByRole('heading', { name: email })).toBeVisible();
});

test('a role is chosen, not passed through; giving up one’s own is asked first', async ({ page, server, owner }) => {
  await addAdmin(server, { email: newAddress(), username: 'Rob Role' });
  await enterDashboard(page, owner, '/adminDashboard/team');
  const changes: string[] = [];
  page.on('request', (request) => request.method() === 'PUT' && changes.push(request.url()));
  const role = page.getByRole('combobox', { name: 'Role of Rob Role' });
  await role.press('ArrowDown');
  await page.keyboard.press('Escape');
  await expect(role).toHaveValue('admin');
  expect(changes).toEqual([]);

  const mine = page.getByRole('combobox', { name: `Role of ${owner.username}` });
  await mine.selectOption('Sales');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(mine).toHaveValue('owner');
  expect(changes).toEqual([]);
});

test('a rule without a day leads to the day; one that is set keeps the focus in its part', async ({ page, server, owner }) => {
  await enterDashboard(page, owner, '/adminDashboard/team');
  const day = page.getByLabel('From');
  await day.fill('');
  await press(page, 'Require it');
  await expect(day).toBeFocused();
  await expect(day).toHaveAccessibleDescription('Choose a day.');
  await day.fill(new Date(Date.now() + 30 * 86_400_000).toLocaleDateString('en-CA')); // later: nobody is led away now
  const headers = { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' };
  try {
    await press(page, 'Require it');
    await expect(page.getByRole('heading', { name: 'Second factor for everybody' })).toBeFocused();
    // as from the day on, for an owner without one
    await page.route(`**${paths.team}`, (route) =>
      route.fulfill({ status: 403, json: { error: 'Due.', message: 'Due.', code: 'second-factor-required' } }),
    );
    await press(page, 'No longer require it');
    await expect(page).toHaveURL('/adminDashboard/myAccount');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My account');
  } finally {
    await fetch(server.url + paths.factorRule, { method: 'PUT', headers, body: JSON.stringify({ from: null }) });
  }
});

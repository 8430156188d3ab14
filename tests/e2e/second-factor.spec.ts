import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import { paths } from '../../contract/paths.ts';
import { withAuthenticator } from './support/accounts.ts';
import { adminSession, enterDashboard, expect, mailTo, password, test } from './support/admin.ts';
import { objections } from './support/axe.ts';
import { ownPage } from './support/kept-page.ts';

let people = 0;
const newPerson = () => ({ email: `factor-${process.pid}-${++people}@admins.example`, username: 'Fay Factor' });
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const dialog = (page: Page) => page.getByRole('dialog');

async function acknowledgeLogin(page: Page) {
  const alert = page.getByRole('alertdialog');
  await expect(alert.getByRole('heading')).toHaveText('Login successful');
  await alert.getByRole('button', { name: 'OK' }).click();
  await expect(page).toHaveURL('/adminDashboard');
}

async function logIn(page: Page, email: string) {
  await page.locator('form [name=email]').fill(email);
  await page.locator('form [name=password]').fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

test(
  'a passkey is added, signs in without a password and after one, is renamed and removed',
  ownPage,
  async ({ page, server }) => {
    const person = newPerson();
    await withAuthenticator(page);
    await enterDashboard(page, await adminSession(server, person), '/adminDashboard/myAccount');
    await button(page, 'Add a passkey').click();
    await dialog(page).getByLabel('Name').fill('Work laptop');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await expect(dialog(page).getByRole('heading')).toHaveText('Your recovery codes');
    await expect(dialog(page).locator('.recovery-codes li')).toHaveCount(10);
    await button(page, 'I have kept them').click();
    await expect(page.getByRole('heading', { name: 'Work laptop' })).toBeVisible();
    expect(await objections(page)).toEqual([]);

    await button(page, 'LogOut').click();
    await expect(page).toHaveURL('/adminLogin');
    await button(page, 'Sign in with a passkey').click();
    await acknowledgeLogin(page);

    await button(page, 'LogOut').click();
    await expect(page).toHaveURL('/adminLogin');
    await logIn(page, person.email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step');
    expect(await objections(page)).toEqual([]);
    await button(page, 'Use a passkey').click();
    await acknowledgeLogin(page);

    await page.getByRole('link', { name: 'My account' }).click();
    await button(page, 'Rename Work laptop').click();
    await dialog(page).getByLabel('Name').fill('Old laptop');
    await dialog(page).getByRole('button', { name: 'Save' }).click();
    await button(page, 'Remove Old laptop').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(page.getByText('None yet. With one, a stolen password alone opens nothing.')).toBeVisible();
    await mailTo(server, person.email, 'A second factor was added');
  },
);

test('an authenticator app is set up from its QR code, asked for at login, and a recovery code helps out', async ({
  page,
  server,
}) => {
  const person = newPerson();
  await enterDashboard(page, await adminSession(server, person), '/adminDashboard/myAccount');
  await button(page, 'Add an authenticator app').click();
  await expect(page.getByRole('img', { name: 'QR code with the key of your account' })).toBeVisible();
  const secret = (await dialog(page).locator('code').innerText()).replaceAll(' ', '');
  const totp = new TOTP({ secret });
  await dialog(page).getByRole('textbox', { name: 'Code' }).fill('000000');
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog(page)).toContainText('This code is not right.');
  await dialog(page).getByRole('textbox', { name: 'Code' }).fill(totp.generate());
  await dialog(page).getByRole('button', { name: 'Confirm' }).click();
  await expect(dialog(page).getByRole('heading')).toHaveText('Your recovery codes');
  const [code = ''] = await dialog(page).locator('.recovery-codes code').allInnerTexts();
  await button(page, 'I have kept them').click();

  await button(page, 'LogOut').click();
  await expect(page).toHaveURL('/adminLogin');
  await logIn(page, person.email);
  await page.getByLabel('Code of your authenticator app').fill(totp.generate({ timestamp: Date.now() + 30_000 }));
  await button(page, 'Continue').click();
  await acknowledgeLogin(page);

  await button(page, 'LogOut').click();
  await expect(page).toHaveURL('/adminLogin');
  await logIn(page, person.email);
  await button(page, 'Use a recovery code').click();
  await page.getByLabel('Recovery code').fill(code);
  await button(page, 'Continue').click();
  await acknowledgeLogin(page);
  await mailTo(server, person.email, 'A recovery code was used');
});

test('an invitation is accepted from its mail; the invited sees the panels of the role; ‘this was not me’ ends it', async ({
  page,
  server,
  owner,
}) => {
  const email = `sales-${process.pid}@example.com`;
  const answer = await fetch(server.url + paths.invitations, {
    method: 'POST',
    headers: { authorization: `Bearer ${owner.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email, role: 'sales' }),
  });
  expect(answer.status).toBe(201);
  const mail = await mailTo(server, email, 'You are invited to the Norvane website');
  const link = /\S+\/accept-invitation#token=\S+/.exec(mail.text ?? '')?.[0] ?? '';
  await page.goto(link);
  await page.getByLabel('Username').fill('Sally Sales');
  await page.getByLabel('Password', { exact: false }).first().fill(password);
  expect(await objections(page)).toEqual([]);
  await button(page, 'Accept the invitation').click();
  await expect(page.getByText('Your account is ready. Please log in.')).toBeVisible();
  await logIn(page, email);
  await acknowledgeLogin(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
  await expect(page.getByRole('navigation', { name: 'Panels' }).getByRole('link')).toHaveText([/.*/, /^Messages/, /My account/]);

  await page.evaluate(() => localStorage.clear()); // another device
  await page.goto('/adminLogin');
  await logIn(page, email);
  await acknowledgeLogin(page);
  const told = await mailTo(server, email, 'A new device signed in');
  await page.goto(/\S+\/not-me#token=\S+/.exec(told.text ?? '')?.[0] ?? '');
  await button(page, 'Log every device out').click();
  await expect(page.getByText('Every device of your account is logged out.')).toBeVisible();
  expect(await objections(page)).toEqual([]);
  await page.goto('/adminDashboard');
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
});

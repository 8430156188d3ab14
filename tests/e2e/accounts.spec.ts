import type { Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { enterDashboard, expect, mailedCode, mailedToken, mailTo, password, registerAdmin, test } from './support/admin.ts';

let people = 0;
const newAddress = () => `person-${process.pid}-${++people}@admins.example`;

const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const stored = (page: Page) =>
  page.evaluate(() => ({ token: sessionStorage.getItem('token'), role: sessionStorage.getItem('role') }));

/** The alert shows exactly this text, its OK has the focus, and nothing follows before it is pressed. */
async function acknowledge(page: Page, text: string, on: string | RegExp) {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('heading')).toHaveText(text);
  const ok = dialog.getByRole('button', { name: 'OK' });
  await expect(ok).toBeFocused();
  await expect(page).toHaveURL(on);
  await ok.press('Enter');
  await expect(dialog).toHaveCount(0);
}

async function logIn(page: Page, email: string, secret = password) {
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(secret);
  await button(page, 'Login').click();
}

const logged = (page: Page) => {
  const lines: string[] = [];
  page.on('console', (message) => message.type() === 'error' && lines.push(message.text()));
  return lines;
};

test('register, verify, log in, log out: the whole way with the exact texts', async ({ page, server }) => {
  const email = newAddress();
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/adminregister');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Registration');
  await field(page, 'username').fill('Nora North');
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(password);
  await button(page, 'Login').click();
  await acknowledge(page, 'Registration successful', '/adminregister');
  await expect(page).toHaveURL('/adminVerifyEmail');

  await expect(field(page, 'email')).toHaveValue(email);
  await expect(page.getByText('The code is printed where the server runs')).toBeVisible(); // no mail leaves here
  await field(page, 'verificationCode').fill(await mailedCode(server, email));
  await button(page, 'SUBMIT').click();
  await acknowledge(page, 'Verification successful', '/adminVerifyEmail');
  await expect(page).toHaveURL('/adminLogin');

  await logIn(page, email);
  await acknowledge(page, 'Login successful', /\/adminLogin/);
  await expect(page).toHaveURL('/adminDashboard');
  const session = await stored(page);
  expect(session).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), role: 'admin' });

  await button(page, 'LogOut').click();
  await expect(page).toHaveURL('/adminLogin');
  expect(await stored(page)).toEqual({ token: null, role: null });
  const dead = await page.request.get(paths.me, { headers: { authorization: `Bearer ${session.token}` } });
  expect(dead.status()).toBe(401);
});

test('a forgotten password is replaced through the mailed link', async ({ page, server }) => {
  const email = newAddress();
  await registerAdmin(server, { email, username: 'Fay Forgetful' });
  await page.goto('/adminLogin');
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(page).toHaveURL('/forget-password');
  await field(page, 'email').fill(email);
  await button(page, 'Submit').click();
  await acknowledge(page, 'Password token link sent to your email.', '/forget-password');
  await expect(page).toHaveURL('/reset-password');

  await field(page, 'token').fill('not-the-token');
  await field(page, 'newPassword').fill('harbour-cedar-signal-58');
  const lines = logged(page);
  await button(page, 'Reset Password').click();
  await acknowledge(page, 'Failed to reset your password. Please try again.', '/reset-password');
  await expect(page).toHaveURL('/reset-password');
  await expect(field(page, 'token')).toBeFocused();
  await expect(page.getByRole('alert').first()).toContainText('This token is not valid');
  expect(lines.join('\n')).toContain('Failed to reset your password. Please try again.');
  await expect(field(page, 'newPassword')).toHaveValue('harbour-cedar-signal-58');

  const { html } = await mailTo(server, email, 'Reset your password');
  const link = /href="([^"]*\/reset-password#[^"]*)"/.exec(html ?? '')?.[1] ?? '';
  await page.goto('about:blank');
  await page.goto(link);
  await expect(field(page, 'token')).toHaveValue(await mailedToken(server, email));
  expect(page.url()).not.toContain('#');
  await field(page, 'newPassword').fill('harbour-cedar-signal-58');
  await button(page, 'Reset Password').click();
  await acknowledge(page, 'Password reset successful. You can now log in with your new password.', '/reset-password');
  await expect(page).toHaveURL('/adminLogin');
  await logIn(page, email, 'harbour-cedar-signal-58');
  await acknowledge(page, 'Login successful', /\/adminLogin/);
});

test('a registration that is refused says so, marks the fields and loses nothing', async ({ page }) => {
  await page.goto('/adminregister');
  await field(page, 'username').fill('N');
  await field(page, 'email').fill('nora@admins.example');
  await field(page, 'password').fill('passwordpassword');
  await button(page, 'Login').click();
  const notice = page.locator('form [role=alert]');
  await expect(notice).toContainText('Registration failed');
  await expect(notice).toContainText('Use a username of 2 to 60 characters.');
  await expect(field(page, 'username')).toBeFocused();
  await expect(field(page, 'username')).toHaveAttribute('aria-invalid', 'true');
  await field(page, 'username').fill('Nora');
  await expect(field(page, 'username')).not.toHaveAttribute('aria-invalid', 'true');
  await button(page, 'Login').click();
  await expect(notice).toContainText('This password is easy to guess.');
  await expect(field(page, 'password')).toHaveValue('passwordpassword');
  await expect(page).toHaveURL('/adminregister');
});

test('a fault of the server shows its message, no connection the text for that', async ({ page }) => {
  await page.goto('/adminregister');
  await field(page, 'username').fill('Nora');
  await page.route(`**${paths.signup}`, (route) => route.fulfill({ status: 500, json: { message: 'The cellar is flooded.' } }));
  await button(page, 'Login').click();
  await expect(page.locator('form [role=alert]')).toHaveText('The cellar is flooded.');
  await page.unroute(`**${paths.signup}`);
  await page.route(`**${paths.signup}`, (route) => route.abort());
  await button(page, 'Login').click();
  await expect(page.locator('form [role=alert]')).toContainText('Error occurred during registration');
  await expect(field(page, 'username')).toHaveValue('Nora');
});

test('a wrong code is logged and explained; a new one can be sent', async ({ page, server }) => {
  const email = newAddress();
  await page.request.post(paths.signup, { data: { username: 'Nora', email, password } });
  const first = await mailedCode(server, email);
  await page.goto('/adminVerifyEmail');
  const lines = logged(page);
  await field(page, 'email').fill(email);
  await field(page, 'verificationCode').fill(first === '000000' ? '000001' : '000000');
  await button(page, 'SUBMIT').click();
  await expect(page.locator('form [role=alert]')).toContainText('This code is not valid');
  expect(lines).toContain('Network response was not ok.');
  await button(page, 'Send a new code').click();
  await expect(page.locator('form [role=status]')).toContainText('a new code is on its way');
  await expect.poll(() => mailedCode(server, email), { intervals: [200] }).not.toBe(first);
  await field(page, 'verificationCode').fill(await mailedCode(server, email));
  await button(page, 'SUBMIT').click();
  await acknowledge(page, 'Verification successful', '/adminVerifyEmail');
});

test('the mailed link brings address and code along', async ({ page, server }) => {
  const email = newAddress();
  await page.request.post(paths.signup, { data: { username: 'Nora', email, password } });
  const { html } = await mailTo(server, email, 'Your verification code');
  await page.goto(/href="([^"]*\/adminVerifyEmail#[^"]*)"/.exec(html ?? '')?.[1]?.replaceAll('&#38;', '&') ?? '');
  await expect(field(page, 'email')).toHaveValue(email);
  await button(page, 'SUBMIT').click();
  await acknowledge(page, 'Verification successful', '/adminVerifyEmail');
});

test('a failed login is logged and explained, and the password stays', async ({ page, owner }) => {
  await page.goto('/adminLogin');
  const lines = logged(page);
  await logIn(page, owner.email, 'not-my-password');
  await expect(page.locator('form [role=alert]')).toHaveText('Email or password is not correct. Please try again.');
  expect(lines).toContain('Login failed');
  await expect(field(page, 'password')).toHaveValue('not-my-password');
  expect(await stored(page)).toEqual({ token: null, role: null });
  await page.route(`**${paths.forgotPassword}`, (route) => route.abort());
  await page.goto('/forget-password');
  await button(page, 'Submit').click();
  await acknowledge(page, 'Failed to reset your password.Try again.', '/forget-password');
  await expect(page).toHaveURL('/forget-password');
});

test('an unverified account is led to the code', async ({ page }) => {
  const email = newAddress();
  await page.request.post(paths.signup, { data: { username: 'Nora', email, password } });
  await page.goto('/adminLogin');
  await logIn(page, email);
  await page.getByRole('link', { name: 'Enter the code' }).click();
  await expect(page).toHaveURL('/adminVerifyEmail');
});

test('the dashboard sends strangers to the login and back to where they were heading', async ({ page, owner }) => {
  await page.goto('/adminDashboard/team');
  await expect(page).toHaveURL('/adminLogin');
  await logIn(page, owner.email);
  await acknowledge(page, 'Login successful', /\/adminLogin/);
  await expect(page).toHaveURL('/adminDashboard/team');
});

test('a session that has ended leads to the login with a line that says why', async ({ page, owner }) => {
  await enterDashboard(page, { ...owner, token: 'x'.repeat(43) });
  await expect(page).toHaveURL('/adminLogin');
  await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
  expect(await stored(page)).toEqual({ token: null, role: null });
});

test('a login never leads out of the dashboard', async ({ page, owner }) => {
  await page.goto('/adminLogin?next=//evil.example/adminDashboard');
  await logIn(page, owner.email);
  await acknowledge(page, 'Login successful', /\/adminLogin/);
  await expect(page).toHaveURL('/adminDashboard');
});

test('an owner is told who waits, approves, promotes and removes people in the Team panel', async ({ page, server, owner }) => {
  const email = `waiting-${process.pid}@example.com`;
  await registerAdmin(server, { email, username: 'Wanda Waiting' });
  await enterDashboard(page, owner, '/adminDashboard/team');
  const panels = page.getByRole('navigation', { name: 'Panels' });
  await expect(panels.getByRole('link', { name: 'My account' })).toHaveText(/Olga Owner\s*Owner/);
  await expect(panels.getByRole('link', { name: 'Team' })).toHaveText('Team1 waiting for approval');
  await mailTo(server, owner.email, 'A registration waits for your approval');
  const row = page.locator('.member', { hasText: email });
  await row.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('Wanda Waiting is approved and can log in.')).toBeVisible();
  await expect(panels.getByRole('link', { name: 'Team' })).toHaveText('Team');
  await mailTo(server, email, 'Your account was approved');
  for (const role of ['Owner', 'Editor']) {
    await row.getByRole('combobox', { name: 'Role of Wanda Waiting' }).selectOption(role);
    await expect(row.locator('.role')).toHaveText(role);
  }

  await page.locator('.member', { hasText: owner.email }).getByRole('combobox').selectOption('Admin');
  await expect(page.getByText('The last owner cannot be demoted.')).toBeVisible();

  await row.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
});

test('password managers and paste find what they need', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tokens = async (path: string) => {
    await page.goto(path);
    return page.locator('form input').evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).autocomplete));
  };
  expect(await tokens('/adminregister')).toEqual(['nickname', 'email', 'new-password']);
  expect(await tokens('/adminVerifyEmail')).toEqual(['email', 'one-time-code']);
  expect(await tokens('/forget-password')).toEqual(['email']);
  expect(await tokens('/reset-password')).toEqual(['off', 'new-password']);
  expect(await tokens('/adminLogin')).toEqual(['username', 'current-password']);

  await page.evaluate(() => navigator.clipboard.writeText('pasted secret'));
  await field(page, 'password').focus();
  await page.keyboard.press('Control+V');
  await expect(field(page, 'password')).toHaveValue('pasted secret');
  await expect(field(page, 'password')).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field(page, 'password')).toHaveAttribute('type', 'text');
});

test('what is typed and sent before the application has arrived is neither lost nor put into the address', async ({
  page,
  owner,
}) => {
  const arrive = Promise.withResolvers<void>();
  await page.route('**/assets/entry*.js', async (route) => {
    await arrive.promise;
    await route.continue();
  });
  await page.goto('/adminLogin', { waitUntil: 'domcontentloaded' });
  await logIn(page, owner.email);
  expect(page.url()).not.toContain('?');
  arrive.resolve();
  await acknowledge(page, 'Login successful', /\/adminLogin/);
  await expect(page).toHaveURL('/adminDashboard');
});

for (const path of ['/adminregister', '/adminVerifyEmail', '/adminLogin', '/forget-password', '/reset-password']) {
  test(`${path} is not indexed, has header, footer and canonical link, and can be made dark`, async ({ page }) => {
    const answer = await page.goto(path);
    expect(answer?.headers()['x-robots-tag']).toBe('noindex');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`));
    await expect(page.locator('.header, footer')).toHaveCount(2);
    const toggle = page.locator('.header-actions').getByRole('button', { name: 'Dark theme' });
    await toggle.click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  });
}

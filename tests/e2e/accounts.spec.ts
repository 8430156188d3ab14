import { paths } from '../../contract/paths.ts';
import { acknowledge, button, field, logged, logIn, newAddress, stored } from './support/accounts.ts';
import {
  addAdmin,
  enterDashboard,
  expect,
  mailedCode,
  mailedToken,
  mailTo,
  password,
  registerAdmin,
  test,
} from './support/admin.ts';

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

test('a forgotten password is replaced through the mailed link; one that cannot be asked for is told', async ({
  page,
  server,
}) => {
  const email = newAddress();
  await addAdmin(server, { email, username: 'Fay Forgetful' });
  await page.goto('/adminLogin');
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  await expect(page).toHaveURL('/forget-password');
  await field(page, 'email').fill(email);
  await page.route(`**${paths.forgotPassword}`, (route) => route.abort());
  await button(page, 'Submit').click();
  await acknowledge(page, 'Failed to reset your password.Try again.', '/forget-password');
  await expect(page).toHaveURL('/forget-password');
  await page.unroute(`**${paths.forgotPassword}`);
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

test('a registration that is refused says so, marks the fields and loses nothing; a fault of the server shows its message, no connection the text for that', async ({
  page,
}) => {
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
  await page.getByRole('alertdialog').getByRole('button', { name: 'Change my role' }).click();
  await expect(page.getByText('The last owner cannot be demoted.')).toBeVisible();

  await row.getByRole('button', { name: 'Remove' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
});

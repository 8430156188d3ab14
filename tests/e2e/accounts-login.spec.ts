import { paths } from '../../contract/paths.ts';
import { acknowledge, button, field, logged, logIn, newAddress, stored } from './support/accounts.ts';
import { enterDashboard, expect, password, test } from './support/admin.ts';

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

import { paths } from '../../contract/paths.ts';
import { acknowledge, field, logged, logIn, newAddress, stored } from './support/accounts.ts';
import { enterDashboard, expect, password, test } from './support/admin.ts';
import { holdBack, openApp } from './support/application.ts';

test('a failed login is logged and explained, and the password stays; an unverified account is led to the code', async ({
  page,
  owner,
}) => {
  await page.goto('/adminLogin');
  const lines = logged(page);
  await logIn(page, owner.email, 'not-my-password');
  await expect(page.locator('form [role=alert]')).toHaveText('Email or password is not correct. Please try again.');
  expect(lines).toContain('Login failed');
  await expect(field(page, 'password')).toHaveValue('not-my-password');
  expect(await stored(page)).toEqual({ token: null, role: null });

  const email = newAddress();
  await page.request.post(paths.signup, { data: { username: 'Nora', email, password } });
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

test('a login pressed before React is there leads to where one was heading, too', async ({ page, owner }) => {
  await openApp(page, '/adminLogin');
  await page.evaluate(() => sessionStorage.setItem('handed-over', JSON.stringify({ next: '/adminDashboard/team' })));
  const goOn = await holdBack(page);
  await page.reload();
  await logIn(page, owner.email);
  goOn();
  await acknowledge(page, 'Login successful', /\/adminLogin/);
  await expect(page).toHaveURL('/adminDashboard/team');
});

test('a session that has ended leads to the login with a line that says why, from any panel', async ({ page, owner }) => {
  for (const panel of ['', '/activity', '/messages']) {
    await enterDashboard(page, { ...owner, token: 'x'.repeat(43) }, `/adminDashboard${panel}`);
    await expect(page).toHaveURL('/adminLogin');
    await expect(page.getByText('Your session has ended. Please log in again.')).toBeVisible();
    expect(await page.evaluate(() => ({ ...sessionStorage }))).toEqual({});
  }
});

test('a login never leads out of the dashboard', async ({ page, owner }) => {
  await page.goto('/adminLogin?next=//evil.example/adminDashboard');
  await logIn(page, owner.email);
  await acknowledge(page, 'Login successful', /\/adminLogin/);
  await expect(page).toHaveURL('/adminDashboard');
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

test('each screen of an account is not indexed, has header, footer and canonical link, can be made dark, and suits password managers and paste', async ({
  page,
  context,
}) => {
  for (const [path, tokens] of [
    ['/adminregister', ['nickname', 'email', 'new-password']],
    ['/adminVerifyEmail', ['email', 'one-time-code']],
    ['/forget-password', ['email']],
    ['/reset-password', ['off', 'new-password']],
    ['/adminLogin', ['username', 'current-password']],
  ] as const) {
    const answer = await page.goto(path);
    expect(answer?.headers()['x-robots-tag'], path).toBe('noindex');
    await expect(page.locator('meta[name=robots]'), path).toHaveAttribute('content', 'noindex');
    await expect(page.locator('link[rel=canonical]'), path).toHaveAttribute('href', new RegExp(`${path}$`));
    await expect(page.locator('.header, footer'), path).toHaveCount(2);
    const inputs = page.locator('form input');
    expect(await inputs.evaluateAll((all: HTMLInputElement[]) => all.map(({ autocomplete }) => autocomplete)), path).toEqual(
      tokens,
    );
    await page.locator('.header-actions').getByRole('button', { name: 'Dark theme' }).click();
    await expect(page.locator('html'), path).toHaveAttribute('data-theme', 'dark');
    await page.evaluate(() => localStorage.clear()); // the next one is light again
  }
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('pasted secret'));
  await field(page, 'password').focus();
  await page.keyboard.press('Control+V');
  await expect(field(page, 'password')).toHaveValue('pasted secret');
  await expect(field(page, 'password')).toHaveAttribute('type', 'password');
  await page.getByRole('button', { name: 'Show password' }).click();
  await expect(field(page, 'password')).toHaveAttribute('type', 'text');
});

// The account screens with the keyboard alone.
import type { Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { button, field, logIn, newAddress, withAuthenticator } from './support/accounts.ts';
import { adminSession, enterDashboard, expect, mailTo, test } from './support/admin.ts';
import { openApp } from './support/application.ts';
import { ownPage } from './support/kept-page.ts';

const press = (page: Page, name: string) => button(page, name).press('Enter');

test('Tab leads from the address to the password, then to what one may need instead', async ({ page }) => {
  await openApp(page, '/adminLogin');
  await field(page, 'email').focus();
  await page.keyboard.press('Tab');
  await expect(field(page, 'password')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button(page, 'Show password')).toBeFocused();
  await page.keyboard.press('Tab');
  const forgot = page.getByRole('link', { name: 'Forgot Password?' });
  await expect(forgot).toBeFocused();
  const [label, link] = [await page.locator('label', { hasText: 'Password' }).boundingBox(), await forgot.boundingBox()];
  expect(Math.abs((label?.y ?? 0) - (link?.y ?? 99))).toBeLessThan(12); // seen in the line of the label all the same
});

test(
  'the second step takes the focus, says what is wrong where it is, and gives the focus back',
  ownPage,
  async ({ page, server }) => {
    const person = { email: newAddress(), username: 'Kay Keys' };
    await withAuthenticator(page);
    await enterDashboard(page, await adminSession(server, person), '/adminDashboard/myAccount');
    await press(page, 'Add a passkey');
    await press(page, 'Save');
    await press(page, 'I have kept them');
    await openApp(page, '/adminLogin');
    await logIn(page, person.email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('One more step');
    await expect(button(page, 'Use a passkey')).toBeFocused();

    await press(page, 'Use a recovery code');
    await expect(field(page, 'code')).toBeFocused();
    await page.keyboard.type('aaaaa-aaaaa');
    await page.keyboard.press('Enter');
    await expect(field(page, 'code')).toHaveAttribute('aria-invalid', 'true');
    await expect(field(page, 'code')).toBeFocused();
    await expect(field(page, 'code')).toHaveValue('aaaaa-aaaaa');

    await press(page, 'Use a passkey');
    await expect(page.getByRole('alert').filter({ visible: true })).toHaveCount(0);
    await expect(button(page, 'Use a passkey')).toBeFocused();
    await press(page, 'Start again: Login');
    await expect(field(page, 'email')).toBeFocused();
  },
);

test('a new code without an address leads to the address', async ({ page }) => {
  await openApp(page, '/adminVerifyEmail');
  await press(page, 'Send a new code');
  await expect(field(page, 'email')).toBeFocused();
  await expect(field(page, 'email')).toHaveAttribute('aria-invalid', 'true');
});

test('what a mailed link has done is said where the focus is', async ({ page, server }) => {
  const email = newAddress();
  const person = await adminSession(server, { email, username: 'Mo Moves' });
  const wanted = newAddress();
  const answer = await page.request.patch(paths.me, {
    headers: { authorization: `Bearer ${person.token}` },
    data: { email: wanted },
  });
  expect(answer.ok()).toBe(true);
  const mail = await mailTo(server, wanted, 'Confirm the new address of your account');
  await page.goto(/\S+\/confirm-email#token=\S+/.exec(mail.text ?? '')?.[0] ?? '');
  await press(page, 'Confirm the change');
  await expect(page.locator('.notice[role=status]')).toBeFocused();
});

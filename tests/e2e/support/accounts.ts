import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expect, password } from './admin.ts';

/** An address that no other test of the run uses. */
export const newAddress = () => `person-${randomUUID().slice(0, 8)}@admins.example`;

export const field = (page: Page, name: string) => page.locator(`form [name="${name}"]`);
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const stored = (page: Page) =>
  page.evaluate(() => ({ token: sessionStorage.getItem('token'), role: sessionStorage.getItem('role') }));

/** The alert shows exactly this text, its OK has the focus, and nothing follows before it is pressed. */
export async function acknowledge(page: Page, text: string, on: string | RegExp) {
  const dialog = page.getByRole('alertdialog');
  await expect(dialog.getByRole('heading')).toHaveText(text);
  const ok = dialog.getByRole('button', { name: 'OK' });
  await expect(ok).toBeFocused();
  await expect(page).toHaveURL(on);
  await ok.press('Enter');
  await expect(dialog).toHaveCount(0);
}

export async function logIn(page: Page, email: string, secret = password) {
  await field(page, 'email').fill(email);
  await field(page, 'password').fill(secret);
  await button(page, 'Login').click();
}

export const logged = (page: Page) => {
  const lines: string[] = [];
  page.on('console', (message) => message.type() === 'error' && lines.push(message.text()));
  return lines;
};

/** An authenticator inside the browser, with a person who always confirms. */
export async function withAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

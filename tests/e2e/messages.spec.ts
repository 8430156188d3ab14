import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { objections, rulesOf } from './support/axe.ts';
import { test as base, enquirer, stored } from './support/contact.ts';
import { inEveryLook } from './support/page-checks.ts';
import { type RunningServer, startServer } from './support/server.ts';

/** A server of its own: what is counted here must not come from other tests. */
const test = base.extend<object, { server: RunningServer }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const server = await startServer({ TRUST_PROXY: '1', ADMIN_EMAILS: '@example.com' });
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

const account = { username: 'Olga Owner', email: 'olga@example.com', password: 'glacier-lantern-voyage-27' };

const post = (server: RunningServer, path: string, json: object, headers: Record<string, string> = {}) =>
  fetch(server.url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(json),
  });

/** Registers an owner the way people do, with the code out of the mail, and gives the session. */
async function logIn(server: RunningServer): Promise<{ token: string; role: string }> {
  if ((await post(server, paths.login, account)).status !== 200) {
    await post(server, paths.signup, account);
    const code = () =>
      server
        .mails()
        .find((mail) => mail.includes(`To: ${account.email}`))
        ?.match(/Verification code: (\d+)/)?.[1];
    await expect.poll(code, { timeout: 20_000 }).toBeTruthy();
    await post(server, paths.verify, { email: account.email, verificationCode: code() });
  }
  return (await (await post(server, paths.login, account)).json()) as { token: string; role: string };
}

let sent = 0;
async function receive(server: RunningServer, words: Record<string, string>) {
  sent += 1;
  const response = await post(server, paths.contact, { ...enquirer, ...words }, { 'x-forwarded-for': `10.9.0.${sent}` });
  expect(response.status).toBe(200);
}

async function openPanel(page: Page, server: RunningServer) {
  const { token, role } = await logIn(server);
  await page.addInitScript(
    ([key, name]) => {
      sessionStorage.setItem('token', key as string);
      sessionStorage.setItem('role', name as string);
    },
    [token, role],
  );
  await page.goto('/adminDashboard/messages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
}
const row = (page: Page, text: string) => page.locator('details.message').filter({ hasText: text });
const folder = (page: Page, name: string) => page.getByRole('search').getByRole('button', { name, exact: true });

test.describe.configure({ mode: 'serial' });

test('messages are listed, found, handled, noted, deleted, brought back, exported and erased', async ({
  page,
  server,
  problems,
}) => {
  await receive(server, { email: 'one@example.com', message: 'Needle in the haystack' });
  await receive(server, { email: 'two@example.com', message: '=1+1' });
  await receive(server, { email: 'trap@example.com', message: 'Cheap pills', website: 'x' });
  await openPanel(page, server);

  await expect(page.locator('details.message')).toHaveCount(2);
  const unread = page.locator('.side .count');
  await expect(unread).toContainText('2');
  await expect(row(page, 'Zoë').first()).toContainText('الخوارزمي');

  await page.getByLabel('Search messages').fill('NEEDLE');
  await expect(page.locator('details.message')).toHaveCount(1);
  await row(page, 'Needle').locator('summary').click();
  await expect(row(page, 'Needle').getByRole('link', { name: 'one@example.com' })).toHaveAttribute(
    'href',
    /^mailto:one@example\.com/,
  );
  await page.getByLabel('Note for the team').fill('Called back');
  await page.getByRole('button', { name: 'Save note' }).click();
  await expect(page.getByRole('button', { name: 'Save note' })).toHaveCount(0);
  await expect(page.locator('.message-thread')).toContainText('Olga Owner noted');
  await page.getByRole('button', { name: 'Mark answered' }).click();
  await expect(row(page, 'Needle').locator('.status')).toHaveText('Answered');
  await expect(page.locator('.message-thread')).toContainText('Olga Owner set the state to Answered');
  await expect(unread).toContainText('1');

  await page.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'No messages' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(row(page, 'Needle')).toHaveCount(1);

  await page.getByLabel('Search messages').fill('');
  await folder(page, 'Spam').click();
  await expect(page.locator('details.message')).toHaveCount(1);
  await expect(row(page, 'Cheap pills')).toBeVisible();
  await folder(page, 'Answered').click();
  await expect(page).toHaveURL(/folder=answered/);
  await row(page, 'Needle').locator('summary').click();
  await expect(page.locator('.message-thread')).toContainText('Called back');
  await page.reload(); // the address holds filter and message
  await expect(page.locator('.message-thread')).toContainText('Called back');

  await folder(page, 'All').click();
  await expect(page.locator('details.message')).toHaveCount(2);
  const tools = page.locator('.message-tools > summary');
  await tools.click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^messages-inbox-\d{4}-\d\d-\d\d\.csv$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain(`"'=1+1"`);

  await page.getByRole('button', { name: 'Erase an address' }).click();
  await page.getByLabel('Email').fill('ONE@example.com');
  await page.getByRole('dialog').getByRole('button', { name: 'Erase for good' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Erase for good' }).click();
  await expect(page.getByRole('alertdialog')).toContainText('1 message erased for good.');
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.locator('details.message')).toHaveCount(1);
  await page.goto(`/adminDashboard/messages?search=${stored(server, 'two@example.com')[0]?.reference}`); // as in the mail
  await expect(page.locator('.message-text')).toHaveText('=1+1');
  expect(problems).toEqual([]);
});

test('a note that is not saved yet survives what moves its message', async ({ page, server }) => {
  await openPanel(page, server);
  await receive(server, { email: 'noted@example.com', message: 'Noted' });
  await folder(page, 'New').click();
  await row(page, 'Noted').locator('summary').click();
  await row(page, 'Noted').getByLabel('Note for the team').fill('Call back on Monday');
  await row(page, 'Noted').getByRole('button', { name: 'Mark answered' }).press('Enter');
  await expect(page.getByRole('status').filter({ hasText: 'Marked as answered.' })).toBeAttached();
  await expect(page.locator('body')).not.toBeFocused();
  await folder(page, 'Answered').click();
  await row(page, 'Noted').locator('summary').click();
  await expect(row(page, 'Noted').getByLabel('Note for the team')).toHaveValue('Call back on Monday');
  await row(page, 'Noted').getByRole('button', { name: 'Save note' }).click();
  await expect(row(page, 'Noted').getByRole('button', { name: 'Save note' })).toBeHidden();
  await page.reload();
  await expect(row(page, 'Noted').locator('.message-thread')).toContainText('Call back on Monday');
  await expect(row(page, 'Noted').getByRole('button', { name: 'Save note' })).toBeHidden();
});

test('two colleagues see what the other does, and new messages arrive by themselves', async ({ page, server, browser }) => {
  await openPanel(page, server);
  const other = await browser.newPage({ baseURL: server.url });
  await openPanel(other, server);
  await receive(server, { email: 'live@example.com', message: 'I arrive while you watch' });
  for (const each of [page, other]) await expect(row(each, 'I arrive while you watch')).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) Messages/);
  await row(other, 'I arrive while you watch').locator('summary').click();
  await other.getByRole('button', { name: 'I take it' }).click();
  await expect(row(page, 'I arrive while you watch').locator('.status')).toHaveText('In progress');
  await other.close();
});

test('a reader who asked for it and looks elsewhere is notified of new messages', async ({ page, server, context }) => {
  await context.grantPermissions(['notifications']);
  // The browser's own parts: what it is told to show, and whether the tab is seen.
  await page.addInitScript(() => {
    const shown: string[] = [];
    const Real = window.Notification;
    window.Notification = class Recorded extends Real {
      // Chromium without a window grants it and says 'denied' all the same
      static override permission: NotificationPermission = 'default';
      static override async requestPermission() {
        Recorded.permission = await Real.requestPermission();
        return Recorded.permission;
      }
      constructor(title: string, options?: NotificationOptions) {
        super(title, options);
        shown.push(title);
      }
    };
    Object.defineProperty(document, 'visibilityState', {
      get: () => (document.documentElement.dataset.away ? 'hidden' : 'visible'),
    });
    Object.assign(window, { shown });
  });
  const shown = () => page.evaluate(() => (window as unknown as { shown: string[] }).shown);
  await page.clock.install();
  await openPanel(page, server);
  await page.getByText('More', { exact: true }).click();
  await page.getByRole('button', { name: 'Notify me of new messages' }).click();
  await expect(page.getByText('This browser will tell you of new messages.')).toBeVisible();
  await receive(server, { email: 'seen@example.com', message: 'You see me come' });
  await expect(row(page, 'You see me come')).toBeVisible();
  expect(await shown()).toEqual([]);

  await page.evaluate(() => {
    document.documentElement.dataset.away = 'yes';
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await receive(server, { email: 'away@example.com', message: 'You are elsewhere' });
  await page.clock.fastForward(31_000); // a tab that is not seen asks every 30 seconds
  await expect.poll(shown).toEqual([expect.stringMatching(/^\d+ new messages?$/)]);
});

test('with the keyboard alone messages are walked, selected, taken and answered', async ({ page, server }) => {
  for (const name of ['kb one', 'kb two', 'kb three']) await receive(server, { email: 'kb@example.com', message: name });
  await openPanel(page, server);
  await expect(row(page, 'kb one')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('kb');
  await expect(page.locator('details.message')).toHaveCount(3);
  await page.getByRole('heading', { level: 1 }).focus();
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Shift+X');
  await expect(page.locator('.bulk-bar')).toContainText('3 messages selected');
  await page.locator('.bulk-bar').getByLabel('State').selectOption('In progress');
  await expect(page.locator('.bulk-bar')).toBeVisible(); // choosing alone does nothing
  await page.getByRole('button', { name: 'Set State' }).press('Enter');
  await expect(page.locator('details.message .status')).toHaveText(['In progress', 'In progress', 'In progress']);
  await expect(page.locator('.bulk-bar')).toHaveCount(0);
  for (const key of ['j', 'j', 'j', 'x', 'Escape']) await page.keyboard.press(key);
  await expect(page.locator('.bulk-bar')).toHaveCount(0);
  await page.keyboard.press('e');
  await expect(row(page, 'kb one').locator('.status')).toHaveText('Answered');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Next message');
});

test('on a phone the first message is in the first screen', async ({ page, server }) => {
  await receive(server, { email: 'phone@example.com', message: 'Seen at once' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page, server);
  const box = await page.locator('details.message').first().boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(0);
  expect((box?.y ?? 844) + (box?.height ?? 844)).toBeLessThanOrEqual(844); // all of it
});

test('the panel reads well: no accessibility fault in both themes, wide and narrow, with long words of any script', async ({
  page,
  server,
}) => {
  await receive(server, {
    email: 'long@example.com',
    firstName: 'W'.repeat(120),
    companyName: 'ص'.repeat(120),
    message: `${'x'.repeat(300)}\n${'كلمة '.repeat(60)}`,
  });
  await openPanel(page, server);
  await row(page, 'WWWW').locator('summary').click();
  await inEveryLook(page, async ({ theme, width }) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    expect(await objections(page, rulesOf(theme))).toEqual([]);
  });
});

test('a session the server no longer knows leads to the login screen', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('token', 'a-token-that-nobody-has-ever-issued'));
  await page.goto('/adminDashboard/messages');
  await expect(page).toHaveURL(/adminLogin$/);
});

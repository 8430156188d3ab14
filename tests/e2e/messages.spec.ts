import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, type Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { type AdminSession, enterDashboard } from './support/admin.ts';
import { objections, rulesOf } from './support/axe.ts';
import { enquirer, stored, test } from './support/contact.ts';
import { ownPage } from './support/kept-page.ts';
import { typeSearch } from './support/messages.ts';
import { inEveryLook } from './support/page-checks.ts';
import type { RunningServer } from './support/server.ts';

let sent = 0;
async function receive(server: RunningServer, words: Record<string, string>) {
  sent += 1;
  const response = await fetch(server.url + paths.contact, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.9.0.${sent}` },
    body: JSON.stringify({ ...enquirer, ...words }),
  });
  expect(response.status).toBe(200);
}

async function openPanel(page: Page, owner: AdminSession) {
  await enterDashboard(page, owner, '/adminDashboard/messages');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Messages');
}
const row = (page: Page, text: string) => page.locator('details.message').filter({ hasText: text });
const folder = (page: Page, name: string) => page.getByRole('search').getByRole('button', { name, exact: true });

test.describe.configure({ mode: 'serial' });
// What is counted here must not come from other tests.
test.beforeAll(({ server: { dataDir } }) => {
  const db = new DatabaseSync(join(dataDir, 'norvane.db'), { timeout: 30_000 });
  db.exec('delete from message');
  db.close();
});

test('messages are listed, found, handled, noted, deleted, brought back, exported and erased', async ({
  page,
  server,
  owner,
  problems,
}) => {
  await receive(server, { email: 'one@example.com', message: 'Needle in the haystack' });
  await receive(server, { email: 'two@example.com', message: '=1+1' });
  await receive(server, { email: 'trap@example.com', message: 'Cheap pills', website: 'x' });
  await openPanel(page, owner);

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

test('a note that is not saved yet survives what moves its message', async ({ page, server, owner }) => {
  await openPanel(page, owner);
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

test('two colleagues see what the other does, and new messages arrive by themselves', async ({
  page,
  server,
  owner,
  browser,
}) => {
  await openPanel(page, owner);
  const other = await browser.newPage({ baseURL: server.url });
  await openPanel(other, owner);
  await receive(server, { email: 'live@example.com', message: 'I arrive while you watch' });
  for (const each of [page, other]) await expect(row(each, 'I arrive while you watch')).toBeVisible();
  await expect(page).toHaveTitle(/^\(\d+\) Messages/);
  await row(other, 'I arrive while you watch').locator('summary').click();
  await other.getByRole('button', { name: 'I take it' }).click();
  await expect(row(page, 'I arrive while you watch').locator('.status')).toHaveText('In progress');
  await other.close();
});

test(
  'a reader who asked for it and looks elsewhere is notified of new messages',
  ownPage,
  async ({ page, server, owner, context }) => {
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
    await openPanel(page, owner);
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
  },
);

test('with the keyboard alone messages are walked, selected, taken and answered', async ({ page, server, owner }) => {
  for (const name of ['keyboard one', 'keyboard two', 'keyboard three'])
    await receive(server, { email: 'keyboard@example.com', message: name });
  const [asked, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  await page.route(/\/messages\?/, async (route) => {
    asked.resolve();
    await answer.promise;
    await route.continue();
  });
  await openPanel(page, owner);
  await asked.promise;
  await page.keyboard.press('/'); // keys do not wait for the list
  await expect(page.getByLabel('Search messages')).toBeFocused();
  answer.resolve();
  await typeSearch(page, 'keyboard'); // longer than a part of a reference, which is random and searched, too
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
  await expect(row(page, 'keyboard one').locator('.status')).toHaveText('Answered');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('Next message');
});

test('the panel reads well: on a phone the first message is in the first screen; no accessibility fault in both themes, wide and narrow, with long words of any script', async ({
  page,
  server,
  owner,
}) => {
  await receive(server, {
    email: 'long@example.com',
    firstName: 'W'.repeat(120),
    companyName: 'ص'.repeat(120),
    message: `${'x'.repeat(300)}\n${'كلمة '.repeat(60)}`,
  });
  await receive(server, { email: 'phone@example.com', message: 'Seen at once' });
  await page.setViewportSize({ width: 390, height: 844 });
  await openPanel(page, owner);
  const box = await page.locator('details.message').first().boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(0);
  expect((box?.y ?? 844) + (box?.height ?? 844)).toBeLessThanOrEqual(844); // all of it
  await row(page, 'WWWW').locator('summary').click();
  await inEveryLook(page, async (look) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(look.width);
    expect(await objections(page, rulesOf(look))).toEqual([]);
  });
});

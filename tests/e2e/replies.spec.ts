import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Locator, Page } from '@playwright/test';
import { paths } from '../../contract/paths.ts';
import { startSmtp } from '../harness/smtp.ts';
import { type AdminSession, adminSession, test as base, enterDashboard, expect } from './support/admin.ts';
import { objections } from './support/axe.ts';
import { ownPage } from './support/kept-page.ts';
import { typeSearch } from './support/messages.ts';
import { type RunningServer, startServer } from './support/server.ts';

type Post = Awaited<ReturnType<typeof startSmtp>>;

/** A server that sends mail, to a mail server that keeps it. */
const test = base.extend<object, { post: Post; server: RunningServer }>({
  post: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
    async ({}, use) => {
      const post = await startSmtp();
      await use(post);
      await post.stop();
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ post }, use) => {
      const server = await startServer({
        ADMIN_EMAILS: '@example.com',
        TRUST_PROXY: '1',
        SMTP_URL: post.url,
        CONTACT_RECEIPTS: '0',
      });
      await use({ ...server, mails: () => post.received.map(({ source }) => source) });
      await server.stop();
    },
    { scope: 'worker' },
  ],
});

// One worker for both: another would start all of this again.
test.describe.configure({ mode: 'default' });

let sent = 0;
async function receive(server: RunningServer, message: string, email = 'zoe@example.org') {
  sent += 1;
  const sender = { email, phoneNumber: '+1 780 555 0100', firstName: 'Zoë', companyName: 'Öl & Söhne', message };
  const response = await fetch(server.url + paths.contact, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `10.8.0.${sent}` },
    body: JSON.stringify(sender),
  });
  expect(response.status).toBe(200);
}
/** A statement on the server's own database. */
function change({ dataDir }: RunningServer, statement: string, ...values: string[]) {
  const db = new DatabaseSync(join(dataDir, 'norvane.db'), { timeout: 30_000 });
  db.prepare(statement).run(...values);
  db.close();
}
const row = (page: Page, text: string) => page.locator('details.message').filter({ hasText: text });
const openMessages = (page: Page, who: AdminSession) => enterDashboard(page, who, '/adminDashboard/messages');
/** What became of a mail, which the panel asks for every five seconds. */
const delivered = (page: Page, message: Locator, text: RegExp) =>
  expect(async () => {
    await page.clock.fastForward(5000);
    await expect(message.locator('.delivery')).toHaveText(text, { timeout: 500 });
  }).toPass();
const answers = ({ received }: Post, recipient: string) =>
  received.filter(({ to }) => to.includes(recipient)).map(({ mail }) => mail);

test(
  'an answer is written with a template and the keyboard alone, and is shown as not delivered where it was refused',
  ownPage,
  async ({ page, server, owner, post, problems }) => {
    await receive(server, 'How long does it take?');
    await receive(server, 'Nobody reads my mailbox', 'gone@example.org');
    await page.clock.install();
    await openMessages(page, owner);
    await page.locator('.message-tools > summary').click();
    await page.getByRole('button', { name: 'Reply templates' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Add a template' }).click();
    await dialog.getByRole('button', { name: 'Save template' }).click();
    await expect(dialog.getByLabel('Text')).toHaveAttribute('aria-invalid', 'true');
    await dialog.getByLabel('Name').fill('Thanks');
    await dialog.getByLabel('Text').fill('Dear {firstName} {lastName},\n\nthank you for {reference}. {unknown}\n{me}');
    expect(await objections(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save template' }).click();
    await expect(dialog.locator('li')).toHaveText(/Thanks/);
    await page.keyboard.press('Escape');
    await page.locator('.message-tools > summary').click();

    await page.keyboard.press('/');
    await typeSearch(page, 'how long');
    await expect(page.locator('details.message')).toHaveCount(1);
    await page.getByRole('heading', { level: 1 }).focus();
    const asked = row(page, 'How long');
    await page.keyboard.press('j');
    await page.keyboard.press('k');
    await expect(asked.locator('summary')).toBeFocused();
    await page.keyboard.press('a');
    await expect(asked.locator('.status')).toHaveText('In progress');
    await page.keyboard.press('r');
    const text = asked.getByLabel('Reply to zoe@example.org');
    await expect(text).toBeFocused();
    await page.keyboard.type('Ten weeks.');
    const templates = asked.locator('.message-reply select');
    await expect(templates).toBeVisible();
    await page.keyboard.press('Shift+Tab'); // the button that inserts nothing yet
    await page.keyboard.press('Shift+Tab');
    await expect(templates).toBeFocused();
    await page.keyboard.type('Thanks'); // chooses it
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(text).toHaveValue(/^Ten weeks\.\n\nDear Zoë,\n\nthank you for NV-\S+\. \{unknown\}\nOlga Owner$/);
    expect(await objections(page)).toEqual([]);
    await expect(text).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(asked.getByRole('button', { name: 'Send reply' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(asked.locator('summary')).toBeFocused();
    await expect(asked.locator('.status')).toHaveText('Answered');
    await expect(asked.locator('.message-thread')).toContainText('Olga Owner answered');
    await delivered(page, asked, /^sent$/);
    const [mail] = answers(post, 'zoe@example.org');
    expect(mail?.subject).toMatch(/^Your enquiry NV-/);
    expect(mail?.replyTo?.[0]?.address).toBe(owner.email);
    expect(mail?.text).toMatch(/Ten weeks\.[\s\S]*> How long does it take\?/);

    post.refused.add('gone@example.org');
    await page.getByLabel('Search messages').fill('mailbox');
    const lost = row(page, 'Nobody reads');
    await lost.locator('summary').click();
    await lost.getByRole('button', { name: 'Reply' }).click();
    await lost.getByLabel('Reply to gone@example.org').fill('Does this arrive?');
    await lost.getByRole('button', { name: 'Send reply' }).click();
    await delivered(page, lost, /tried again \(.*mailbox unavailable/);
    change(server, "update outbox set attempts = 4, next_attempt_at = 0 where recipient = 'gone@example.org'"); // before its last try
    await delivered(page, lost, /^not delivered \(.*mailbox unavailable/);
    await expect(lost.locator('summary')).toContainText('Not delivered');
    expect(await objections(page)).toEqual([]);
    expect(problems.filter((text) => !text.includes('400'))).toEqual([]); // the template without words
  },
);

test('of two colleagues who answer at once the second is told before sending; sales has messages, an editor has none', async ({
  page,
  server,
  owner,
  post,
  browser,
}) => {
  const sam = await adminSession(server, { email: 'sam@example.com', username: 'Sam Sales' });
  const other = await browser.newPage({ baseURL: server.url });
  const blocked = (url: URL) => [paths.messageEvents, paths.unreadMessages].some((path) => path === url.pathname);
  await other.route(blocked, (route) => route.abort()); // a proxy that lets nothing live through
  await receive(server, 'Who is quicker?', 'both@example.org');
  await openMessages(page, owner);
  await openMessages(other, sam);
  const write = async (who: Page, answer: string) => {
    const asked = row(who, 'Who is quicker?');
    if (!(await asked.evaluate((details: HTMLDetailsElement) => details.open))) await asked.locator('summary').click();
    await asked.getByRole('button', { name: 'Reply' }).click();
    await asked.getByLabel('Reply to both@example.org').fill(answer);
    return asked;
  };
  const hers = await write(page, 'Olga answers.');
  const his = await write(other, 'Sam answers.');
  await hers.getByRole('button', { name: 'Send reply' }).click();
  await expect(hers.locator('.status')).toHaveText('Answered');
  await his.getByRole('button', { name: 'Send reply' }).click();
  await expect(his.getByRole('alert')).toContainText('Olga Owner has answered while you were writing.');
  await expect(his.locator('.message-thread')).toContainText('Olga answers.');
  await expect(his.getByLabel('Reply to both@example.org')).toHaveValue('Sam answers.');
  await expect.poll(async () => answers(post, 'both@example.org').length).toBe(1);
  await his.getByRole('button', { name: 'Send it anyway' }).click();
  await expect(his.locator('.message-thread')).toContainText('Sam Sales answered');

  await other.unroute(blocked);
  await openMessages(other, sam);
  await write(other, 'Sam once more.');
  await (await write(page, 'Olga once more.')).getByRole('button', { name: 'Send reply' }).click();
  await expect(his.getByRole('alert')).toContainText('Olga Owner has answered'); // told without pressing anything
  await his.getByRole('button', { name: 'Cancel' }).click();
  await expect.poll(async () => answers(post, 'both@example.org').length).toBe(3);

  const panel = other.getByRole('navigation').getByRole('link', { name: 'Messages' });
  change(server, 'update account set role = ? where email = ?', 'sales', sam.email);
  await openMessages(other, { ...sam, role: 'sales' });
  await expect(row(other, 'Who is quicker?')).toBeVisible();
  await other.locator('.message-tools > summary').click();
  await expect(other.getByRole('button', { name: 'Export XLSX' })).toBeVisible();
  await expect(other.getByRole('button', { name: 'Reply templates' })).toHaveCount(0);
  await expect(other.getByRole('link', { name: 'Webhooks' })).toHaveCount(0);
  await expect(panel).toBeVisible();
  change(server, 'update account set role = ? where email = ?', 'editor', sam.email);
  await openMessages(other, { ...sam, role: 'editor' });
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(panel).toHaveCount(0);
  await expect(other.locator('details.message')).toHaveCount(0);
  await other.close();
});

import { expect } from '@playwright/test';
import { enquirer, fill, stored, submit, test, thanks, toast, typed } from './support/contact.ts';
import { ownPage } from './support/kept-page.ts';

const posts = (url: string) => url.endsWith('/contact');

test('a message is sent as the seven fields, acknowledged with its reference, and the form is cleared', async ({
  page,
  context,
  server,
  visitor,
  problems,
}) => {
  await context.unrouteAll(); // this visitor waits until the form may be sent
  await page.goto('/contactUs');
  const values = { email: visitor, ...enquirer };
  await fill(page, values);
  const sent = page.waitForRequest((request) => posts(request.url()));
  await submit(page).click();
  expect((await sent).postDataJSON()).toEqual(values);
  await expect(thanks(page)).toContainText(/Your reference is NV-/);
  await expect(page.locator('.toasts [role=status]')).toContainText('Thank you');
  await expect.poll(() => typed(page)).toEqual(Object.fromEntries(Object.keys(values).map((name) => [name, ''])));
  expect(stored(server, visitor)).toMatchObject([
    {
      status: 'new',
      first_name: 'Zoë',
      last_name: enquirer.lastName,
      company_name: enquirer.companyName,
      message: enquirer.message,
    },
  ]);
  expect(problems).toEqual([]);
});

test('on a phone the form begins in the first view; what happens next and the office follow it', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/contactUs');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeInViewport();
  const headings = await page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents();
  expect(headings).toEqual(['Get in touch', 'What happens next', 'Contact office']);
});

test('the toast stays while it is pointed at, and goes after three seconds otherwise', ownPage, async ({ page, visitor }) => {
  await page.goto('/contactUs');
  await page.locator('html[data-app=ready]').waitFor();
  await page.clock.install();
  await fill(page, { email: visitor, phoneNumber: '123' });
  await submit(page).click();
  await toast(page).hover();
  await page.clock.runFor(10_000);
  await expect(toast(page)).toBeVisible();
  await page.mouse.move(5, 500);
  await page.clock.runFor(3100);
  await expect(toast(page)).toHaveCount(0);
});

test('a refusal marks the fields with the server’s sentences and touches nothing that was typed', async ({
  page,
  server,
  visitor,
  problems,
}) => {
  await page.goto('/contactUs');
  const values = { ...enquirer, email: 'nobody', phoneNumber: '12' };
  await fill(page, values);
  await submit(page).click();
  await expect(toast(page)).toContainText('valid email');
  const email = page.getByLabel('Email');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(email).toHaveAccessibleDescription(/valid email/);
  await expect(email).toBeFocused();
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/6 to 20 digits/);
  expect(await typed(page)).toEqual(values);
  await email.fill(visitor);
  await page.getByLabel('Phone number').fill('123456');
  await submit(page).click();
  await expect(thanks(page)).toContainText('reference');
  await expect(email).not.toHaveAttribute('aria-invalid');
  expect(stored(server, visitor)).toHaveLength(1);
  expect(problems.filter((text) => !text.includes('400'))).toEqual([]);
});

test('while a slow server thinks, the button is disabled and turns', async ({ page, visitor }) => {
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/contact', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/contactUs');
  await fill(page, { email: visitor, phoneNumber: '123456' });
  await submit(page).click();
  const button = page.getByRole('button', { name: 'Sending' });
  await expect(button).toBeDisabled();
  await expect(button.locator('.spin')).toBeVisible();
  answer();
  await expect(submit(page)).toBeEnabled();
  await expect(thanks(page)).toContainText('reference');
});

test('offline, the visitor is told and keeps every word; online again, it is sent once', async ({
  page,
  context,
  server,
  visitor,
}) => {
  await page.goto('/contactUs');
  const values = { email: visitor, ...enquirer };
  await fill(page, values);
  await context.setOffline(true);
  await submit(page).click();
  await expect(toast(page)).toContainText('could not reach the server');
  expect(await typed(page)).toEqual(values);
  await context.setOffline(false);
  await submit(page).click();
  await expect(thanks(page)).toContainText('reference');
  expect(stored(server, visitor)).toHaveLength(1);
});

test('an answer that gets lost and a second try make one message', async ({ page, server, visitor }) => {
  let lost = 0;
  await page.route('**/contact', async (route) => {
    const response = await route.fetch();
    lost += 1;
    if (lost === 1) await route.abort('connectionreset');
    else await route.fulfill({ response });
  });
  await page.goto('/contactUs');
  await fill(page, { email: visitor, ...enquirer });
  await submit(page).click();
  await expect(toast(page)).toContainText('could not reach');
  await submit(page).click();
  await expect(thanks(page)).toContainText('reference');
  expect(stored(server, visitor)).toHaveLength(1);
});

test('a double click sends once, and the team is mailed once, with the visitor in Reply-To', async ({
  page,
  server,
  visitor,
}) => {
  let count = 0;
  page.on('request', (request) => {
    if (posts(request.url())) count += 1;
  });
  await page.goto('/contactUs');
  await fill(page, { email: visitor, ...enquirer });
  await submit(page).dblclick();
  await expect(thanks(page)).toContainText('reference');
  expect(count).toBe(1);
  expect(stored(server, visitor)).toHaveLength(1);
  const mails = () => server.mails().filter((mail) => mail.includes(`Reply-To: ${visitor}`));
  await expect.poll(() => mails().length).toBe(1);
  expect(mails()[0]).toContain('To: team@example.com');
});

for (const [what, files] of [
  ['an application', '**/assets/*.js'],
  ['the code of the page', '**/assets/contact-*.js'],
] as const) {
  test(`${what} that does not arrive leaves the form to the browser`, async ({ page, server, visitor }) => {
    await page.route(files, (route) => route.abort());
    await page.goto('/contactUs');
    await fill(page, { email: visitor, phoneNumber: '123456' });
    await submit(page).click();
    await expect(page.locator('.sent')).toContainText(/Your reference NV-/);
    expect(stored(server, visitor)).toHaveLength(1);
  });
}

test(
  'the reference stays on the page after the toast, with a private page on which the sender adds and erases',
  ownPage,
  async ({ page, server, visitor, problems }) => {
    await page.clock.install();
    await page.goto('/contactUs');
    await fill(page, { email: visitor, ...enquirer });
    await page.goto('/about-us');
    await page.goto('/contactUs');
    await expect.poll(() => typed(page)).toEqual({ email: visitor, ...enquirer }); // kept while the visitor looked elsewhere
    await page.locator('form [name="email"]').focus();
    await submit(page).click();
    await expect(thanks(page)).toHaveCount(1);
    await page.clock.runFor(3100);
    await expect(thanks(page)).toHaveCount(0);
    const reference = stored(server, visitor)[0]?.reference as string;
    await expect(page.locator('.sent')).toContainText(reference);
    await expect(page.locator('.sent').getByRole('button', { name: 'Copy' })).toBeVisible();
    await expect(page.locator('form').getByRole('link', { name: 'How we handle your data' })).toHaveAttribute('href', '/privacy');
    await page.reload();
    await expect.poll(async () => (await typed(page)).message).toBe('');

    await page.goBack();
    await page.goForward();
    await fill(page, { email: visitor, phoneNumber: '123456', message: 'Second' });
    await submit(page).click();
    await page.locator('.sent').getByRole('link', { name: 'your private page' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your enquiry');
    await page.getByLabel('Add to your enquiry').fill('One more thing');
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page.locator('.enquiry-lines')).toContainText('One more thing');
    await page.getByRole('button', { name: 'Erase everything' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Erase everything' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Erased');
    expect(stored(server, visitor).map(({ message }) => message)).toEqual([enquirer.message]);
    expect(problems).toEqual([]);
  },
);

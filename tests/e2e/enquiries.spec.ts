import { expect } from '@playwright/test';
import { builtInWords } from '../../content/built-in.ts';
import type { EnquiryField } from '../../content/schemas/enquiry.ts';
import type { ServiceWords } from '../../content/schemas/service.ts';
import { servicePages } from '../../content/site-map.ts';
import { servicesPath } from '../../contract/public-paths.ts';
import { holdBack, openApp } from './support/application.ts';
import { fill, stored, submit, test, thanks, typed } from './support/contact.ts';

const answers: Record<EnquiryField, string> = {
  firstName: 'Zoë',
  lastName: 'Nguyễn',
  email: 'zoe@example.com',
  phoneNumber: '+1 780 555 0100',
  companyName: 'Öl & Söhne',
  jobTitle: 'Head of data',
  countryRegion: 'Canada',
  message: 'Two lines\nof words 👋',
};

for (const entry of servicePages) {
  const content = (await builtInWords(entry.id)) as ServiceWords;
  for (const section of content.sections) {
    if (section.kind !== 'intro' || !section.enquiry) continue;
    const { fields } = section.enquiry;

    test(`${entry.path}: an enquiry opens Contact Us with everything typed, and no call is made`, async ({ page }) => {
      const calls: string[] = [];
      page.on('request', (request) => {
        const isFile = ['document', 'script', 'stylesheet', 'image', 'font', 'other'].includes(request.resourceType());
        const { pathname } = new URL(request.url());
        const isOfEveryPage = pathname.startsWith('/words/') || pathname === servicesPath;
        if (!(isFile || isOfEveryPage) || request.method() !== 'GET') calls.push(`${request.method()} ${request.url()}`);
      });
      await openApp(page, entry.path);
      await fill(page, Object.fromEntries(fields.map((field) => [field, answers[field]])));
      await page.getByRole('button', { name: 'Enquire Now' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact US!');
      expect(new URL(page.url()).pathname + new URL(page.url()).search + new URL(page.url()).hash).toBe('/contactUs');

      await expect(page.getByText('carried over')).toBeVisible();
      await expect(page.locator('[name=email]')).toHaveValue(answers.email);
      const carried = (await typed(page)) as Record<string, string>;
      for (const field of fields) {
        if (field !== 'jobTitle' && field !== 'message') expect(carried[field], field).toBe(answers[field]);
        else expect(carried.message, field).toContain(answers[field]);
      }
      expect(carried.message).toContain(entry.name);
      expect(calls).toEqual([]);
    });
  }
}

test('an enquiry lacking a required field stays where it is and says so', async ({ page }) => {
  await page.goto('/ApplicationDevelopment');
  await page.getByRole('button', { name: 'Enquire Now' }).click();
  await expect(page).toHaveURL(/ApplicationDevelopment$/);
  await expect(page.locator('[aria-invalid=true]').first()).toBeFocused();
});

test('an enquiry pressed before React is there is carried over without a load', async ({ page, visitor }) => {
  const goOn = await holdBack(page);
  await page.goto('/ApplicationDevelopment');
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  for (const input of await page.locator('form [name]').all()) await input.fill(visitor);
  await page.getByRole('button', { name: 'Enquire Now' }).click();
  goOn();
  await expect(page.getByText('carried over')).toBeVisible();
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true);
});

test('a carried enquiry survives a reload, and is gone when it is sent', async ({ page, server, visitor }) => {
  await page.goto('/ApplicationDevelopment');
  const fields = await page
    .locator('form [name]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).name));
  await fill(
    page,
    Object.fromEntries(fields.map((field) => [field, field === 'email' ? visitor : answers[field as EnquiryField]])),
  );
  await page.getByRole('button', { name: 'Enquire Now' }).click();
  await expect(page.getByText('carried over')).toBeVisible();
  await page.reload();
  await expect(page.locator('[name=email]')).toHaveValue(visitor);
  await submit(page).click();
  await expect(thanks(page)).toContainText('reference');
  await expect(page.getByText('carried over')).toHaveCount(0);
  expect(stored(server, visitor)).toHaveLength(1);
  expect(await page.evaluate(() => JSON.stringify(sessionStorage))).not.toContain(visitor);
  await page.reload();
  await expect(page.locator('[name=email]')).toHaveValue('');
});

test('on Contact Us, loaded again with an enquiry, the button stays under a finger that presses it while the application arrives', async ({
  page,
  server,
  visitor,
}) => {
  await page.goto('/contactUs');
  await page.evaluate(
    (email) =>
      sessionStorage.setItem(
        'enquiry',
        JSON.stringify({ service: 'Mendix', values: { email, phoneNumber: '+1 780 555 0100', message: 'Call me.' } }),
      ),
    visitor,
  );
  let release = () => {};
  const pressed = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  await page.reload();
  await submit(page).hover();
  await page.mouse.down();
  release();
  await page.locator('html[data-app=ready]').waitFor();
  await expect(page.locator('[name=email]')).toHaveValue(visitor);
  await page.mouse.up();
  await expect(thanks(page)).toContainText('reference');
  expect(stored(server, visitor)).toHaveLength(1);
});

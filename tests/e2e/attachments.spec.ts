import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { officeFile, pdfFile, pngFile } from '../harness/zip.ts';
import { enterDashboard } from './support/admin.ts';
import { objections } from './support/axe.ts';
import { enquirer, fill, stored, submit, test, thanks, typed } from './support/contact.ts';
import { setTheme } from './support/page-checks.ts';

const pdf = { name: 'Parts list.pdf', mimeType: 'application/pdf', buffer: pdfFile() };
const png = { name: 'hall.png', mimeType: 'image/png', buffer: pngFile() };
const docx = { name: 'scope.docx', mimeType: 'application/octet-stream', buffer: officeFile('docx') };

test('files are added, removed and sent with the message, and a colleague downloads them', async ({
  page,
  server,
  owner,
  visitor,
  problems,
}) => {
  await page.goto('/contactUs');
  await fill(page, { email: visitor, ...enquirer, phoneNumber: 'none' });
  const input = page.getByLabel('Files (optional)');
  await expect(input).toHaveAccessibleDescription(/10 MB together/);
  await input.setInputFiles([pdf, png]);
  const list = page.getByRole('list', { name: 'Files to send' });
  await expect(list.getByRole('listitem')).toHaveText([/Parts list\.pdf 1 kB/, /hall\.png 1 kB/]);
  await input.setInputFiles([docx]);
  await expect(list.getByRole('listitem')).toHaveCount(3);
  await list.getByRole('button', { name: 'Remove hall.png' }).click();
  await expect(list.getByRole('listitem')).toHaveText([/Parts list\.pdf/, /scope\.docx/]);
  await expect(input).toBeFocused();
  expect(await objections(page, { part: 'form.form' })).toEqual([]);
  await setTheme(page, 'dark');
  expect(await objections(page, { part: 'form.form', rules: ['color-contrast'] })).toEqual([]);

  await submit(page).click(); // the phone number is wrong: words and files stay
  await expect(page.getByLabel('Phone number')).toHaveAccessibleDescription(/6 to 20 digits/);
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.getByLabel('Phone number').fill('123456');
  await submit(page).click();
  await expect(thanks(page)).toContainText('reference');
  await expect(list).toHaveCount(0);
  expect(stored(server, visitor)).toMatchObject([{ files: 2, message: enquirer.message }]);
  await expect.poll(() => server.mails().some((mail) => mail.includes('scope.docx'))).toBe(true);

  await page.locator('.sent').getByRole('link', { name: 'your private page' }).click();
  await expect(page.getByText('Parts list.pdf, scope.docx')).toBeVisible();

  await enterDashboard(page, owner, '/adminDashboard/messages');
  const row = page
    .locator('details.message')
    .filter({ hasText: enquirer.message.slice(0, 10) })
    .first();
  await row.locator('summary').click();
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: /Parts list\.pdf/ }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('Parts list.pdf');
  expect(readFileSync(await file.path())).toEqual(pdf.buffer);
  expect(problems.filter((text) => !text.includes('400'))).toEqual([]);
});

test('what cannot be sent is said beside the field, and nothing typed is lost', async ({ page, server, visitor }) => {
  await page.goto('/contactUs');
  const values = { email: visitor, ...enquirer };
  await fill(page, values);
  const input = page.getByLabel('Files (optional)');
  await input.setInputFiles([{ ...pdf, buffer: Buffer.from('MZ not a document') }]);
  await submit(page).click();
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  await expect(input).toHaveAccessibleDescription(/“Parts list\.pdf” is not a file we can take/);
  await expect(input).toBeFocused();
  expect(await typed(page)).toEqual(values);
  await page.getByRole('button', { name: 'Remove Parts list.pdf' }).click();
  await expect(input).not.toHaveAttribute('aria-invalid');
  await input.setInputFiles(['a', 'b', 'c', 'd'].map((name) => ({ ...pdf, name: `${name}.pdf` })));
  await submit(page).click();
  await expect(input).toHaveAccessibleDescription(/at most 3 files/);
  await page.getByRole('button', { name: 'Remove d.pdf' }).click();
  await submit(page).click();
  await expect(thanks(page)).toContainText('reference');
  expect(stored(server, visitor)).toMatchObject([{ files: 3 }]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser sends the files itself; a refusal keeps the words and asks for the files again', async ({
    page,
    server,
    visitor,
  }) => {
    await page.goto('/contactUs');
    await fill(page, { ...enquirer, email: visitor, phoneNumber: 'none' });
    await page.getByLabel('Files (optional)').setInputFiles([pdf]);
    await submit(page).click();
    await expect(page.getByLabel('Files (optional)')).toHaveAccessibleDescription(/choose your files again/);
    await expect(page.locator('[name=message]')).toHaveValue(enquirer.message);
    await page.getByLabel('Phone number').fill('123456');
    await page.getByLabel('Files (optional)').setInputFiles([pdf, docx]);
    await submit(page).click();
    await expect(page.locator('.sent')).toContainText(/Your reference NV-/);
    expect(stored(server, visitor)).toMatchObject([{ files: 2, message: enquirer.message }]);
  });
});

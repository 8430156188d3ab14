import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import type { FormToken } from '../../../contract/contact.ts';
import { paths } from '../../../contract/paths.ts';
import { test as base } from './admin.ts';
import type { RunningServer } from './server.ts';

let visitors = 0;

/** Each test is a visitor with a network address of their own, so that the limit of one does not stop another. */
export const test = base.extend<{ visitor: string }>({
  visitor: [
    async ({ context }, use) => {
      visitors += 1;
      await context.setExtraHTTPHeaders({ 'x-forwarded-for': `10.1.${visitors >> 8}.${visitors & 255}` });
      // No proof of when filling began: the browser would wait until a person could have filled in the form.
      await context.route(`**${paths.formToken}`, (route) =>
        route.fulfill({ json: { token: '', minimumMs: 0 } satisfies FormToken }),
      );
      await use(`visitor-${process.pid}-${visitors}@example.com`);
    },
    { auto: true },
  ],
});

export const enquirer = {
  phoneNumber: '+1 780 555 0100',
  firstName: 'Zoë',
  lastName: 'الخوارزمي',
  companyName: 'Öl & Söhne <b>',
  countryRegion: 'Canada',
  message: 'First line\nSecond line 👋',
};

/** Types a message into Contact Us, field by field, by its name. */
export async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) await page.locator(`form [name="${name}"]`).fill(value);
}

/** What the form holds now. */
export const typed = (page: Page) =>
  page
    .locator('form.form')
    .evaluate((form: HTMLFormElement) =>
      Object.fromEntries([...new FormData(form)].filter(([name]) => name !== 'website' && name !== 'files')),
    );

/** The messages of an address, straight from the database. */
export function stored({ dataDir }: RunningServer, email: string) {
  const db = new DatabaseSync(join(dataDir, 'norvane.db'), { readOnly: true, timeout: 30_000 });
  const rows = db.prepare('select * from message where email = ? order by created_at').all(email);
  db.close();
  return rows as Record<string, string>[];
}

export const submit = (page: Page) => page.getByRole('button', { name: 'Submit' });
/** The toast that says thank you. */
export const thanks = (page: Page) => page.locator('.toast:not(.bad)');
export const toast = (page: Page) => page.locator('.toast');

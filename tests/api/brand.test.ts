import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { company } from '../../content/company.ts';
import { paths } from '../../contract/paths.ts';
import { accountMails } from '../../server/features/accounts/account-mails.ts';
import { newTotpSecret, totpOf } from '../../server/features/accounts/second-factor.ts';
import { setBrand } from '../../server/platform/brand.ts';
import { sendJson } from '../harness/admin.ts';
import { adminOf } from '../harness/cards.ts';
import { entryAt } from '../harness/entries.ts';
import { makeApp } from '../harness/make-app.ts';

const contactOffice = {
  ...company.contactOffice,
  phone: '+1 555 010 0199',
  email: 'office@acme.example',
  street: '1 Test Street',
};
const acme = { ...company, name: 'Acme Works', talentBrand: 'Acme People', tagline: 'Test consultancy', contactOffice };

test('published facts of another company hold after a restart: in mails and their sender, pages, feeds and authenticator apps', async () => {
  onTestFinished(() => setBrand(company));
  const first = await makeApp('sqlite');
  const admin = await adminOf(first);
  await admin.put(entryAt('facts', 'company'), { content: acme, version: 0 });
  await admin.post(entryAt('facts', 'company', '/publish'), { version: 1 });
  await first.close();
  setBrand(company);

  const app = await makeApp('sqlite', { dataDir: first.dataDir });
  // mails come first: nobody has asked for a page yet
  await sendJson(app, paths.signup, { username: 'New Person', email: 'new@example.com', password: 'glacier-lantern-voyage-28' });
  await sendJson(app, paths.forgotPassword, { email: 'owner@example.com' });
  await sendJson(app, paths.contact, { email: 'visitor@example.com', phoneNumber: '+1 555 010 0100', message: 'Hello' });
  expect(await app.mail.sendDue()).toBeGreaterThan(1);
  const outbox = join(app.dataDir, 'outbox');
  const files = readdirSync(outbox).filter((file) => file.endsWith('.eml'));
  expect(files.length).toBeGreaterThan(1);
  for (const file of files) {
    const mail = readFileSync(join(outbox, file), 'utf8');
    expect(mail).toContain('From: Acme Works <no-reply@localhost>');
    expect(mail).not.toMatch(/norvane/i);
  }
  const invitation = accountMails('').invitation({ email: 'a@example.com', role: 'editor', by: 'Olga', token: 'x' });
  expect(invitation.subject).toBe('You are invited to the Acme Works website');
  expect(totpOf({ email: 'owner@example.com' }, newTotpSecret()).toString()).toContain('issuer=Acme%20Works');

  const contact = await (await app.app.request('/contactUs')).text();
  for (const given of [contactOffice.phone, contactOffice.email, contactOffice.street]) expect(contact).toContain(given);
  const feeds = ['/feeds/blogs.rss', '/feeds/news.atom', '/site.webmanifest', '/llms.txt', '/sitemap.xml', '/words/index.json'];
  for (const path of [...app.pages.publicPaths, '/adminLogin', '/nowhere', ...feeds])
    expect(await (await app.app.request(path)).text(), path).not.toMatch(/norvane/i);
});

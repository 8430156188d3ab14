import { expect, onTestFinished, test } from 'vitest';
import { company } from '../../content/company.ts';
import { paths } from '../../contract/paths.ts';
import { newTotpSecret, totpOf } from '../../server/features/accounts/second-factor.ts';
import { setBrand } from '../../server/platform/brand.ts';
import { sendJson, waitingMails } from '../harness/admin.ts';
import { adminOf } from '../harness/cards.ts';
import { entryAt } from '../harness/entries.ts';
import { makeApp } from '../harness/make-app.ts';

test('published facts of another company are in mails, in authenticator apps and on Contact Us', async () => {
  onTestFinished(() => setBrand(company));
  const app = await makeApp('sqlite');
  const admin = await adminOf(app);
  const contactOffice = {
    ...company.contactOffice,
    phone: '+1 555 010 0199',
    email: 'office@acme.example',
    street: '1 Test Street',
  };
  const facts = { ...company, name: 'Acme Works', talentBrand: 'Acme People', tagline: 'Test consultancy', contactOffice };
  await admin.put(entryAt('facts', 'company'), { content: facts, version: 0 });
  await admin.post(entryAt('facts', 'company', '/publish'), { version: 1 });
  const contact = await (await app.app.request('/contactUs')).text();
  for (const given of [contactOffice.phone, contactOffice.email, contactOffice.street]) expect(contact).toContain(given);

  await sendJson(app, paths.signup, { username: 'New Person', email: 'new@example.com', password: 'glacier-lantern-voyage-28' });
  await sendJson(app, paths.forgotPassword, { email: 'owner@example.com' });
  const mails = await waitingMails(app);
  expect(mails.length).toBeGreaterThan(0);
  for (const mail of mails.slice(-1)) {
    expect(JSON.stringify(mail)).toContain('Acme Works');
    expect(JSON.stringify([mail.subject, mail.text, mail.html])).not.toMatch(/norvane/i);
  }
  expect(totpOf({ email: 'owner@example.com' }, newTotpSecret()).toString()).toContain('issuer=Acme%20Works');
});

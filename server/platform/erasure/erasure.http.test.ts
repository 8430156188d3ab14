import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { loginAdmin, sendJson } from '../../../tests/harness/admin.ts';
import { makeApp, onEachEngine } from '../../../tests/harness/make-app.ts';
import { startSmtp } from '../../../tests/harness/smtp.ts';

const visitor = {
  email: 'quillon.vexley@example.com',
  phoneNumber: '+1 780 555 0199',
  firstName: 'Quillon',
  lastName: 'Vexley',
  message: 'Zanzibar-Perlmutt-4711 is what I wanted to say.',
};
const words = ['quillon', 'vexley', 'zanzibar', '555 0199'];

/** The files of a folder in which one of the words can be read, in any of the usual encodings. */
function filesWith(folder: string, wanted: string[]): string[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => {
      const bytes = readFileSync(path);
      const texts = [bytes.toString('latin1'), bytes.toString('utf16le')].map((text) => text.toLowerCase());
      return wanted.some((word) => texts.some((text) => text.includes(word)));
    });
}

test('after an erasure no file of the data folder holds a word of it', async () => {
  const app = await makeApp('sqlite', { env: { CONTACT_TO: 'team@example.com', CONTACT_RECEIPTS: '1' } });
  const { token } = await loginAdmin(app);
  await app.mail.sendDue();
  for (let count = 0; count < 3; count += 1) {
    await sendJson(app, paths.contact, { ...visitor, message: `${visitor.message} ${count}` });
    if (count < 2) await app.mail.sendDue(); // two are written as files, the third waits
  }
  expect(filesWith(app.dataDir, words).length).toBeGreaterThan(1);
  const { body } = await sendJson(app, paths.eraseMessages, { email: visitor.email }, { token });
  expect(body.erased).toBe(3);
  expect(filesWith(app.dataDir, words)).toEqual([]);
});

test('mails of others stay, and what an address sends after its erasure stays too', async () => {
  const app = await makeApp('sqlite', { env: { CONTACT_TO: 'team@example.com' } });
  const { token } = await loginAdmin(app);
  await app.mail.sendDue();
  await sendJson(app, paths.contact, { ...visitor, email: 'someone.else@example.com' });
  await sendJson(app, paths.contact, visitor);
  await app.mail.sendDue();
  await sendJson(app, paths.eraseMessages, { email: visitor.email }, { token });
  await sendJson(app, paths.contact, { ...visitor, message: 'Written later.' });
  await app.mail.sendDue();
  await app.mail.sweep();
  const outbox = join(app.dataDir, 'outbox');
  const mails = readdirSync(outbox).map((name) => readFileSync(join(outbox, name), 'utf8'));
  expect(mails.filter((text) => text.includes('someone.else@example.com'))).toHaveLength(1);
  expect(mails.filter((text) => text.includes('Written later.'))).toHaveLength(1);
  expect(mails.filter((text) => text.includes('Zanzibar') && text.includes(visitor.email))).toHaveLength(0);
});

test('files of mails go after seven days', async () => {
  const app = await makeApp('sqlite', { env: { CONTACT_TO: 'team@example.com' } });
  await sendJson(app, paths.contact, visitor);
  await app.mail.sendDue();
  const outbox = join(app.dataDir, 'outbox');
  const [old = ''] = readdirSync(outbox);
  writeFileSync(join(outbox, 'notes.txt'), 'mine');
  const eightDaysAgo = (Date.now() - 8 * 86_400_000) / 1000;
  utimesSync(join(outbox, old), eightDaysAgo, eightDaysAgo);
  utimesSync(join(outbox, 'notes.txt'), eightDaysAgo, eightDaysAgo);
  await app.mail.sweep();
  expect(readdirSync(outbox)).toEqual(['notes.txt']);
});

onEachEngine((make) => {
  test('a mail that waits cannot be read in the database, neither its text nor its code', async () => {
    const app = await make({ env: { CONTACT_TO: 'team@example.com' } });
    await sendJson(app, paths.signup, {
      username: 'Nora North',
      email: 'nora@example.com',
      password: 'glacier-lantern-27-voyage',
    });
    await sendJson(app, paths.contact, visitor);
    const rows = await app.database.db.selectFrom('outbox').selectAll().execute();
    expect(rows).toHaveLength(2);
    expect(JSON.stringify(rows)).not.toMatch(/quillon|zanzibar|Nora North|\D\d{6}\D(?!.*"sealed)/i);
    expect(rows.map(({ text, html, secret, reply_to }) => [text, html, secret, reply_to])).toEqual(
      Array(2).fill(['', '', null, null]),
    );
  });

  test('mails for unknown addresses are gone at the next turn of the mail worker', async () => {
    const app = await make();
    for (let count = 0; count < 5; count += 1) await sendJson(app, paths.forgotPassword, { email: `nobody${count}@example.com` });
    expect(await app.database.db.selectFrom('outbox').select('id').execute()).toHaveLength(5);
    expect(await app.mail.sendDue()).toBe(0);
    expect(await app.database.db.selectFrom('outbox').select('id').execute()).toEqual([]);
    expect(existsSync(join(app.dataDir, 'outbox'))).toBe(false);
  });

  test('codes leave before notifications that have waited longer', async () => {
    const smtp = await startSmtp();
    onTestFinished(smtp.stop);
    const app = await make({ env: { CONTACT_TO: 'team@example.com', CONTACT_RECEIPTS: '0', SMTP_URL: smtp.url } });
    await sendJson(app, paths.contact, visitor);
    await sendJson(app, paths.signup, {
      username: 'Nora North',
      email: 'nora@example.com',
      password: 'glacier-lantern-27-voyage',
    });
    await app.mail.sendDue();
    expect(smtp.received.flatMap(({ to }) => to)).toEqual(['nora@example.com', 'team@example.com']);
  });
});

test('two machines on one database: either sends what the other has queued', async () => {
  const one = await makeApp('postgres');
  const two = await makeApp('postgres', { databaseUrl: one.databaseUrl });
  expect(one.mail.key.id).not.toBe(two.mail.key.id);
  await sendJson(one, paths.forgotPassword, { email: 'nobody@example.com' });
  await sendJson(one, paths.signup, { username: 'Nora North', email: 'nora@example.com', password: 'glacier-lantern-27-voyage' });
  expect(await two.mail.sendDue()).toBe(1);
  expect(readdirSync(join(two.dataDir, 'outbox'))).toHaveLength(1);
});

test('a machine leaves mails alone that it has no key for', async () => {
  const one = await makeApp('postgres');
  await sendJson(one, paths.signup, { username: 'Nora North', email: 'nora@example.com', password: 'glacier-lantern-27-voyage' });
  const two = await makeApp('postgres', { databaseUrl: one.databaseUrl });
  expect(await two.mail.sendDue()).toBe(0);
  expect(await one.mail.sendDue()).toBe(1);
});

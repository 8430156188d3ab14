import { expect, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import {
  loginAdmin,
  mailedSecret,
  registerAdmin,
  sendJson,
  testEmail,
  testPassword,
  waitingMails,
} from '../../../tests/harness/admin.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';
import { passwordHashing } from './passwords.ts';

const form = { username: 'Nora North', email: 'nora@example.com', password: testPassword };

onEachEngine((make) => {
  const registrations = async ({ database }: Awaited<ReturnType<typeof make>>) =>
    (await database.db.selectFrom('registration').selectAll().execute()).map(({ email }) => email);

  test('a registration is answered 201 and mails a code of six digits to the address', async () => {
    const app = await make();
    const { status, body } = await sendJson(app, paths.signup, form);
    expect(status).toBe(201);
    expect(body.message).toMatch(/^Registration successful/);
    expect(await mailedSecret(app, form.email)).toMatch(/^\d{6}$/);
  });

  test('neither the password nor the code is stored in the clear', async () => {
    const app = await make({ passwords: passwordHashing() });
    await sendJson(app, paths.signup, form);
    const [row] = await app.database.db.selectFrom('registration').selectAll().execute();
    expect(row?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    const code = await mailedSecret(app, form.email);
    expect(JSON.stringify(row)).not.toMatch(new RegExp(`\\b${code}\\b`)); // a time in the row may end in the same six digits
    expect(JSON.stringify(row)).not.toContain(testPassword);
  });

  test('each field at fault gets its sentence, fields that are not known are ignored, and nothing is stored', async () => {
    const app = await make();
    const empty = await sendJson(app, paths.signup, {});
    expect(empty.status).toBe(400);
    expect(empty.body.fields).toEqual({
      username: 'Enter a username.',
      email: 'Enter your email address.',
      password: 'Enter a password.',
    });
    expect(empty.body.error).toBe(empty.body.message);
    const wrongTypes = await sendJson(app, paths.signup, { username: 7, email: ['a@b.co'], password: { $gt: '' } });
    expect(wrongTypes.body.fields).toEqual({
      username: 'The username must be text.',
      email: 'The email address must be text.',
      password: 'The password must be text.',
    });
    for (const fault of [
      { username: 'x' },
      { username: 'x'.repeat(61) },
      { email: 'nora' },
      { email: 'nora@example.com\r\nBcc: x@example.com' },
    ]) {
      expect((await sendJson(app, paths.signup, { ...form, ...fault })).status).toBe(400);
    }
    expect(await registrations(app)).toEqual([]);
    expect((await sendJson(app, paths.signup, { ...form, role: 'owner', isAdmin: true })).status).toBe(201);
  });

  test('a short, a long and an easily guessed password are refused with the reason', async () => {
    const app = await make();
    const refused = async (password: string) => (await sendJson(app, paths.signup, { ...form, password })).body.fields.password;
    expect(await refused('short-one-1')).toBe('Use 12 characters or more.');
    expect(await refused('x'.repeat(129))).toBe('Use 128 characters or fewer.');
    expect(await refused('passwordpassword')).toMatch(/^This password is easy to guess\. .+/);
    expect(await refused('nora@example.com')).toMatch(/personal/);
    expect(await registrations(app)).toEqual([]);
  });

  test('malformed JSON, another body type, a huge body and another method are refused', async () => {
    const { app } = await make();
    const post = (body: string, type: string) =>
      app.request(paths.signup, { method: 'POST', body, headers: { 'content-type': type } });
    expect((await post('{"username":', 'application/json')).status).toBe(400);
    expect((await post('null', 'application/json')).status).toBe(400);
    expect((await post('username=nora', 'application/x-www-form-urlencoded')).status).toBe(415);
    expect((await post(JSON.stringify({ ...form, username: 'x'.repeat(2 ** 20) }), 'application/json')).status).toBe(413);
    const read = await app.request(paths.signup);
    expect([read.status, read.headers.get('allow')]).toEqual([405, 'POST']);
  });

  test('upper case, spaces and full-width letters are the same address; look-alike letters are refused', async () => {
    const app = await make();
    await registerAdmin(app);
    for (const email of ['OWNER@Example.COM', '  owner@example.com ', 'ｏｗｎｅｒ@example.com']) {
      expect((await sendJson(app, paths.login, { email, password: testPassword })).status).toBe(200);
    }
    const lookAlike = await sendJson(app, paths.signup, { ...form, email: 'оwner@example.com' });
    expect([lookAlike.status, lookAlike.body.fields.email]).toEqual([
      400,
      'Use an email address of plain letters (a to z), digits and signs.',
    ]);
  });

  test('registering a verified address is answered like any other, mails its owner and changes nothing', async () => {
    const app = await make();
    const { headers } = await loginAdmin(app);
    const known = await sendJson(app, paths.signup, { ...form, email: testEmail, password: 'another-Strong-pass-91' });
    const unknown = await sendJson(app, paths.signup, form);
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    const mail = (await waitingMails(app)).findLast(({ to }) => to === testEmail);
    expect([mail?.subject, mail?.secret]).toEqual(['Someone tried to register with your address', undefined]);
    expect((await sendJson(app, paths.login, { email: testEmail, password: 'another-Strong-pass-91' })).status).toBe(403);
    expect((await app.app.request(paths.me, { headers })).status).toBe(200);
  });

  test('after 20 registrations an hour from one address the next is answered 429; refused forms do not count', async () => {
    let time = Date.now();
    const app = await make({ now: () => time });
    await app.database.db
      .insertInto('rate_limit')
      .values({ key: 'signup:127.0.0.1', hits: 19, resets_at: time + 3_600_000 })
      .execute();
    expect((await sendJson(app, paths.signup, { ...form, password: 'passwordpassword' })).status).toBe(400);
    expect((await sendJson(app, paths.signup, {})).status).toBe(400);
    expect((await sendJson(app, paths.signup, form)).status).toBe(201);
    const refused = await sendJson(app, paths.signup, form);
    expect([refused.status, refused.headers.get('retry-after'), refused.body.message]).toEqual([
      429,
      '3600',
      'Too many attempts. Please try again in 60 minutes.',
    ]);
    time += 3_600_001;
    expect((await sendJson(app, paths.signup, form)).status).toBe(201);
  });

  test('60 passwords per address are scored in 15 minutes, weak ones included; the next gets 429', async () => {
    let time = Date.now();
    const app = await make({ now: () => time });
    await app.database.db
      .insertInto('rate_limit')
      .values({ key: 'password:127.0.0.1', hits: 58, resets_at: time + 900_000 })
      .execute();
    const weak = { ...form, password: 'passwordpassword' };
    expect((await sendJson(app, paths.signup, weak)).status).toBe(400);
    expect((await sendJson(app, paths.resetPassword, { token: 'x', newPassword: weak.password })).status).toBe(400);
    for (const refused of [
      await sendJson(app, paths.signup, weak),
      await sendJson(app, paths.resetPassword, { token: 'x', newPassword: testPassword }),
    ]) {
      expect([refused.status, refused.headers.get('retry-after'), refused.body.message]).toEqual([
        429,
        '900',
        'Too many attempts. Please try again in 15 minutes.',
      ]);
    }
    time += 900_000;
    expect((await sendJson(app, paths.signup, form)).status).toBe(201);
  });

  test('a name cannot carry a link into somebody else’s mailbox', async () => {
    const app = await make();
    await sendJson(app, paths.signup, { ...form, username: 'Win! https://evil.example/x' });
    const [mail] = await waitingMails(app);
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/evil\.example/);
  });

  test('one mailbox gets at most ten mails an hour, and the answer does not tell', async () => {
    const app = await make();
    await app.database.db
      .insertInto('rate_limit')
      .values({ key: `signup-mail:${form.email}`, hits: 10, resets_at: Date.now() + 3_600_000 })
      .execute();
    expect((await sendJson(app, paths.signup, form)).status).toBe(201);
    await expect(mailedSecret(app, form.email)).rejects.toThrow('No code');
  });
});

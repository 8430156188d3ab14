import { expect, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { loginAdmin, mailedSecret, registerAdmin, sendJson, testPassword, waitingMails } from '../../../tests/harness/admin.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';

const email = 'nora@example.com';
const signup = { username: 'Nora North', email, password: testPassword };
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

onEachEngine((make) => {
  type App = Awaited<ReturnType<typeof make>>;
  const register = async (app: App, more = {}) => {
    await sendJson(app, paths.signup, { ...signup, ...more });
    return mailedSecret(app, email);
  };
  const verify = async (app: App, verificationCode: unknown, to = email) =>
    (await sendJson(app, paths.verify, { email: to, verificationCode })).status;

  test('the mailed code verifies the address, once', async () => {
    const app = await make();
    const code = await register(app);
    const first = await sendJson(app, paths.verify, {
      email: 'NORA@example.com',
      verificationCode: ` ${code.slice(0, 3)} ${code.slice(3)}`,
    });
    expect([first.status, first.body]).toEqual([200, { message: 'Verification successful' }]);
    expect(await verify(app, code)).toBe(400);
  });

  test('a wrong code and a code of another account are refused with a sentence', async () => {
    const app = await make();
    const code = await register(app);
    await sendJson(app, paths.signup, { ...signup, email: 'other@example.com' });
    const refused = await sendJson(app, paths.verify, {
      email: 'other@example.com',
      verificationCode: wrong(await mailedSecret(app, 'other@example.com')),
    });
    expect([refused.status, refused.body.fields.verificationCode]).toEqual([400, refused.body.message]);
    if (code !== (await mailedSecret(app, 'other@example.com'))) expect(await verify(app, code, 'other@example.com')).toBe(400);
    expect(await app.database.db.selectFrom('account').selectAll().execute()).toEqual([]);
  });

  test('a code that is no code is refused and does not count', async () => {
    const app = await make();
    for (const code of ['', '12345', 'abcdef', 123456, null]) expect(await verify(app, code)).toBe(400);
    expect(await app.database.db.selectFrom('rate_limit').selectAll().where('key', 'like', 'verify%').execute()).toEqual([]);
  });

  test('a code lives ten minutes', async () => {
    let time = Date.now();
    const app = await make({ now: () => time });
    const code = await register(app);
    time += 10 * 60_000;
    expect(await verify(app, code)).toBe(400);
  });

  test('five wrong tries kill a code, also when they come at once; a new one is needed', async () => {
    const app = await make();
    const code = await register(app);
    await Promise.all(Array.from({ length: 5 }, () => verify(app, wrong(code))));
    expect(await verify(app, code)).toBe(400);
    await sendJson(app, paths.resendCode, { email });
    expect(await verify(app, await mailedSecret(app, email))).toBe(200);
  });

  test('of two registrations the one whose code is entered gives the password and the name', async () => {
    const app = await make();
    const mine = await register(app);
    await register(app, { username: 'Mallory', password: 'mallory-wants-in-7788' });
    expect(await verify(app, mine)).toBe(200);
    expect((await sendJson(app, paths.login, { email, password: 'mallory-wants-in-7788' })).status).toBe(401);
    const { body } = await sendJson(app, paths.login, { email, password: testPassword });
    const me = await sendJson(app, paths.me, undefined, { method: 'GET', token: body.token });
    expect(me.body).toMatchObject({ username: 'Nora North' });
  });

  test('a new code replaces the old one', async () => {
    const app = await make();
    const old = await register(app);
    const { status } = await sendJson(app, paths.resendCode, { email });
    const fresh = await mailedSecret(app, email);
    expect(status).toBe(200);
    if (old !== fresh) expect(await verify(app, old)).toBe(400);
    expect(await verify(app, fresh)).toBe(200);
  });

  const mallory = { username: 'Mallory', password: 'mallory-wants-in-7788' };
  /** Requests a new code and returns the response with its mail. */
  const resend = async (app: App) => {
    await app.database.db.deleteFrom('outbox').execute();
    const { body } = await sendJson(app, paths.resendCode, { email });
    const mail = (await waitingMails(app)).find(({ to }) => to === email);
    if (!mail) throw new Error('nothing was mailed');
    return { body, mail };
  };

  test('while several registrations of an address wait, asking for a new code renews none and mails what to do instead', async () => {
    const app = await make();
    const mine = await register(app);
    await register(app, mallory);
    const rows = () => app.database.db.selectFrom('registration').selectAll().orderBy('id').execute();
    const before = await rows();
    const { mail } = await resend(app);
    expect([mail.subject, mail.secret]).toEqual(['More than one registration waits for your address', undefined]);
    expect(mail.text).toContain('http://localhost:4000/adminregister');
    expect(await rows()).toEqual(before);
    expect(await verify(app, mine)).toBe(200);
    expect((await sendJson(app, paths.login, { email, password: testPassword })).status).toBe(200);
  });

  test('a registration whose code has run out, and one that got no mail, wait as well; one of seven days ago does not', async () => {
    let time = Date.now();
    const app = await make({ now: () => time });
    await register(app);
    const alone = await resend(app);
    expect(alone.mail.secret).toMatch(/^\d{6}$/);
    time += 11 * 60_000;
    await app.database.db.updateTable('rate_limit').set({ hits: 10 }).where('key', '=', `signup-mail:${email}`).execute();
    await sendJson(app, paths.signup, { ...signup, ...mallory });
    const several = await resend(app);
    expect([several.body, several.mail.secret]).toEqual([alone.body, undefined]);
    time += (7 * 24 * 60 - 11) * 60_000;
    const later = await resend(app);
    expect([later.mail.secret, later.mail.text]).toEqual([
      expect.stringMatching(/^\d{6}$/),
      expect.stringContaining('“Mallory”'),
    ]);
  });

  test('the mail with a code names the registration it belongs to, also when the code is renewed', async () => {
    const app = await make({ now: () => Date.UTC(2026, 2, 4, 5, 6, 7) });
    await register(app);
    const [first] = await waitingMails(app);
    for (const { text } of [first as { text: string }, (await resend(app)).mail]) {
      expect(text).toContain('as “Nora North” for the administration of the Norvane website on 2026-03-04 at 05:06:07 UTC');
      expect(text).toContain('only if this registration is yours');
    }
  });

  test('asking for a new code is answered alike for waiting, verified and unknown addresses, and mails the waiting one only', async () => {
    const app = await make();
    await register(app);
    await registerAdmin(app);
    const mails = () => app.database.db.selectFrom('outbox').select('recipient').where('sent_at', 'is', null).execute();
    const before = (await mails()).length;
    const answers = [];
    for (const to of [email, 'owner@example.com', 'nobody@example.com'])
      answers.push(await sendJson(app, paths.resendCode, { email: to }));
    expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
    expect(answers[0]?.status).toBe(200);
    const sent = await mails();
    expect([sent.length, sent.at(-1)?.recipient]).toEqual([before + 1, email]);
  });

  test('30 wrong codes in 15 minutes from one address, and the next is answered 429', async () => {
    const app = await make();
    for (let tries = 0; tries < 30; tries += 1) expect(await verify(app, '000000', `n${tries}@example.com`)).toBe(400);
    const refused = await sendJson(app, paths.verify, { email, verificationCode: '000000' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    // verify and reset have separate limits
    expect((await sendJson(app, paths.resetPassword, { token: 'x', newPassword: testPassword })).status).toBe(400);
  });

  test('of ten first registrations verified at once exactly one becomes owner', async () => {
    const app = await make();
    const addresses = Array.from({ length: 10 }, (_, index) => `racer${index}@example.com`);
    await Promise.all(addresses.map((to) => sendJson(app, paths.signup, { ...signup, email: to })));
    const codes = await Promise.all(addresses.map((to) => mailedSecret(app, to)));
    const statuses = await Promise.all(addresses.map((to, index) => verify(app, codes[index], to)));
    expect(statuses).toEqual(addresses.map(() => 200));
    const accounts = await app.database.db.selectFrom('account').select(['role', 'approved_at']).execute();
    expect(accounts.filter(({ role }) => role === 'owner')).toHaveLength(1);
    expect(accounts.filter(({ approved_at }) => approved_at !== null)).toHaveLength(1);
  });

  test('one code entered ten times at once verifies once', async () => {
    const app = await make();
    await loginAdmin(app);
    const code = await register(app);
    const statuses = await Promise.all(Array.from({ length: 10 }, () => verify(app, code)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  });
});

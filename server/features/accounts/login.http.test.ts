import { expect, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { registerAdmin, sendJson, testEmail, testPassword } from '../../../tests/harness/admin.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';

const right = { email: testEmail, password: testPassword };
const wrong = { email: testEmail, password: 'not-my-password' };

onEachEngine((make) => {
  test('the right pair is answered with a token, the role and a message', async () => {
    const app = await make();
    await registerAdmin(app);
    const { status, body } = await sendJson(app, paths.login, right);
    expect(status).toBe(200);
    expect(body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), role: 'owner', message: 'Login successful' });
    const [session] = await app.database.db.selectFrom('session').selectAll().execute();
    expect(JSON.stringify(session)).not.toContain(body.token);
  });

  test('a wrong password and an unknown address are answered alike', async () => {
    const app = await make();
    await registerAdmin(app);
    const known = await sendJson(app, paths.login, wrong);
    const unknown = await sendJson(app, paths.login, { ...wrong, email: 'nobody@example.com' });
    expect(known.status).toBe(401);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
  });

  test('missing fields and wrong types are answered 400 and do not count', async () => {
    const app = await make();
    expect((await sendJson(app, paths.login, {})).body.fields).toEqual({
      email: 'Enter your email address.',
      password: 'Enter your password.',
    });
    expect((await sendJson(app, paths.login, { email: testEmail, password: 12 })).status).toBe(400);
    expect(await app.database.db.selectFrom('rate_limit').selectAll().execute()).toEqual([]);
  });

  test('an unverified address is told so, but only to whoever has its password', async () => {
    const app = await make();
    await sendJson(app, paths.signup, { ...right, username: 'Nora North' });
    const told = await sendJson(app, paths.login, right);
    expect([told.status, told.body.message]).toEqual([403, expect.stringContaining('not verified')]);
    expect((await sendJson(app, paths.login, wrong)).status).toBe(401);
  });

  test('registering an address and logging in with that password tells nothing about the address, and counts as a failure', async () => {
    const app = await make();
    await registerAdmin(app);
    const answers = async (email: string) => {
      const pair = { email, password: 'another-Strong-pass-91' };
      await sendJson(app, paths.signup, { ...pair, username: 'Mallory' });
      await app.database.db
        .insertInto('rate_limit')
        .values({ key: `login-to:${email}`, hits: 9, resets_at: Date.now() + 900_000 })
        .execute();
      const [last, refused] = [await sendJson(app, paths.login, pair), await sendJson(app, paths.login, pair)];
      return [last.status, last.body, refused.status, refused.body.message];
    };
    const known = await answers(testEmail);
    expect(known).toMatchObject([403, { message: expect.stringContaining('not verified') }, 429, expect.any(String)]);
    expect(await answers('nobody@example.com')).toEqual(known);
  });

  test('the password of an account logs in whoever registers its address again', async () => {
    const app = await make();
    await registerAdmin(app);
    for (const password of ['another-Strong-pass-91', testPassword]) {
      await sendJson(app, paths.signup, { email: testEmail, username: 'Mallory', password });
      expect((await sendJson(app, paths.login, right)).status).toBe(200);
    }
  });

  test('a later account waits for approval and is told so, but only to whoever has its password', async () => {
    const app = await make();
    await registerAdmin(app);
    await registerAdmin(app, { email: 'second@example.com' });
    const told = await sendJson(app, paths.login, { ...right, email: 'second@example.com' });
    expect([told.status, told.body.message]).toEqual([403, expect.stringContaining('waits for approval')]);
    expect((await sendJson(app, paths.login, { ...wrong, email: 'second@example.com' })).status).toBe(401);
  });

  test('ten failures of an account in 15 minutes and even the right password is answered 429, until the time is over', async () => {
    let time = Date.now();
    const app = await make({ now: () => time });
    await registerAdmin(app);
    for (let tries = 0; tries < 9; tries += 1) expect((await sendJson(app, paths.login, wrong)).status).toBe(401);
    for (let tries = 0; tries < 3; tries += 1) expect((await sendJson(app, paths.login, right)).status).toBe(200);
    expect((await sendJson(app, paths.login, { ...wrong, email: testEmail.toUpperCase() })).status).toBe(401);
    const refused = await sendJson(app, paths.login, right);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '900']);
    time += 15 * 60_000;
    expect((await sendJson(app, paths.login, right)).status).toBe(200);
  });

  test('an unknown address has the same limit', async () => {
    const app = await make();
    for (let tries = 0; tries < 10; tries += 1) expect((await sendJson(app, paths.login, wrong)).status).toBe(401);
    expect((await sendJson(app, paths.login, wrong)).status).toBe(429);
  });

  test('guesses sent at once are not worth more than one after the other', async () => {
    const app = await make();
    await registerAdmin(app);
    const answers = await Promise.all(Array.from({ length: 30 }, () => sendJson(app, paths.login, wrong)));
    const judged = answers.filter(({ status }) => status === 401).length;
    expect(judged).toBeGreaterThan(0);
    expect(judged).toBeLessThanOrEqual(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(30 - judged);
  });

  test('a hundred failures from one address and it is refused whatever account it asks for; another address is not', async () => {
    const app = await make({ env: { TRUST_PROXY: '1', ADMIN_EMAILS: testEmail } });
    await registerAdmin(app);
    await app.database.db
      .insertInto('rate_limit')
      .values({ key: 'login:203.0.113.7', hits: 99, resets_at: Date.now() + 900_000 })
      .execute();
    const from = async (address: string, json: object) => {
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': address };
      return (await app.app.request(paths.login, { method: 'POST', headers, body: JSON.stringify(json) })).status;
    };
    expect(await from('203.0.113.7', { ...wrong, email: 'nobody@example.com' })).toBe(401);
    expect(await from('203.0.113.7', right)).toBe(429);
    expect(await from('198.51.100.9, 203.0.113.8', right)).toBe(200);
  });
});

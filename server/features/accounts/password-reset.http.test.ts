import { expect, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import {
  testEmail as email,
  loginAdmin,
  mailedSecret,
  registerAdmin,
  sendJson,
  testPassword,
} from '../../../tests/harness/admin.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';

const newPassword = 'harbour-cedar-signal-58';

onEachEngine((make) => {
  type App = Awaited<ReturnType<typeof make>>;
  const askForToken = async (app: App) => {
    await sendJson(app, paths.forgotPassword, { email });
    return mailedSecret(app, email);
  };
  const reset = (app: App, token: unknown, password: unknown = newPassword) =>
    sendJson(app, paths.resetPassword, { token, newPassword: password });

  test('a known and an unknown address are answered alike, and only the known one is mailed', async () => {
    const app = await make();
    await registerAdmin(app);
    const known = await sendJson(app, paths.forgotPassword, { email });
    const unknown = await sendJson(app, paths.forgotPassword, { email: 'nobody@example.com' });
    expect(known.status).toBe(200);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    const waiting = await app.database.db
      .selectFrom('outbox')
      .select(['recipient', 'subject'])
      .where('sent_at', 'is', null)
      .execute();
    expect(waiting.filter(({ subject }) => subject === 'Reset your password')).toEqual([
      { recipient: email, subject: 'Reset your password' },
    ]);
  });

  test('the token sets the new password, once, and ends every session', async () => {
    const app = await make();
    const { headers } = await loginAdmin(app);
    const token = await askForToken(app);
    const { status, body } = await reset(app, token);
    expect([status, typeof body.message]).toEqual([200, 'string']);
    expect((await app.app.request(paths.me, { headers })).status).toBe(401);
    expect((await sendJson(app, paths.login, { email, password: testPassword })).status).toBe(401);
    expect((await sendJson(app, paths.login, { email, password: newPassword })).status).toBe(200);
    expect((await reset(app, token, 'yet-another-Phrase-33')).status).toBe(400);
  });

  test('using one token makes the others of the account worthless', async () => {
    const app = await make();
    await registerAdmin(app);
    const first = await askForToken(app);
    expect((await reset(app, await askForToken(app))).status).toBe(200);
    expect((await reset(app, first)).status).toBe(400);
  });

  test('a token is stored hashed and lives one hour', async () => {
    let time = Date.now();
    const app = await make({ now: () => time });
    await registerAdmin(app);
    const token = await askForToken(app);
    expect(JSON.stringify(await app.database.db.selectFrom('reset_token').selectAll().execute())).not.toContain(token);
    time += 60 * 60_000;
    expect((await reset(app, token)).status).toBe(400);
  });

  test('one token used twice at once sets one password', async () => {
    const app = await make();
    await registerAdmin(app);
    const token = await askForToken(app);
    const statuses = await Promise.all(
      [reset(app, token), reset(app, token, 'yet-another-Phrase-33')].map(async (answer) => (await answer).status),
    );
    expect(statuses.sort()).toEqual([200, 400]);
  });

  test('a weak password or a wrong type changes nothing, leaves the token good and does not count', async () => {
    const app = await make();
    await registerAdmin(app);
    const token = await askForToken(app);
    expect((await reset(app, token, 'passwordpassword')).body.fields.newPassword).toMatch(/easy to guess/);
    expect((await reset(app, token, 'short')).body.fields).toEqual({ newPassword: 'Use 12 characters or more.' });
    expect((await reset(app, 17, null)).status).toBe(400);
    expect((await reset(app, 'wrong', 'passwordpassword')).status).toBe(400);
    expect(await app.database.db.selectFrom('rate_limit').selectAll().where('key', 'like', 'reset%').execute()).toEqual([]);
    expect((await reset(app, token)).status).toBe(200);
  });

  test('30 wrong tokens from one address in 15 minutes, and the next is answered 429', async () => {
    const app = await make();
    await app.database.db
      .insertInto('rate_limit')
      .values({ key: 'reset:127.0.0.1', hits: 29, resets_at: Date.now() + 900_000 })
      .execute();
    const wrong = await reset(app, 'wrong-token');
    expect([wrong.status, wrong.body.fields.token]).toEqual([400, wrong.body.message]);
    expect((await reset(app, 'wrong-token')).status).toBe(429);
  });

  test('five requests an hour for one account, known or not, and 30 from one address', async () => {
    const app = await make();
    await registerAdmin(app);
    for (const to of [email, 'nobody@example.com']) {
      for (let tries = 0; tries < 5; tries += 1)
        expect((await sendJson(app, paths.forgotPassword, { email: to })).status).toBe(200);
      expect((await sendJson(app, paths.forgotPassword, { email: to })).status).toBe(429);
    }
    for (let tries = 12; tries < 30; tries += 1) {
      expect((await sendJson(app, paths.forgotPassword, { email: `n${tries}@example.com` })).status).toBe(200);
    }
    expect((await sendJson(app, paths.forgotPassword, { email: 'fresh@example.com' })).status).toBe(429);
  });
});

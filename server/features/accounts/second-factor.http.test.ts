import { TOTP } from 'otpauth';
import { expect, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { loginAdmin, registerAdmin, sendJson, testEmail, testPassword, waitingMails } from '../../../tests/harness/admin.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';
import { mailKeyStore } from '../../platform/mail/mail-keys.store.ts';
import { openKey, seal } from '../../platform/seal.ts';

const right = { email: testEmail, password: testPassword };
const step = 30_000;

onEachEngine((make) => {
  type App = Awaited<ReturnType<typeof make>>;
  const login = async (app: App, who = right) => (await sendJson(app, paths.login, who)).body;
  const second = (app: App, json: object) => sendJson(app, paths.secondFactor, json);

  /** An owner with an authenticator app. */
  async function withApp(app: App, now: () => number) {
    const { token } = await loginAdmin(app);
    const { body: begun } = await sendJson(app, paths.myTotp, {}, { token });
    const totp = new TOTP({ secret: begun.secret });
    const code = () => totp.generate({ timestamp: now() });
    const { body } = await sendJson(app, paths.confirmTotp, { code: code() }, { token });
    return { token, begun, code, recoveryCodes: body.recoveryCodes as string[] };
  }

  test('an authenticator app: set up with a code of it, then asked for after the password; a code counts once', async () => {
    let time = Date.now();
    const app = await make({ now: () => time });
    const { token, begun, code, recoveryCodes } = await withApp(app, () => time);
    expect(begun.uri).toMatch(/^otpauth:\/\/totp\/Norvane:owner%40example\.com\?issuer=Norvane&secret=/);
    expect(recoveryCodes).toHaveLength(10);
    const { body: me } = await sendJson(app, paths.me, undefined, { method: 'GET', token });
    expect(me).toMatchObject({ recoveryCodesLeft: 10, factors: [{ kind: 'totp', name: 'Authenticator app' }] });

    const asked = await login(app);
    expect(asked).toEqual({
      secondFactor: ['totp', 'recovery'],
      ticket: expect.stringMatching(/^[\w-]{43}$/),
      message: expect.any(String),
    });
    const used = await second(app, { ticket: asked.ticket, method: 'totp', code: code() });
    expect([used.status, used.body.code]).toEqual([401, 'wrong-factor']); // the one that set it up
    time += step;
    const done = await second(app, { ticket: asked.ticket, method: 'totp', code: code() });
    expect(done.body).toEqual({ token: expect.stringMatching(/^[\w-]{43}$/), role: 'owner', message: 'Login successful' });
    expect((await second(app, { ticket: asked.ticket, method: 'totp', code: code() })).status).toBe(401);
  });

  test('the ticket lives five minutes and five tries, and dies with the password', async () => {
    let time = Date.now();
    const app = await make({ now: () => time });
    const { code, token } = await withApp(app, () => time);
    time += step;
    const { ticket } = await login(app);
    for (let tries = 0; tries < 5; tries += 1)
      expect((await second(app, { ticket, method: 'totp', code: '000000' })).status).toBe(401);
    expect((await second(app, { ticket, method: 'totp', code: code() })).status).toBe(401);
    const old = await login(app);
    const change = { password: { current: testPassword, new: 'harbour-cedar-signal-58' } };
    expect((await sendJson(app, paths.me, change, { method: 'PATCH', token })).status).toBe(200);
    expect((await second(app, { ticket: old.ticket, method: 'totp', code: code() })).status).toBe(401);
    const late = await login(app, { ...right, password: change.password.new });
    expect(late.ticket).toEqual(expect.any(String));
    time += 5 * 60_000;
    expect((await second(app, { ticket: late.ticket, method: 'totp', code: code() })).status).toBe(401);
  });

  test('wrong second factors are limited over all tickets of an account', async () => {
    const app = await make();
    await withApp(app, Date.now);
    const statuses: number[] = [];
    for (let round = 0; round < 3; round += 1) {
      const { ticket } = await login(app);
      for (let tries = 0; tries < 4; tries += 1)
        statuses.push((await second(app, { ticket, method: 'totp', code: '000000' })).status);
    }
    expect(statuses.filter((status) => status === 401)).toHaveLength(10); // setting it up was given back
    expect(statuses.at(-1)).toBe(429);
  });

  test('a recovery code works once, is told by mail, and new ones replace the old', async () => {
    const app = await make();
    const { token, recoveryCodes } = await withApp(app, Date.now);
    const use = async (code = '') => second(app, { ticket: (await login(app)).ticket, method: 'recovery', code });
    expect((await use(recoveryCodes[0]?.toUpperCase())).status).toBe(200);
    expect((await use(recoveryCodes[0])).status).toBe(401);
    const subjects = (await waitingMails(app)).filter(({ to }) => to === testEmail).map(({ subject }) => subject);
    expect(subjects).toContain('A recovery code was used');
    expect(subjects).toContain('A second factor was added');
    const renewed = await sendJson(app, paths.recoveryCodes, {}, { token });
    expect((await use(recoveryCodes[1])).status).toBe(401);
    expect((await use(renewed.body.recoveryCodes[0])).status).toBe(200);
  });

  test('without its last factor an account logs in with the password alone again', async () => {
    const app = await make();
    const { token } = await withApp(app, Date.now);
    expect((await sendJson(app, paths.myTotp, {}, { method: 'DELETE', token })).status).toBe(200);
    expect(await login(app)).toMatchObject({ role: 'owner', token: expect.any(String) });
    expect(await app.database.db.selectFrom('recovery_code').selectAll().execute()).toEqual([]);
  });

  test('an owner requires a factor from a date on: then nothing works before one is set up', async () => {
    let time = Date.now();
    const app = await make({ now: () => time });
    const { token } = await loginAdmin(app);
    const from = new Date(time + 3_600_000).toISOString();
    expect((await sendJson(app, paths.factorRule, { from }, { method: 'PUT', token })).status).toBe(200);
    const banners = () => sendJson(app, paths.banners, undefined, { method: 'GET', token });
    expect((await banners()).status).toBe(200);
    time += 3_600_000;
    const refused = await banners();
    expect([refused.status, refused.body.code]).toEqual([403, 'second-factor-required']);
    await sendJson(app, paths.verifyMe, { password: testPassword }, { token });
    const { body } = await sendJson(app, paths.myTotp, {}, { token });
    const code = new TOTP({ secret: body.secret }).generate({ timestamp: time });
    expect((await sendJson(app, paths.confirmTotp, { code }, { token })).status).toBe(200);
    expect((await banners()).status).toBe(200);
  });

  test('who has lost everything is helped by another owner or the operator, and told so', async () => {
    const app = await make({ env: { ADMIN_EMAILS: '@example.com' } });
    await withApp(app, Date.now);
    const other = { email: 'second@example.com', username: 'Sam Second' };
    await registerAdmin(app, other);
    await app.database.db.updateTable('account').set({ role: 'owner' }).execute();
    const helper = await login(app, { ...right, email: other.email });
    const { body: team } = await sendJson(app, paths.team, undefined, { method: 'GET', token: helper.token });
    const lost = team.find(({ email }: { email: string }) => email === testEmail);
    expect(lost.hasFactor).toBe(true);
    const reset = await sendJson(app, paths.memberFactors.replace(':id', lost.id), {}, { method: 'DELETE', token: helper.token });
    expect(reset.status).toBe(200);
    expect(await login(app)).toMatchObject({ token: expect.any(String) });
    const subjects = (await waitingMails(app)).filter(({ to }) => to === testEmail).map(({ subject }) => subject);
    expect(subjects).toContain('Your second factors were removed');
  });

  test('a passkey that nobody knows, or that answers no challenge of ours, signs nobody in; challenges are limited', async () => {
    const app = await make();
    const { token } = await loginAdmin(app);
    const options = (await sendJson(app, paths.passkeyLoginOptions, {})).body;
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required', challenge: expect.any(String) });
    const passkey = { id: 'abc', rawId: 'abc', type: 'public-key', response: {}, clientExtensionResults: {} };
    expect((await sendJson(app, paths.passkeyLogin, { passkey })).body.code).toBe('wrong-factor');
    expect((await sendJson(app, paths.myPasskeys, { passkey }, { token })).body.code).toBe('wrong-factor');

    await app.database.db.updateTable('rate_limit').set({ hits: 60 }).where('key', 'like', 'challenge:%').execute();
    expect((await sendJson(app, paths.passkeyLoginOptions, {})).status).toBe(429);
    expect(await app.database.db.selectFrom('ticket').select('kind').execute()).toEqual([{ kind: 'passkey-login' }]);
  });

  test('the key of an app is encrypted at rest; one that an earlier version stored in the clear is sealed by the sweep', async () => {
    let time = Date.now();
    const app = await make({ now: () => time });
    const { db } = app.database;
    const { begun, code } = await withApp(app, () => time);
    const stored = async () => (await db.selectFrom('factor').select('secret').executeTakeFirstOrThrow()).secret;
    const loginWithCode = async () => {
      time += step;
      const { ticket } = await login(app);
      return (await second(app, { ticket, method: 'totp', code: code() })).status;
    };
    expect(await stored()).not.toContain(begun.secret);
    expect(await loginWithCode()).toBe(200);

    await db.updateTable('factor').set({ secret: begun.secret }).execute();
    expect(await loginWithCode()).toBe(200);
    await app.sweep();
    const sealed = await stored();
    expect(sealed).not.toContain(begun.secret);
    expect(await loginWithCode()).toBe(200);

    const other = openKey('the key of another machine');
    await mailKeyStore(db).announce(other, time);
    await app.sweep();
    expect(other.open(await stored())).toBe(begun.secret);
    expect(await loginWithCode()).toBe(200);

    await db
      .updateTable('factor')
      .set({ secret: seal(begun.secret, [other]) })
      .execute();
    expect(await app.accounts.sealFactors()).toBe(1);
    expect(await loginWithCode()).toBe(401); // the key that opens it is elsewhere
  });
});

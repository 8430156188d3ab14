import { expect, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { mailedSecret, registerAdmin, sendJson, testEmail, testPassword } from '../../../tests/harness/admin.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';
import { passwordHashing } from './passwords.ts';

const right = { email: testEmail, password: testPassword };
const wrong = { email: testEmail, password: 'not-my-password' };
const newPassword = 'harbour-cedar-signal-58';
const stranger = { 'x-forwarded-for': '203.0.113.9' };
const mine = { 'x-forwarded-for': '198.51.100.7' };
const device = { 'x-device': 'd'.repeat(43) };
const env = { TRUST_PROXY: '1', ADMIN_EMAILS: testEmail };

onEachEngine((make) => {
  type App = Awaited<ReturnType<typeof make>>;
  const post = async (app: App, path: string, json: object, more: Record<string, string>) =>
    (await sendJson(app, path, json, { more })).status;
  /** Fails ten times. The eight in between are only written down: each would hash two passwords. */
  async function failTenTimes(app: App, limit: string, from: Record<string, string>) {
    expect(await post(app, paths.login, wrong, from)).toBe(401);
    await app.database.db.updateTable('rate_limit').set({ hits: 9 }).where('key', 'like', `${limit}:%`).execute();
    expect(await post(app, paths.login, wrong, from)).toBe(401);
  }
  /** A stranger fails until the account is locked. */
  async function lock(app: App) {
    await failTenTimes(app, 'login-to', stranger);
    expect(await post(app, paths.login, right, mine)).toBe(429);
  }

  test('a device that has signed in before logs in and asks for a reset whatever strangers do; its own failures count', async () => {
    const app = await make({ env });
    await registerAdmin(app);
    expect(await post(app, paths.login, right, { ...mine, ...device })).toBe(200);
    await lock(app);
    expect(await post(app, paths.login, right, { ...mine, ...device })).toBe(200);
    expect(await post(app, paths.login, right, { ...mine, 'x-device': 'e'.repeat(43) })).toBe(429);
    for (let calls = 0; calls < 6; calls += 1) await post(app, paths.forgotPassword, { email: testEmail }, stranger);
    expect(await post(app, paths.forgotPassword, { email: testEmail }, mine)).toBe(429);
    expect(await post(app, paths.forgotPassword, { email: testEmail }, { ...mine, ...device })).toBe(200);
    await failTenTimes(app, 'login-device', { ...mine, ...device });
    expect(await post(app, paths.login, right, { ...mine, ...device })).toBe(429);
  });

  test('whoever has just reset the password logs in once, from where it was reset; the mark of a device can be revoked', async () => {
    const app = await make({ env });
    await registerAdmin(app);
    expect(await post(app, paths.login, right, { ...mine, ...device })).toBe(200);
    await post(app, paths.forgotPassword, { email: testEmail }, mine);
    const token = await mailedSecret(app, testEmail);
    await lock(app);
    expect(await post(app, paths.resetPassword, { token, newPassword }, mine)).toBe(200);
    const fresh = { email: testEmail, password: newPassword };
    expect(await post(app, paths.login, fresh, stranger)).toBe(429);
    expect(await post(app, paths.login, fresh, { ...mine, ...device })).toBe(200); // the exemption: the old mark is forgotten
    expect(await post(app, paths.login, fresh, mine)).toBe(429);
  });

  test('unlocking on the server lasts: a few more guesses do not lock it again', async () => {
    const app = await make({ env });
    await registerAdmin(app);
    await lock(app);
    await app.accounts.operator.unlock(testEmail);
    for (let tries = 0; tries < 11; tries += 1) await post(app, paths.login, wrong, stranger);
    expect(await post(app, paths.login, right, mine)).toBe(200);
  });

  test('of four hundred guesses at once at most ten are hashed, and an honest login is not kept waiting', async () => {
    const app = await make({ env, passwords: passwordHashing() });
    await registerAdmin(app);
    expect(await post(app, paths.login, right, { ...mine, ...device })).toBe(200);
    const guesses = Array.from({ length: 400 }, (_, index) =>
      post(app, paths.login, wrong, { 'x-forwarded-for': `203.0.113.${index % 25}` }),
    );
    expect(await post(app, paths.login, right, { ...mine, ...device })).toBe(200);
    const statuses = await Promise.all(guesses);
    expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(10);
    expect(statuses.every((status) => status === 401 || status === 429)).toBe(true);
  });

  test('a stranger can neither use up a registration’s tries nor stop its new code', async () => {
    const app = await make({ env });
    const who = { username: 'Nora North', ...right, email: 'nora@example.com' };
    await post(app, paths.signup, who, mine);
    const code = await mailedSecret(app, who.email);
    await post(app, paths.signup, { ...who, username: 'Mallory' }, stranger);
    const badCode = { email: who.email, verificationCode: code === '000000' ? '000001' : '000000' };
    for (let tries = 0; tries < 6; tries += 1) await post(app, paths.verify, badCode, stranger);
    await post(app, paths.resendCode, { email: who.email }, mine);
    const fresh = await mailedSecret(app, who.email);
    for (let tries = 0; tries < 5; tries += 1) await post(app, paths.verify, badCode, stranger);
    expect(await post(app, paths.verify, { email: who.email, verificationCode: fresh }, mine)).toBe(200);
  });

  test('codes of a domain that needs no approval have twelve digits; wrong short codes of all callers together are limited', async () => {
    const app = await make({ env: { ...env, ADMIN_EMAILS: '@company.example,one@example.org' } });
    for (const [email, digits] of [
      ['any@company.example', 12],
      ['any@example.com', 6],
      ['one@example.org', 6],
    ] as const) {
      await post(app, paths.signup, { username: 'Any Body', ...right, email }, mine);
      expect(await mailedSecret(app, email)).toMatch(new RegExp(`^\\d{${digits}}$`));
    }
    const row = { key: 'verify-all', hits: 299, resets_at: Date.now() + 3_600_000 };
    await app.database.db.insertInto('rate_limit').values(row).execute();
    const guess = (from: string) =>
      post(app, paths.verify, { email: 'made-up@example.com', verificationCode: '123456' }, { 'x-forwarded-for': from });
    expect(await guess('203.0.113.1')).toBe(400);
    expect(await guess('203.0.113.2')).toBe(429);
    const verificationCode = await mailedSecret(app, 'any@company.example');
    expect(await post(app, paths.verify, { email: 'any@company.example', verificationCode }, mine)).toBe(200);
  });
});

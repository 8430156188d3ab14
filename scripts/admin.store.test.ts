import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { paths } from '../contract/paths.ts';
import { loginAdmin, registerAdmin, sendJson, testEmail, testPassword } from '../tests/harness/admin.ts';
import { makeApp, onEachEngine } from '../tests/harness/make-app.ts';

const run = promisify(execFile);
const timeoutMs = 120_000; // starting Node takes seconds on a busy machine
type TestApp = Awaited<ReturnType<typeof makeApp>>;

/** Runs the script against the application's database: its output, or its exit code and error output. */
const adminOf =
  ({ dataDir, databaseUrl }: TestApp) =>
  (...args: string[]) => {
    const env = { ...process.env, DATA_DIR: dataDir, ...(databaseUrl && { DATABASE_URL: databaseUrl }) };
    return run(process.execPath, ['scripts/admin.ts', ...args], { env }).then(
      ({ stdout }) => stdout,
      ({ code, stderr }) => [code, stderr],
    );
  };

onEachEngine((make) => {
  test('npm run admin -- reset prints a token that sets a new password, while the server runs, and unlocks', {
    timeout: timeoutMs,
  }, async () => {
    const app = await make();
    await registerAdmin(app);
    const locked = { key: `login-to:${testEmail}`, hits: 99, resets_at: Date.now() + 900_000 };
    await app.database.db.insertInto('rate_limit').values(locked).execute();
    const token = /: ([\w-]{43})$/m.exec(String(await adminOf(app)('reset', testEmail.toUpperCase())))?.[1];
    const newPassword = 'harbour-cedar-signal-58';
    expect((await sendJson(app, paths.resetPassword, { token, newPassword })).status).toBe(200);
    expect((await sendJson(app, paths.login, { email: testEmail, password: newPassword })).status).toBe(200);
  });
});

test('it lists who is there, and what it does not understand or know is one sentence', { timeout: timeoutMs }, async () => {
  const app = await makeApp('sqlite');
  await registerAdmin(app);
  const admin = adminOf(app);
  expect(await admin('list')).toBe('owner@example.com  owner  approved  Olga Owner\n');
  expect(await admin('reset', 'nobody@example.com')).toEqual([1, 'There is no verified account of nobody@example.com.\n']);
  expect(await admin('reset')).toEqual([1, 'Say whose account: npm run admin -- reset EMAIL\n']);
  expect(await admin('delete', testEmail)).toEqual([1, 'There is no command delete. See --help.\n']);
});

test('it invites, shows and ends sessions, removes lost factors and unlocks', { timeout: timeoutMs }, async () => {
  const app = await makeApp('sqlite');
  const { db } = app.database;
  const { token } = await loginAdmin(app);
  const admin = adminOf(app);
  const isIn = async () => (await sendJson(app, paths.me, undefined, { method: 'GET', token })).status;

  const invited = String(await admin('invite', 'Nora@example.com', 'sales'));
  expect(invited).toMatch(
    /^nora@example\.com is invited as sales, for seven days: http:\/\/localhost:4000\/accept-invitation#token=/,
  );
  const [, invitation] = /#token=([\w-]+)/.exec(invited) ?? [];
  const accepted = await sendJson(app, paths.acceptInvitation, {
    token: invitation,
    username: 'Nora Novak',
    password: 'harbour-cedar-signal-58',
  });
  expect(accepted.status).toBe(201);
  expect(await app.accounts.operator.list()).toContainEqual(
    expect.objectContaining({ email: 'nora@example.com', role: 'sales', approved: true }),
  );
  expect(await admin('invite', 'nora@example.com', 'boss')).toEqual([
    1,
    'Say with which role: npm run admin -- invite EMAIL owner|admin|editor|sales\n',
  ]);

  await sendJson(app, paths.myTotp, {}, { token });
  await db.updateTable('factor').set({ confirmed_at: 1 }).execute();
  expect(await isIn()).toBe(200);
  expect(await admin('reset-factors', testEmail)).toContain('has no second factor any more and is logged out everywhere');
  expect(await isIn()).toBe(401);
  expect(await db.selectFrom('factor').selectAll().execute()).toEqual([]);

  await db.deleteFrom('rate_limit').execute();
  await db
    .insertInto('rate_limit')
    .values({ key: `login-to:${testEmail}`, hits: 99, resets_at: Date.now() + 900_000 })
    .execute();
  const login = () => sendJson(app, paths.login, { email: testEmail, password: testPassword });
  expect((await login()).status).toBe(429);
  expect(await admin('unlock', testEmail)).toBe(`${testEmail} may try again: 1 limit forgotten.\n`);
  const again = await login();
  expect(again.status).toBe(200);

  expect(await admin('sessions', testEmail)).toMatch(
    /^1 session of owner@example\.com\nsince \S+ \S+, last used \S+ \S+ \(UTC\)\n$/,
  );
  expect(await admin('sessions', testEmail, '--end')).toBe(`1 session of ${testEmail} ended.\n`);
  expect((await sendJson(app, paths.me, undefined, { method: 'GET', token: again.body.token })).status).toBe(401);
});

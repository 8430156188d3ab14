import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { paths } from '../contract/paths.ts';
import { registerAdmin, sendJson, testEmail } from '../tests/harness/admin.ts';
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

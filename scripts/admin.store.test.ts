import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { paths } from '../contract/paths.ts';
import { registerAdmin, sendJson, testEmail } from '../tests/support/admin.ts';
import { onEachEngine } from '../tests/support/make-app.ts';

const run = promisify(execFile);

onEachEngine((make) => {
  test('npm run admin -- reset prints a token that sets a new password, while the server runs', async () => {
    const app = await make();
    await registerAdmin(app);
    const env = { ...process.env, DATA_DIR: app.dataDir, ...(app.databaseUrl && { DATABASE_URL: app.databaseUrl }) };
    const admin = (...args: string[]) => run(process.execPath, ['scripts/admin.ts', ...args], { env });

    const { stdout } = await admin('reset', testEmail.toUpperCase());
    const token = /: ([\w-]{43})$/m.exec(stdout)?.[1];
    expect((await sendJson(app, paths.resetPassword, { token, newPassword: 'harbour-cedar-signal-58' })).status).toBe(200);
    expect((await sendJson(app, paths.login, { email: testEmail, password: 'harbour-cedar-signal-58' })).status).toBe(200);
    await expect(admin('reset', 'nobody@example.com')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('no verified account'),
    });
    await expect(admin('reset')).rejects.toMatchObject({ code: 2, stderr: expect.stringContaining('Usage') });
  });
});

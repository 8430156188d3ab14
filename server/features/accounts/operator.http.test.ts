import { expect, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { loginAdmin, registerAdmin, sendJson, testEmail, testPassword } from '../../../tests/harness/admin.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';

const late = { email: 'late@example.com', username: 'Lara Late' };

onEachEngine((make) => {
  test('an operator approves, unlocks and ends sessions', async () => {
    const app = await make();
    const { operator } = app.accounts;
    const { token } = await loginAdmin(app);
    await registerAdmin(app, late);
    const login = async () => (await sendJson(app, paths.login, { email: late.email, password: testPassword })).status;
    const account = await operator.find(late.email);
    if (!account) throw new Error('no account');

    expect(await login()).toBe(403);
    await operator.approve(account);
    expect(await login()).toBe(200);
    expect((await operator.list()).map(({ email, role, approved }) => [email, role, approved])).toEqual([
      [testEmail, 'owner', true],
      [late.email, 'admin', true],
    ]);

    const resets_at = Date.now() + 900_000;
    const locked = { key: `login-to:${late.email}`, hits: 99, resets_at };
    await app.database.db.insertInto('rate_limit').values(locked).execute();
    expect(await login()).toBe(429);
    expect(await operator.unlock(late.email)).toBe(2); // and the mail of the registration
    expect(await login()).toBe(200);

    const mine = await operator.find(testEmail);
    if (!mine) throw new Error('no account');
    expect(await operator.sessions(mine)).toHaveLength(1);
    expect(await operator.endSessions(mine)).toBe(1);
    expect((await sendJson(app, paths.team, undefined, { method: 'GET', token })).status).toBe(401);
  });

  test('where nobody is an owner yet, whoever the operator approves becomes one', async () => {
    const app = await make({ env: { PUBLIC_URL: 'https://www.example.com' } });
    await registerAdmin(app);
    const account = await app.accounts.operator.find(testEmail);
    if (!account) throw new Error('no account');
    await app.accounts.operator.approve(account);
    expect(await app.accounts.operator.list()).toMatchObject([{ email: testEmail, role: 'owner', approved: true }]);
  });
});

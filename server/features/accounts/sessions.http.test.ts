import { expect, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { loginAdmin, sendJson, testEmail, testPassword } from '../../../tests/harness/admin.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';

const hour = 60 * 60_000;

onEachEngine((make) => {
  const statusOf = async ({ app }: Awaited<ReturnType<typeof make>>, authorization?: string) =>
    (await app.request(paths.me, { headers: authorization ? { authorization } : {} })).status;

  test('logging out ends the session at once, and the same token cannot log out again', async () => {
    const app = await make();
    const { headers } = await loginAdmin(app);
    const logout = () => app.app.request(paths.logout, { method: 'POST', headers });
    expect((await logout()).status).toBe(200);
    expect(await statusOf(app, headers.authorization)).toBe(401);
    expect((await logout()).status).toBe(401);
  });

  test('no, a forged, a truncated and a malformed bearer header are answered 401', async () => {
    const app = await make();
    const { token } = await loginAdmin(app);
    const forged = token.slice(0, -1) + (token.endsWith('A') ? 'B' : 'A');
    for (const header of [
      undefined,
      `Bearer ${forged}`,
      `Bearer ${token.slice(0, 30)}`,
      'Bearer ',
      token,
      `Basic ${token}`,
      `Bearer ${token} x`,
      `Bearer ${'x'.repeat(5000)}`,
    ]) {
      expect(await statusOf(app, header)).toBe(401);
    }
    expect(await statusOf(app, `Bearer ${token}`)).toBe(200);
  });

  test('a session ends after 12 hours without use', async () => {
    let time = Date.now();
    const app = await make({ now: () => time });
    const { headers } = await loginAdmin(app);
    for (let uses = 0; uses < 3; uses += 1) {
      time += 11 * hour;
      expect(await statusOf(app, headers.authorization)).toBe(200);
    }
    time += 12 * hour;
    expect(await statusOf(app, headers.authorization)).toBe(401);
  });

  test('a session ends after seven days, however much it is used', async () => {
    let time = Date.now();
    const started = time;
    const app = await make({ now: () => time });
    const { headers } = await loginAdmin(app);
    while (time + 10 * hour < started + 7 * 24 * hour) {
      time += 10 * hour;
      expect(await statusOf(app, headers.authorization)).toBe(200);
    }
    time = started + 7 * 24 * hour;
    expect(await statusOf(app, headers.authorization)).toBe(401);
  });

  test('a session begun or used while the clock was a year ahead has ended once the clock is right', async () => {
    const right = Date.now();
    let time = right;
    const app = await make({ now: () => time });
    const { headers } = await loginAdmin(app);
    time = right + 365 * 24 * hour;
    const { body } = await sendJson(app, paths.login, { email: testEmail, password: testPassword });
    time = right;
    expect(await statusOf(app, headers.authorization)).toBe(200);
    expect(await statusOf(app, `Bearer ${body.token}`)).toBe(401);
    await app.database.db
      .updateTable('session')
      .set({ last_used_at: right + 365 * 24 * hour })
      .execute();
    expect(await statusOf(app, headers.authorization)).toBe(401);
  });

  test('what has run out is swept away, what lives stays', async () => {
    let time = Date.now();
    const app = await make({ now: () => time });
    const { headers } = await loginAdmin(app);
    await app.accounts.sweep();
    expect(await statusOf(app, headers.authorization)).toBe(200);
    time += 8 * 24 * hour;
    await app.accounts.sweep();
    for (const table of ['session', 'registration', 'reset_token', 'rate_limit'] as const) {
      expect(await app.database.db.selectFrom(table).selectAll().execute()).toEqual([]);
    }
    expect(await app.database.db.selectFrom('account').selectAll().execute()).toHaveLength(1);
  });
});

import { expect, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { loginAdmin, registerAdmin, sendJson, testEmail, testPassword } from '../../../tests/harness/admin.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';
import { readConfig } from '../../config.ts';
import { firstOwnerLine } from './first-owner.ts';

const open = { PUBLIC_URL: 'https://www.norvane.example' };
const reachable: Record<string, string>[] = [{ HOST: '0.0.0.0' }, { SMTP_URL: 'smtp://127.0.0.1:9' }, { TRUST_PROXY: '1' }];
const login = { email: testEmail, password: testPassword };

onEachEngine((make) => {
  test('on a public site nobody becomes the first owner unasked', async () => {
    const app = await make({ env: open });
    await registerAdmin(app);
    expect((await sendJson(app, paths.login, login)).status).toBe(403);
    expect(await app.accounts.needsFirstOwner()).toBe(true);
  });

  test('nobody becomes the first owner unasked where others can reach the server, whatever PUBLIC_URL says', async () => {
    for (const env of reachable) {
      const app = await make({ env });
      await registerAdmin(app);
      expect((await sendJson(app, paths.login, login)).status).toBe(403);
    }
  });

  test('on a public site the first address that ADMIN_EMAILS names becomes owner, the next one admin', async () => {
    const app = await make({ env: { ...open, ADMIN_EMAILS: 'Boss@Example.com, @norvane.example' } });
    await registerAdmin(app, { email: 'stranger@example.com' });
    expect((await loginAdmin(app, { email: 'boss@example.com' })).role).toBe('owner');
    expect((await loginAdmin(app, { email: 'any.one@norvane.example' })).role).toBe('admin');
    expect((await sendJson(app, paths.login, { ...login, email: 'stranger@example.com' })).status).toBe(403);
    expect(await app.accounts.needsFirstOwner()).toBe(false);
  });

  test('a domain in ADMIN_EMAILS does not name its subdomains or look-alikes', async () => {
    const app = await make({ env: { ...open, ADMIN_EMAILS: '@norvane.example' } });
    for (const email of ['a@sub.norvane.example', 'a@evilnorvane.example', 'norvane.example@evil.example']) {
      await registerAdmin(app, { email });
      expect((await sendJson(app, paths.login, { ...login, email })).status).toBe(403);
    }
  });

  test('an account that ADMIN_EMAILS names only later comes in with its next login', async () => {
    const before = await make({ env: open });
    await registerAdmin(before);
    await before.close();
    const { dataDir, databaseUrl } = before;
    const after = await make({ env: { ...open, ADMIN_EMAILS: testEmail }, dataDir, databaseUrl });
    expect((await sendJson(after, paths.login, login)).body).toMatchObject({ role: 'owner' });
  });
});

test('the console line says how to become owner', () => {
  const line = (env: Record<string, string>) => firstOwnerLine(readConfig(env));
  expect(line({})).toContain('http://localhost:4000/adminregister: the first address');
  for (const env of [open, ...reachable]) expect(line(env)).toContain('set ADMIN_EMAILS');
  expect(line({ ...open, ADMIN_EMAILS: 'a@b.co' })).toContain('that ADMIN_EMAILS names');
});

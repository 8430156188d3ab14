import { expect, test } from 'vitest';
import { paths } from '../../contract/paths.ts';
import { permissionOf, publicCalls } from '../../contract/permissions.ts';
import { type Role, roles } from '../../contract/roles.ts';
import { loginAdmin, registerAdmin, sendJson, testPassword } from '../harness/admin.ts';
import { makeApp, onEachEngine } from '../harness/make-app.ts';

type App = Awaited<ReturnType<typeof makeApp>>;

/** Roles, invitations, exports, erasing, secrets of webhooks and factors. */
const sensitive = [
  ...[paths.memberRole, paths.removeMember, paths.invitations, paths.exportMessages, paths.exportActivity],
  ...[paths.eraseMessages, paths.eraseChosenMessages, paths.webhooks, paths.webhookSecret],
  ...[paths.myTotp, paths.confirmTotp, paths.myPasskeys, paths.myFactor, paths.recoveryCodes, paths.memberFactors],
];

/** Every call of the application: API routes, no pages, no middleware. */
function callsOf({ app }: App): [method: string, path: string][] {
  const api = new Set<string>(Object.values(paths));
  const calls = app.routes.filter(({ method, path }) => method !== 'ALL' && (path.startsWith('/api/') || api.has(path)));
  return [...new Map(calls.map(({ method, path }) => [`${method} ${path}`, [method, path] as [string, string]])).values()];
}

test('every call is in the table: with its roles, or as open to anybody', async () => {
  const app = await makeApp('sqlite');
  const open = new Set(publicCalls.map((call) => call.join(' ')));
  const missing = callsOf(app).filter(([method, path]) => !permissionOf(method, path) && !open.has(`${method} ${path}`));
  expect(missing).toEqual([]);
  const both = [...open].filter((call) => permissionOf(...(call.split(' ') as [string, string])));
  expect(both).toEqual([`GET ${paths.services}`]); // everybody may; with a token it has more fields
});

onEachEngine((make) => {
  test('each call is answered as the table says, for every role and for nobody; what matters is asked for again', async () => {
    const app = await make({ env: { ADMIN_EMAILS: '@example.com' } });
    await loginAdmin(app);
    const token = async (role: Role) => {
      const email = `${role}@role.example.com`;
      await registerAdmin(app, { email });
      await app.database.db.updateTable('account').set({ role, approved_at: 1 }).where('email', '=', email).execute();
      return (await sendJson(app, paths.login, { email, password: testPassword })).body.token as string;
    };
    const tokens: [Role, string][] = [];
    const asked: [pattern: string, ask: () => Promise<unknown>][] = [];
    for (const role of roles) tokens.push([role, await token(role)]);

    for (const [method, pattern] of callsOf(app)) {
      const permission = permissionOf(method, pattern);
      if (!permission || pattern === paths.logout || pattern === paths.services) continue;
      const path = pattern.replace(':kind', 'banner').replace(/:\w+/g, '00000000-0000-4000-8000-000000000000');
      // an empty body that none of the calls takes: what is allowed is answered 400 or 404 and changes nothing
      const ask = async (bearer?: string) => {
        const headers = { 'content-type': 'application/json', ...(bearer && { authorization: `Bearer ${bearer}` }) };
        const response = await app.app.request(path, { method, headers, ...(method !== 'GET' && { body: '[]' }) });
        const code = response.ok ? '' : ((await response.json()) as { code?: string }).code;
        return response.status === 403 ? code : response.status;
      };
      expect([method, path, await ask()]).toEqual([method, path, 401]);
      for (const [role, bearer] of tokens) {
        const isForbidden = (await ask(bearer)) === 'forbidden';
        expect([method, path, role, isForbidden]).toEqual([method, path, role, !permission.roles.includes(role)]);
      }
      if (permission.again) asked.push([pattern, () => ask(tokens[0]?.[1])]);
    }

    // half an hour later
    await app.database.db
      .updateTable('session')
      .set({ verified_at: Date.now() - 1_800_000 })
      .execute();
    for (const [pattern, ask] of asked) expect([pattern, await ask()]).toEqual([pattern, 'verify-again']);
    expect(asked.map(([pattern]) => pattern)).toEqual(expect.arrayContaining(sensitive));
  });

  test('messages are assigned to those who may read them', async () => {
    const app = await make({ env: { ADMIN_EMAILS: '@example.com' } });
    const { token } = await loginAdmin(app);
    await registerAdmin(app, { email: 'editor@example.com', username: 'Edith Editor' });
    const colleagues = async () =>
      (await sendJson(app, paths.messageChoices, undefined, { method: 'GET', token })).body.colleagues.length as number;
    expect(await colleagues()).toBe(2);
    const editor = app.database.db.updateTable('account').where('email', '=', 'editor@example.com');
    await editor.set({ role: 'editor' }).execute();
    expect(await colleagues()).toBe(1);
  });

  test('a role that may not see the banners may not see the homepage’s preview either', async () => {
    const app = await make();
    await loginAdmin(app);
    await app.database.db.updateTable('account').set({ role: 'sales' }).execute();
    const { token } = (await sendJson(app, paths.login, { email: 'owner@example.com', password: testPassword })).body;
    const body = new URLSearchParams({ token, banners: 'on' });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await app.app.request('/', { method: 'POST', headers, body: String(body) })).status).toBe(303);
  });
});

import { expect, test } from 'vitest';
import type { TeamMember } from '../../../contract/accounts.ts';
import { paths } from '../../../contract/paths.ts';
import { loginAdmin, registerAdmin, sendJson, testPassword } from '../../../tests/harness/admin.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';

const second = { email: 'second@example.com', username: 'Sam Second' };
const path = (pattern: string, id: string) => pattern.replace(':id', id);

onEachEngine((make) => {
  type App = Awaited<ReturnType<typeof make>>;
  const list = async (app: App, token: string): Promise<TeamMember[]> =>
    (await sendJson(app, paths.team, undefined, { method: 'GET', token })).body;
  const idOf = async (app: App, token: string, email: string) =>
    (await list(app, token)).find((member) => member.email === email)?.id ?? '';
  const login = (app: App, email: string) => sendJson(app, paths.login, { email, password: testPassword });

  /** An owner and an approved admin, both logged in. */
  async function team(app: App) {
    const owner = await loginAdmin(app);
    await registerAdmin(app, second);
    const id = await idOf(app, owner.token, second.email);
    await sendJson(app, path(paths.approveMember, id), {}, { token: owner.token });
    const admin = (await login(app, second.email)).body as { token: string };
    return { owner, admin, id, ownerId: await idOf(app, owner.token, 'owner@example.com') };
  }

  test('an owner sees who is there and who waits, without secrets', async () => {
    const app = await make();
    const { token } = await loginAdmin(app);
    await registerAdmin(app, second);
    const members = await list(app, token);
    expect(members.map(({ email, role, approved }) => [email, role, approved])).toEqual([
      ['owner@example.com', 'owner', true],
      ['second@example.com', 'admin', false],
    ]);
    expect(JSON.stringify(members)).not.toContain('argon2');
  });

  test('approving lets the person in, mails them and is recorded', async () => {
    const app = await make();
    const { admin } = await team(app);
    expect(admin.token).toBeTruthy();
    const mails = await app.database.db.selectFrom('outbox').select('subject').where('recipient', '=', second.email).execute();
    expect(mails.map(({ subject }) => subject)).toContain('Your account was approved');
    const activity = await app.database.db
      .selectFrom('activity')
      .select(['action', 'subject', 'admin_name'])
      .where('action', 'like', 'team.%')
      .execute();
    expect(activity).toEqual([{ action: 'team.approve', subject: second.email, admin_name: 'Olga Owner' }]);
  });

  test('an admin may not use the team calls, nobody without a session may', async () => {
    const app = await make();
    const { admin, ownerId } = await team(app);
    const calls = [
      ['GET', paths.team],
      ['POST', path(paths.approveMember, ownerId)],
      ['PUT', path(paths.memberRole, ownerId)],
      ['DELETE', path(paths.removeMember, ownerId)],
    ] as const;
    for (const [method, address] of calls) {
      expect((await sendJson(app, address, { role: 'admin' }, { method, token: admin.token })).status).toBe(403);
      expect((await sendJson(app, address, { role: 'admin' }, { method })).status).toBe(401);
    }
  });

  test('a new role holds for sessions that exist', async () => {
    const app = await make();
    const { owner, admin, id } = await team(app);
    expect(
      (await sendJson(app, path(paths.memberRole, id), { role: 'owner' }, { method: 'PUT', token: owner.token })).status,
    ).toBe(200);
    expect(await list(app, admin.token)).toHaveLength(2);
    expect(
      (await sendJson(app, path(paths.memberRole, id), { role: 'king' }, { method: 'PUT', token: owner.token })).body.fields,
    ).toEqual({
      role: 'Choose owner, admin, editor or sales.',
    });
  });

  test('whoever waits cannot be given a role, an unknown person cannot be found', async () => {
    const app = await make();
    const { token } = await loginAdmin(app);
    await registerAdmin(app, second);
    const id = await idOf(app, token, second.email);
    expect((await sendJson(app, path(paths.memberRole, id), { role: 'owner' }, { method: 'PUT', token })).status).toBe(409);
    for (const [method, pattern] of [
      ['POST', paths.approveMember],
      ['PUT', paths.memberRole],
      ['DELETE', paths.removeMember],
    ] as const) {
      for (const unknown of ['00000000-0000-4000-8000-000000000000', 'nobody', '%00', '%E0%A4%A'])
        expect((await sendJson(app, path(pattern, unknown), { role: 'admin' }, { method, token })).status).toBe(404);
    }
  });

  test('removing ends the sessions, and the address may register anew', async () => {
    const app = await make();
    const { owner, admin, id } = await team(app);
    expect((await sendJson(app, path(paths.removeMember, id), {}, { method: 'DELETE', token: owner.token })).status).toBe(200);
    expect((await sendJson(app, paths.me, undefined, { method: 'GET', token: admin.token })).status).toBe(401);
    expect((await login(app, second.email)).status).toBe(401);
    await registerAdmin(app, second);
    expect((await login(app, second.email)).status).toBe(403);
  });

  test('the last owner can be neither removed nor demoted, not even by two owners at the same moment', async () => {
    const app = await make();
    const { owner, admin, id, ownerId } = await team(app);
    const demote = (who: string, token: string) =>
      sendJson(app, path(paths.memberRole, who), { role: 'admin' }, { method: 'PUT', token });
    const remove = (who: string, token: string) => sendJson(app, path(paths.removeMember, who), {}, { method: 'DELETE', token });
    const refused = await demote(ownerId, owner.token);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('last owner')]);
    expect((await remove(ownerId, owner.token)).status).toBe(409);

    await sendJson(app, path(paths.memberRole, id), { role: 'owner' }, { method: 'PUT', token: owner.token });
    await Promise.all([
      demote(ownerId, admin.token),
      demote(id, owner.token),
      remove(ownerId, admin.token),
      remove(id, owner.token),
    ]);
    const owners = await app.database.db.selectFrom('account').select('id').where('role', '=', 'owner').execute();
    expect(owners).toHaveLength(1);
  });
});

import { expect, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import {
  loginAdmin,
  mailedSecret,
  registerAdmin,
  sendJson,
  testEmail,
  testPassword,
  waitingMails,
} from '../../../tests/harness/admin.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';

const newPassword = 'harbour-cedar-signal-58';
const right = { email: testEmail, password: testPassword };
const minute = 60_000;

onEachEngine((make) => {
  type App = Awaited<ReturnType<typeof make>>;
  const get = (app: App, path: string, token: string) => sendJson(app, path, undefined, { method: 'GET', token });
  const mailsTo = async (app: App, email: string) => (await waitingMails(app)).filter(({ to }) => to === email);
  const subjects = async (app: App, email = testEmail) => (await mailsTo(app, email)).map(({ subject }) => subject);
  const linkIn = async (app: App, email: string, page: string) => {
    const texts = (await mailsTo(app, email)).map(({ text }) => new RegExp(`/${page}#token=([\\w-]+)`).exec(text)?.[1]);
    return texts.findLast((token) => token !== undefined) ?? '';
  };

  test('sessions are listed by device and network, and ended one by one or all others at once', async () => {
    const app = await make({ env: { TRUST_PROXY: '1', ADMIN_EMAILS: testEmail } });
    await registerAdmin(app);
    const login = async (agent: string, from: string) => {
      const more = { 'user-agent': agent, 'x-forwarded-for': from };
      return (await sendJson(app, paths.login, right, { more })).body.token as string;
    };
    const mine = await login('Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0', '198.51.100.7');
    const other = await login('Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36', '203.0.113.9');
    const third = await login('curl/8', '198.51.100.7');
    const more = { 'x-forwarded-for': '198.51.100.7' };
    const { body } = await sendJson(app, paths.mySessions, undefined, { method: 'GET', token: mine, more });
    const seen = body.map(({ device, isCurrent, isSameNetwork }: Record<string, unknown>) => [device, isCurrent, isSameNetwork]);
    expect(seen).toHaveLength(3);
    expect(seen).toContainEqual(['Firefox on Linux', true, true]);
    expect(seen).toContainEqual(['Chrome on Windows', false, false]);
    expect(JSON.stringify(body)).not.toContain('203.0.113');
    expect((await subjects(app)).filter((subject) => subject === 'A new device signed in')).toHaveLength(2);

    const { id } = body.find(({ device }: { device: string }) => device === 'Chrome on Windows');
    const end = (path: string) => sendJson(app, path, {}, { method: 'DELETE', token: mine });
    expect((await end(paths.mySession.replace(':id', id))).status).toBe(200);
    expect((await get(app, paths.me, other)).status).toBe(401);
    expect((await end(paths.mySession.replace(':id', 'nobody'))).status).toBe(404);
    expect((await end(paths.mySessions)).status).toBe(200);
    expect((await get(app, paths.me, third)).status).toBe(401);
    expect((await get(app, paths.me, mine)).status).toBe(200);
  });

  test('a new password needs the old one, ends the other sessions and is told by mail', async () => {
    const app = await make();
    const { token } = await loginAdmin(app);
    const other = (await sendJson(app, paths.login, right)).body.token;
    const change = (current: string) =>
      sendJson(app, paths.me, { password: { current, new: newPassword } }, { method: 'PATCH', token });
    expect((await change('not-my-password')).body.fields).toEqual({ current: 'This password is not right.' });
    const tooShort = await sendJson(
      app,
      paths.me,
      { password: { current: testPassword, new: 'short' } },
      { method: 'PATCH', token },
    );
    expect(tooShort.body.fields).toEqual({ new: 'Use 12 characters or more.' });
    expect((await change(testPassword)).status).toBe(200);
    expect((await get(app, paths.me, other)).status).toBe(401);
    expect((await get(app, paths.me, token)).status).toBe(200);
    expect((await sendJson(app, paths.login, { email: testEmail, password: newPassword })).status).toBe(200);
    expect(await subjects(app)).toContain('Your password was changed');
  });

  test('a new address needs a yes of the old and of the new one; each link works once', async () => {
    const app = await make();
    const { token } = await loginAdmin(app);
    const email = 'renamed@example.com';
    await sendJson(app, paths.me, { email, username: 'Olga Renamed' }, { method: 'PATCH', token });
    expect((await get(app, paths.me, token)).body).toMatchObject({ email: testEmail, newEmail: email, username: 'Olga Renamed' });
    const [old, fresh] = [await linkIn(app, testEmail, 'confirm-email'), await linkIn(app, email, 'confirm-email')];
    const confirm = (link: string) => sendJson(app, paths.confirmEmail, { token: link });
    expect((await confirm(fresh)).body.message).toContain('the other address');
    expect((await confirm(fresh)).status).toBe(400);
    expect((await get(app, paths.me, token)).body.email).toBe(testEmail);
    expect((await confirm(old)).body.message).toContain('is changed');
    expect((await get(app, paths.me, token)).body).toMatchObject({ email, newEmail: null });
    expect(await subjects(app)).toContain('Your address was changed');
    expect(await subjects(app, email)).toContain('Your address was changed');
  });

  test('‘this was not me’ ends every session without a login, once', async () => {
    const app = await make();
    const { token } = await loginAdmin(app);
    await sendJson(app, paths.login, right, { more: { 'user-agent': 'another' } });
    const link = await linkIn(app, testEmail, 'not-me');
    expect((await sendJson(app, paths.notMe, { token: link })).status).toBe(200);
    expect((await get(app, paths.me, token)).status).toBe(401);
    expect((await sendJson(app, paths.notMe, { token: link })).body.code).toBe('wrong-token');
  });

  test('what matters is asked again after 15 minutes: with the password or a factor', async () => {
    let time = Date.now();
    const app = await make({ now: () => time });
    const { token } = await loginAdmin(app);
    const invite = () => sendJson(app, paths.invitations, { email: 'new@example.com', role: 'editor' }, { token });
    expect((await invite()).status).toBe(201);
    time += 15 * minute;
    const refused = await invite();
    expect([refused.status, refused.body.code]).toEqual([403, 'verify-again']);
    const moved = await sendJson(app, paths.me, { email: 'elsewhere@example.com' }, { method: 'PATCH', token });
    expect([moved.status, moved.body.code]).toEqual([403, 'verify-again']);
    for (const path of [paths.exportMessages, paths.exportActivity])
      expect((await get(app, path, token)).body.code).toBe('verify-again');
    const wrong = await sendJson(app, paths.verifyMe, { password: 'not-mine' }, { token });
    expect(wrong.body).toMatchObject({ code: 'wrong-factor', fields: { password: 'This password is not right.' } });
    expect((await invite()).status).toBe(403);
    expect((await sendJson(app, paths.verifyMe, { password: testPassword }, { token })).status).toBe(200);
    expect((await invite()).status).toBe(201);
  });

  test('an invitation makes an account with its role, once, for seven days, and can be withdrawn', async () => {
    let time = Date.now();
    const app = await make({ now: () => time });
    const { token } = await loginAdmin(app);
    const email = 'invited@example.com';
    const invite = async (role: string) => (await sendJson(app, paths.invitations, { email, role }, { token })).body.id as string;
    const accept = async () => {
      const secret = await mailedSecret(app, email);
      return sendJson(app, paths.acceptInvitation, { token: secret, username: 'Ida Invited', password: testPassword });
    };
    const id = await invite('sales');
    expect((await get(app, paths.invitations, token)).body.invitations).toMatchObject([
      { email, role: 'sales', invitedBy: 'Olga Owner' },
    ]);
    await sendJson(app, paths.invitation.replace(':id', id), {}, { method: 'DELETE', token });
    expect((await accept()).body.code).toBe('wrong-token');
    await invite('sales');
    time += 7 * 24 * 60 * minute;
    expect((await accept()).status).toBe(400);
    const again = (await sendJson(app, paths.login, right)).body.token;
    await sendJson(app, paths.invitations, { email, role: 'sales' }, { token: again });
    expect((await accept()).status).toBe(201);
    expect((await accept()).status).toBe(400);
    const { body } = await sendJson(app, paths.login, { email, password: testPassword });
    expect(body.role).toBe('sales');
    expect((await get(app, paths.messages, body.token)).status).toBe(200);
    expect((await get(app, paths.banners, body.token)).body.code).toBe('forbidden');
    const refused = await sendJson(app, paths.invitations, { email, role: 'admin' }, { token: again });
    expect([refused.status, refused.body.code]).toEqual([409, 'account-exists']);
  });

  test('a removed member who registers again waits for approval even where ADMIN_EMAILS names the domain; owners are told', async () => {
    const app = await make({ env: { ADMIN_EMAILS: '@example.com' } });
    const { token } = await loginAdmin(app);
    const member = { email: 'staff@example.com', username: 'Stan Staff' };
    await registerAdmin(app, member);
    const login = async () => (await sendJson(app, paths.login, { email: member.email, password: testPassword })).status;
    expect(await login()).toBe(200);
    const { body: team } = await get(app, paths.team, token);
    const { id } = team.find(({ email }: { email: string }) => email === member.email);
    await sendJson(app, paths.removeMember.replace(':id', id), {}, { method: 'DELETE', token });
    await registerAdmin(app, member);
    expect(await login()).toBe(403);
    expect(await subjects(app)).toContain('A registration waits for your approval');
  });

  test('an owner ends a member’s sessions; a changed role is told by mail', async () => {
    const app = await make({ env: { ADMIN_EMAILS: '@example.com' } });
    const { token } = await loginAdmin(app);
    const member = await loginAdmin(app, { email: 'staff@example.com' });
    const { body: team } = await get(app, paths.team, token);
    const { id } = team.find(({ email }: { email: string }) => email === 'staff@example.com');
    await sendJson(app, paths.memberRole.replace(':id', id), { role: 'editor' }, { method: 'PUT', token });
    expect(await subjects(app, 'staff@example.com')).toContain('Your role was changed');
    await sendJson(app, paths.memberSessions.replace(':id', id), {}, { method: 'DELETE', token });
    expect((await get(app, paths.me, member.token)).status).toBe(401);
  });

  test('only the networks of ADMIN_NETWORKS reach the back office; public pages and calls stay open', async () => {
    const app = await make({
      env: { TRUST_PROXY: '1', ADMIN_EMAILS: testEmail, ADMIN_NETWORKS: '198.51.100.0/24, 2001:db8:1::/48' },
    });
    const from = async (address: string, path: string, method = 'POST') =>
      (await sendJson(app, path, right, { method, more: { 'x-forwarded-for': address } })).body.code;
    expect(await from('203.0.113.9', paths.login)).toBe('network-not-allowed');
    expect(await from('198.51.100.7', paths.login)).toBe('wrong-credentials');
    expect(await from('2001:db8:1:2::3', paths.login)).toBe('wrong-credentials');
    expect(await from('2001:db8:2::3', paths.banners, 'GET')).toBe('network-not-allowed');
    expect(await from('203.0.113.9', paths.publicBanners, 'GET')).toBe(undefined);
  });
});

import { Writable } from 'node:stream';
import pino from 'pino';
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
import { makeApp } from '../../../tests/harness/make-app.ts';

type Line = Record<string, unknown>;

test('every security event is one line of JSON with event, outcome, account and network, and nothing secret', async () => {
  const lines: Line[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  const app = await makeApp('sqlite', {
    env: { TRUST_PROXY: '1', ADMIN_EMAILS: testEmail },
    log: pino({ base: undefined }, stream),
  });
  const more = { 'x-forwarded-for': '203.0.113.9' };
  const { token } = await loginAdmin(app);
  const me = (await sendJson(app, paths.me, undefined, { method: 'GET', token })).body;

  /** The security events of one call. */
  async function eventsOf(path: string, json: unknown, { method = 'POST', as = token as string | undefined } = {}) {
    const from = lines.length;
    await sendJson(app, path, json, { method, token: as, more }).catch(() => {}); // a file is not JSON
    return lines
      .slice(from)
      .filter(({ msg }) => msg === 'security event')
      .map(({ time, level, requestId, msg, ...rest }) => {
        expect([typeof time, typeof requestId, level]).toEqual(['number', 'string', rest.outcome === 'success' ? 30 : 40]);
        return rest;
      });
  }
  const mine = { account: me.id, network: '203.0.113.9' };
  const success = (event: string) => [{ event, ...mine, outcome: 'success' }];
  const stranger = { account: expect.stringMatching(/^[\w-]{12}$/), network: '203.0.113.9' };
  const open = { as: undefined };

  const right = { email: testEmail, password: testPassword };
  expect(await eventsOf(paths.login, right, open)).toEqual([
    { event: 'sign-in', account: expect.any(String), network: '203.0.113.9', outcome: 'success' },
  ]);
  expect(await eventsOf(paths.login, { email: 'x@example.com', password: 'wrong' }, open)).toEqual([
    { event: 'sign-in', ...stranger, outcome: 'failure', code: 'wrong-credentials' },
  ]);

  expect(await eventsOf(paths.forgotPassword, { email: testEmail }, open)).toEqual([
    { event: 'reset-asked', ...stranger, outcome: 'success' },
  ]);
  const reset = { token: await mailedSecret(app, testEmail), newPassword: 'harbour-cedar-signal-58' };
  expect(await eventsOf(paths.resetPassword, reset, open)).toMatchObject([{ event: 'reset', outcome: 'success' }]);
  expect(await eventsOf(paths.resetPassword, reset, open)).toMatchObject([{ event: 'reset', outcome: 'failure' }]);

  const fresh = (await sendJson(app, paths.login, { ...right, password: reset.newPassword }, { more })).body.token;
  await registerAdmin(app, { email: 'late@example.com', username: 'Lara Late' });
  const late = await app.accounts.operator.find('late@example.com');
  const as = { as: fresh };
  expect(await eventsOf(paths.approveMember.replace(':id', late?.id ?? ''), {}, as)).toEqual(success('approval'));
  expect(await eventsOf(`${paths.exportMessages}?folder=inbox&format=csv`, undefined, { method: 'GET', ...as })).toEqual(
    success('export.messages'),
  );
  await sendJson(app, paths.contact, { email: 'visitor@example.com', phoneNumber: '+1 780 555 0100', message: 'Tell me more.' });
  const { messages } = (await sendJson(app, paths.messages, undefined, { method: 'GET', token: fresh })).body;
  const message = paths.message.replace(':id', messages[0].id);
  expect(await eventsOf(message, { hold: true }, { method: 'PATCH', ...as })).toEqual(success('message-change'));
  expect(await eventsOf(paths.eraseMessages, { email: 'visitor@example.com' }, as)).toEqual(success('erasure'));
  expect(await eventsOf(paths.factorRule, { from: '2027-01-01T00:00:00Z' }, { method: 'PUT', ...as })).toEqual(
    success('configuration'),
  );
  expect(await eventsOf(paths.logout, {}, as)).toEqual(success('sign-out'));

  const { token: sales } = (await sendJson(app, paths.login, { email: 'late@example.com', password: testPassword })).body;
  expect(await eventsOf(paths.factorRule, { from: null }, { method: 'PUT', as: sales })).toMatchObject([
    { event: 'configuration', outcome: 'failure', code: 'forbidden' },
  ]);

  const everything = JSON.stringify(lines);
  for (const secret of [testPassword, reset.newPassword, reset.token, token, fresh, testEmail])
    expect(everything).not.toContain(secret);
  expect((await waitingMails(app)).length).toBeGreaterThan(0);
});

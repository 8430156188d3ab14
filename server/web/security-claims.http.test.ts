// What docs/security.md claims of every answer, and nobody else tests.
import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '../../contract/paths.ts';
import { loginAdmin, registerAdmin, sendJson } from '../../tests/harness/admin.ts';
import { makeApp } from '../../tests/harness/make-app.ts';

const allowed = 'access-control-allow-origin';

test('other origins get nothing; those of CORS_ORIGINS are compared as a whole', async () => {
  const closed = await makeApp('sqlite');
  const open = await makeApp('sqlite', { env: { CORS_ORIGINS: 'https://partner.example' } });
  const answerTo = async ({ app }: typeof open, origin: string, method = 'GET') =>
    (await app.request(paths.homepage, { method, headers: { origin, 'access-control-request-method': 'GET' } })).headers.get(
      allowed,
    );
  for (const method of ['GET', 'OPTIONS']) {
    expect(await answerTo(closed, 'https://partner.example', method)).toBeNull();
    expect(await answerTo(open, 'https://partner.example', method)).toBe('https://partner.example');
    for (const origin of ['https://partner.example.evil.example', 'http://partner.example', 'null', 'https://evil.example'])
      expect([origin, await answerTo(open, origin, method)]).toEqual([origin, null]);
  }
});

test('answers of the API are not stored, sniffed, framed or told to others; pages neither sniffed nor told', async () => {
  const { app } = await makeApp('sqlite');
  const common = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'strict-origin-when-cross-origin' };
  for (const path of [paths.me, '/api/v1/nothing', paths.homepage]) {
    const { headers } = await app.request(path);
    expect([path, Object.fromEntries(headers)]).toMatchObject([path, common]);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  }
  expect((await app.request(paths.me)).headers.get('cache-control')).toBe('no-store');
  expect(Object.fromEntries((await app.request('/privacy')).headers)).toMatchObject(common);
});

test('TRACE and other methods are refused and echo nothing', async () => {
  const { handle } = await makeApp('sqlite');
  const server = createServer(handle).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => server.closeAllConnections());
  for (const method of ['TRACE', 'PROPFIND', 'PURGE']) {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').setEncoding('latin1');
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.write(`${method} / HTTP/1.1\r\nhost: here\r\nx-secret: hush-hush\r\nconnection: close\r\n\r\n`);
    await once(socket, 'close');
    expect([method, text.slice(0, 10)]).toEqual([method, 'HTTP/1.1 4']);
    expect(text).not.toContain('hush-hush');
  }
});

test('a password is the same in either Unicode form, and in no other spelling', async () => {
  const app = await makeApp('sqlite');
  const password = 'café-lantern-voyage-27';
  await registerAdmin(app, { password: password.normalize('NFC') });
  const login = async (given: string) =>
    (await sendJson(app, paths.login, { email: 'owner@example.com', password: given })).status;
  expect(await login(password.normalize('NFD'))).toBe(200);
  expect(await login(password.toUpperCase())).toBe(401);
  expect(await login(`${password} `)).toBe(401);
});

test('nobody ends a session of somebody else by its id', async () => {
  const app = await makeApp('sqlite', { env: { ADMIN_EMAILS: '@example.com' } });
  const one = await loginAdmin(app);
  const other = await loginAdmin(app, { email: 'other@example.com', username: 'Otto Other' });
  const [{ id }] = (await sendJson(app, paths.mySessions, undefined, { method: 'GET', token: other.token })).body;
  const ended = await sendJson(app, paths.mySession.replace(':id', id), undefined, { method: 'DELETE', token: one.token });
  expect(ended.status).toBe(404);
  expect((await sendJson(app, paths.me, undefined, { method: 'GET', token: other.token })).status).toBe(200);
});

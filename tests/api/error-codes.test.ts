import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type ErrorCode, errorCodes } from '../../contract/error-codes.ts';
import { paths } from '../../contract/paths.ts';
import { loginAdmin, registerAdmin, sendJson, testEmail, testPassword } from '../harness/admin.ts';
import { cardForm } from '../harness/cards.ts';
import { makeApp } from '../harness/make-app.ts';

const id = '00000000-0000-4000-8000-000000000000';
const json = { 'content-type': 'application/json' };
const multipart = { 'content-type': 'multipart/form-data; boundary=b' };
const late = { email: 'late@example.com', username: 'Lara Late' };
const contact = { email: 'a@example.com', phoneNumber: '+1 780 555 0100' };

type Call = [
  code: ErrorCode,
  method: string,
  path: string,
  init?: { headers?: Record<string, string>; body?: string | FormData },
];

/** Bad calls of a stranger. */
const strangers: Call[] = [
  ['not-found', 'GET', '/api/v1/nowhere'],
  ['not-found', 'POST', '/nowhere'],
  ['not-found', 'GET', '/uploads/banners/x.jpg'],
  ['method-not-allowed', 'DELETE', paths.login],
  ['method-not-allowed', 'POST', '/contactUs'],
  ['malformed-address', 'GET', '/%E0%A4%A'],
  ['not-logged-in', 'GET', paths.banners],
  ['not-logged-in', 'GET', paths.messages, { headers: { authorization: 'Bearer x' } }],
  ['not-logged-in', 'GET', paths.metrics],
  ['unsupported-media-type', 'POST', paths.login, { body: '{}', headers: { 'content-type': 'text/plain' } }],
  ['invalid-json', 'POST', paths.login, { body: '{', headers: json }],
  ['invalid-json', 'POST', paths.login, { body: '[]', headers: json }],
  ['invalid-input', 'POST', paths.login, { body: '{}', headers: json }],
  ['too-large', 'POST', paths.login, { body: `"${'x'.repeat(70_000)}"`, headers: json }],
  ['wrong-credentials', 'POST', paths.login, { body: JSON.stringify({ email: testEmail, password: 'wrong' }), headers: json }],
  ['wrong-code', 'POST', paths.verify, { body: JSON.stringify({ email: testEmail, verificationCode: '123456' }), headers: json }],
  [
    'wrong-token',
    'POST',
    paths.resetPassword,
    { body: JSON.stringify({ token: 'x', newPassword: testPassword }), headers: json },
  ],
  [
    'weak-password',
    'POST',
    paths.signup,
    { body: JSON.stringify({ username: 'Ann', email: 'ann@example.com', password: 'passwordpassword' }), headers: json },
  ],
  [
    'foreign-origin',
    'POST',
    paths.contact,
    { body: JSON.stringify(contact), headers: { ...json, origin: 'https://elsewhere.example' } },
  ],
];

/** Bad calls of an owner. */
const owners: Call[] = [
  ['not-found', 'DELETE', paths.deleteBanner.replace(':id', id)],
  ['not-found', 'PATCH', paths.message.replace(':id', id), { body: '{"status":"handled"}', headers: json }],
  ['invalid-input', 'GET', `${paths.messages}?after=x`],
  ['unsupported-media-type', 'POST', paths.addBanner, { body: '{}', headers: json }],
  ['invalid-form', 'POST', paths.addBanner, { body: '--b\r\nnonsense', headers: multipart }],
];

async function codeOf(made: Awaited<ReturnType<typeof makeApp>>, [, method, path, init]: Call, more = {}) {
  const response = await made.app.request(path, { method, body: init?.body, headers: { ...init?.headers, ...more } });
  const body = await response.json();
  expect(body.error, path).toBe(body.message);
  expect(errorCodes[body.code as ErrorCode], `${path}: the status of ${body.code}`).toBe(response.status);
  return body.code;
}

test('every bad call is answered with the code that says why', async () => {
  const made = await makeApp('sqlite');
  const { headers, token } = await loginAdmin(made);
  for (const call of strangers) expect(await codeOf(made, call), call.join(' ')).toBe(call[0]);
  for (const call of owners) expect(await codeOf(made, call, headers), call.join(' ')).toBe(call[0]);
  const form = await cardForm({ image: new File(['no image'], 'a.jpg') });
  expect(await codeOf(made, ['not-an-image', 'POST', paths.addBanner, { body: form }], headers)).toBe('not-an-image');

  const [me] = (await sendJson(made, paths.team, undefined, { method: 'GET', token })).body;
  const own = paths.removeMember.replace(':id', me.id);
  expect(await codeOf(made, ['last-owner', 'DELETE', own], headers)).toBe('last-owner');

  const login = () => sendJson(made, paths.login, { email: late.email, password: testPassword });
  await sendJson(made, paths.signup, { ...late, password: testPassword });
  expect((await login()).body.code).toBe('not-verified');
  await registerAdmin(made, late);
  expect((await login()).body.code).toBe('not-approved');
  for (let sent = 0; sent < 10; sent += 1) await sendJson(made, paths.contact, { ...contact, message: String(sent) });
  expect((await sendJson(made, paths.contact, { ...contact, message: 'eleventh' })).body.code).toBe('too-many-requests');
  await made.close();
  expect(await codeOf(made, ['not-ready', 'GET', paths.readyz])).toBe('not-ready');
  expect(await codeOf(made, ['internal-error', 'GET', paths.banners], headers)).toBe('internal-error');
});

test('every code stands in the contract with its status', () => {
  const documented = [...readFileSync('docs/contract.md', 'utf8').matchAll(/^\| `([a-z-]+)` \| (\d{3}) \|/gm)].map(
    ([, code, status]) => [code, Number(status)],
  );
  expect(documented).toEqual(Object.entries(errorCodes));
});

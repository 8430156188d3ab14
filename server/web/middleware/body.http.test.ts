import { expect, test } from 'vitest';
import { contactFields } from '../../../contract/contact.ts';
import { paths } from '../../../contract/paths.ts';
import { loginAdmin, sendJson } from '../../../tests/harness/admin.ts';
import { cardForm } from '../../../tests/harness/cards.ts';
import { makeApp } from '../../../tests/harness/make-app.ts';

const id = '00000000-0000-4000-8000-000000000000';
const at = (path: string) => path.replace(':id', id).replace(':kind', 'banner');

/** Every call that takes JSON, with the fields it knows. */
const calls: [method: string, path: string, fields: string[]][] = [
  ['POST', paths.contact, [...contactFields, 'website', 'captcha']],
  ['POST', paths.signup, ['username', 'email', 'password']],
  ['POST', paths.verify, ['email', 'verificationCode']],
  ['POST', paths.resendCode, ['email']],
  ['POST', paths.login, ['email', 'password']],
  ['POST', paths.forgotPassword, ['email']],
  ['POST', paths.resetPassword, ['token', 'newPassword']],
  ['PUT', at(paths.memberRole), ['role']],
  ['PATCH', at(paths.message), ['status', 'note', 'hold']],
  ['POST', paths.eraseMessages, ['email']],
  ['POST', at(paths.moveCard), ['before']],
  ['PUT', paths.switches, ['banners', 'services', 'unknown', '__proto__']],
];
const notObjects = [[], null, 5, 'x', true];
const oddValues = [null, 5, [], {}, 'x'.repeat(9000), '\0', '\ud800'];
const ofTheLibrary = /invalid (input|option|string|key|element)|too (big|small):|unrecognized|expected |, received/i;

async function office() {
  const made = await makeApp('sqlite');
  const { token, headers } = await loginAdmin(made);
  return { made, headers, send: (method: string, path: string, json: unknown) => sendJson(made, path, json, { method, token }) };
}

test('a body that is no object is refused with one sentence by every call', async () => {
  const { send } = await office();
  for (const [method, path] of calls) {
    for (const body of notObjects) {
      const answer = await send(method, path, body);
      expect([answer.status, answer.body.message], `${path} ${JSON.stringify(body)}`).toEqual([400, 'Send a JSON object.']);
    }
  }
});

test('whatever a field holds, the sentences are our own', async () => {
  const { send } = await office();
  const objections: string[] = [];
  for (const [method, path, fields] of calls) {
    for (const body of [{}, ...fields.flatMap((field) => oddValues.map((value) => ({ [field]: value })))]) {
      const answer = await send(method, path, body);
      const text = JSON.stringify(answer.body);
      if (answer.status === 500 || ofTheLibrary.test(text))
        objections.push(`${path} ${JSON.stringify(body).slice(0, 60)}: ${text}`);
    }
  }
  expect(objections).toEqual([]);
});

test('the same holds for queries and forms', async () => {
  const { made, headers } = await office();
  const long = 'x'.repeat(9000);
  const objections: string[] = [];
  async function ask(what: string, path: string, init: { method?: string; body?: FormData } = {}) {
    const response = await made.app.request(path, { ...init, headers });
    const text = await response.text();
    if (response.status === 500 || ofTheLibrary.test(text)) objections.push(`${what}: ${text}`);
    return text;
  }
  for (const path of [paths.messages, paths.exportMessages]) {
    for (const name of ['folder', 'search', 'after', 'format']) await ask(`${path} ${name}`, `${path}?${name}=${long}`);
  }
  const added = JSON.parse(await ask('add', paths.addBanner, { method: 'POST', body: await cardForm() }));
  const update = paths.updateBanner.replace(':id', added._id);
  for (const name of ['title', 'description', 'alt', 'decorative', 'version']) {
    for (const value of ['', long, 'Infinity', '1e99', '1.5'])
      await ask(`${name} ${value}`, update, { method: 'PUT', body: await cardForm({ [name]: value, image: undefined }) });
  }
  expect(objections).toEqual([]);
});

import { expect, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { registerAdmin, sendJson, testEmail, testPassword } from '../../../tests/harness/admin.ts';
import { makeApp } from '../../../tests/harness/make-app.ts';

/** Two instances of the application on one PostgreSQL. */
async function twoInstances() {
  const one = await makeApp('postgres');
  const other = await makeApp('postgres', { databaseUrl: one.databaseUrl });
  return [one, other] as const;
}

test('two instances share the login failures of an account, also when they come at once', async () => {
  const instances = await twoInstances();
  await registerAdmin(instances[0]);
  const wrong = { email: testEmail, password: 'not-my-password' };
  const answers = await Promise.all(
    Array.from({ length: 24 }, (_, index) => sendJson(instances[index % 2 ? 0 : 1], paths.login, wrong)),
  );
  const count = (wanted: number) => answers.filter(({ status }) => status === wanted).length;
  expect([count(401), count(429)]).toEqual([10, 14]);
  for (const instance of instances) {
    const refused = await sendJson(instance, paths.login, { email: testEmail, password: testPassword });
    expect([refused.status, Number(refused.headers.get('retry-after')) > 800]).toEqual([429, true]);
  }
});

test('two instances share the failures of an address', async () => {
  const instances = await twoInstances();
  const guess = (index: number) =>
    sendJson(instances[index % 2 ? 0 : 1], paths.login, { email: `n${index}@example.com`, password: 'guess' });
  await guess(0);
  await instances[0].database.db.updateTable('rate_limit').set({ hits: 80 }).where('key', '=', 'login:127.0.0.1').execute();
  const answers = await Promise.all(Array.from({ length: 30 }, (_, index) => guess(index)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(20);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(10);
});

test('two instances share the registrations, requests and wrong codes of an address', async () => {
  const instances = await twoInstances();
  const drive = async (path: string, max: number, json: (index: number) => object) => {
    const answers = await Promise.all(
      Array.from({ length: max + 4 }, (_, index) => sendJson(instances[index % 2 ? 0 : 1], path, json(index))),
    );
    return answers.filter(({ status }) => status === 429).length;
  };
  const email = (index: number) => `n${index}@example.com`;
  expect(await drive(paths.signup, 20, (index) => ({ username: 'Nora', email: email(index), password: testPassword }))).toBe(4);
  expect(await drive(paths.forgotPassword, 30, (index) => ({ email: email(index) }))).toBe(4);
  // None of these addresses exists: every code is wrong.
  await instances[0].database.db.deleteFrom('registration').execute();
  expect(await drive(paths.verify, 30, (index) => ({ email: email(index), verificationCode: '000000' }))).toBe(4);
});

import { argon2Sync, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { loginAdmin, registerAdmin, sendJson, testEmail, testPassword } from '../../../tests/harness/admin.ts';
import { makeApp, onEachEngine } from '../../../tests/harness/make-app.ts';
import { quickest } from '../../../tests/harness/quickest.ts';
import { boundedQueue } from './bounded-queue.ts';
import { passwordHashing } from './passwords.ts';

const passwords = passwordHashing();
const { hashPassword, isPassword } = passwords;
const turn = { of: '127.0.0.1' };

onEachEngine((make) => {
  test('of a hundred logins at once some succeed, none fails otherwise, and pages are served meanwhile', {
    timeout: 120_000,
  }, async () => {
    const app = await make({ passwords });
    await registerAdmin(app);
    const server = createServer(app.handle).listen(0, '127.0.0.1');
    await once(server, 'listening');
    onTestFinished(() => void server.close());
    const page = `http://127.0.0.1:${(server.address() as { port: number }).port}/contactUs`;
    await fetch(page);

    let underway = true;
    const logins = Promise.all(
      Array.from({ length: 100 }, () => sendJson(app, paths.login, { email: testEmail, password: testPassword })),
    ).finally(() => {
      underway = false;
    });
    let served = 0;
    while (underway) {
      expect((await fetch(page)).status).toBe(200);
      served += 1;
    }
    // each is counted before it is judged, so that guesses at once gain nothing
    const statuses = (await logins).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(4);
    expect(statuses.every((status) => status === 200 || status === 429)).toBe(true);
    // Were passwords hashed on the event loop, there would be one page between two of them.
    expect(served).toBeGreaterThan(2 * statuses.filter((status) => status === 200).length);
  });
});

test('a session check costs little more than one read', async () => {
  const app = await makeApp('sqlite');
  const { token } = await loginAdmin(app);
  const check = await quickest(() => app.accounts.findSession(token), 500);
  const read = await quickest(() => app.database.db.selectFrom('session').selectAll().execute(), 500);
  expect(check).toBeLessThan(100 * read);
});

test('a password is recognised in either Unicode form, another one and none at all are not', async () => {
  const kept = await hashPassword('Café-corner-at-noon', turn);
  expect(await isPassword('Cafe\u0301-corner-at-noon', kept, turn)).toBe(true);
  expect(await isPassword('Cafe-corner-at-noon', kept, turn)).toBe(false);
  expect(await isPassword('Café-corner-at-noon', undefined, turn)).toBe(false);
});

test('a hash made at another cost is still recognised', async () => {
  const nonce = randomBytes(16);
  const hashed = (memory: number, passes: number, parallelism: number, tagLength: number) => {
    const tag = argon2Sync('argon2id', { message: 'the same words', nonce, memory, passes, parallelism, tagLength });
    const [salt, kept] = [nonce, tag].map((bytes) => bytes.toString('base64').replace(/=+$/, ''));
    return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${salt}$${kept}`;
  };
  for (const kept of [hashed(12_288, 3, 1, 32), hashed(65_536, 1, 4, 32), hashed(19_456, 2, 1, 64)]) {
    expect(await isPassword('the same words', kept, turn)).toBe(true);
    expect(await isPassword('other words', kept, turn)).toBe(false);
  }
});

test('a foreign hash, or one with excessive cost, matches no password', async () => {
  const kept = await hashPassword('the same words', turn);
  for (const other of [
    '',
    'the same words',
    kept.replace('argon2id', 'argon2i'),
    kept.replace('v=19', 'v=16'),
    kept.replace('m=19456', 'm=4194304'),
    kept.replace('m=19456', 'm=7'),
    kept.replace('t=2', 't=1000000'),
    kept.replace('p=1', 'p=0'),
    kept.replace(/[^$]+$/, ''),
    kept.replace(/[^$]+$/, 'AAAA'),
  ]) {
    expect(await isPassword('the same words', other, turn)).toBe(false);
  }
});

test('equal passwords are stored differently', async () => {
  expect(await hashPassword('the same words', turn)).not.toBe(await hashPassword('the same words', turn));
});

test('the queue is bounded: callers beyond the limit get 429, the others are served in order', async () => {
  const run = boundedQueue({ atOnce: 2, waiting: 3 });
  const gate = Promise.withResolvers<void>();
  const order: number[] = [];
  const job = (index: number) =>
    run(async () => {
      await gate.promise;
      order.push(index);
    });
  const jobs = [0, 1, 2, 3, 4].map(job);
  await expect(job(5)).rejects.toMatchObject({ status: 429, headers: { 'retry-after': '5' } });
  gate.resolve();
  await Promise.all(jobs);
  expect(order).toEqual([0, 1, 2, 3, 4]);
  await expect(run(async () => 'again')).resolves.toBe('again');
});

test('a job that fails gives its place to the next', async () => {
  const run = boundedQueue({ atOnce: 1, waiting: 1 });
  const failing = run(async () => {
    throw new Error('no');
  });
  const next = run(async () => 'next');
  await expect(failing).rejects.toThrow('no');
  await expect(next).resolves.toBe('next');
});

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { makeApp } from '../../../tests/harness/make-app.ts';

/** A fake provider that returns the given response and records its requests. */
async function provider(answer: (asked: URLSearchParams) => { status: number; body: string }) {
  const asked: URLSearchParams[] = [];
  const server = createServer(async (req, res) => {
    let text = '';
    for await (const chunk of req) text += chunk;
    asked.push(new URLSearchParams(text));
    const { status, body } = answer(asked.at(-1) as URLSearchParams);
    res.writeHead(status, status === 302 ? { location: '/elsewhere' } : {}).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return { asked, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/siteverify` };
}

async function sendWith(verifyUrl: string, captcha?: string) {
  const { app, database } = await makeApp('sqlite', {
    env: { CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'hush', CAPTCHA_VERIFY_URL: verifyUrl },
  });
  const body = JSON.stringify({ email: 'ada@example.com', phoneNumber: '7805550100', captcha });
  const response = await app.request(paths.contact, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  return {
    status: response.status,
    answer: await response.json(),
    stored: await database.db.selectFrom('message').selectAll().execute(),
  };
}

test('an answer the provider confirms lets the message pass, and the secret goes to the provider alone', async () => {
  const { asked, url } = await provider(() => ({ status: 200, body: '{"success":true}' }));
  const { status, stored } = await sendWith(url, 'token');
  expect(status).toBe(200);
  expect(stored).toHaveLength(1);
  expect(Object.fromEntries(asked[0] ?? [])).toEqual({ secret: 'hush', response: 'token' });
});

test('a missing answer is refused without asking', async () => {
  const { asked, url } = await provider(() => ({ status: 200, body: '{"success":true}' }));
  const { status, answer, stored } = await sendWith(url);
  expect(status).toBe(400);
  expect(answer.fields).toEqual({ captcha: answer.error });
  expect(stored).toEqual([]);
  expect(asked).toEqual([]);
});

test.each([
  ['says no', 200, '{"success":false}', 400],
  ['says something else', 200, '{"success":"true"}', 400],
  ['says null', 200, 'null', 400],
  ['answers with a fault', 500, '{"success":true}', 503],
  ['answers with nonsense', 200, '<html>', 503],
  ['leads elsewhere', 302, '', 503],
])('a provider that %s stops the message with a readable sentence', async (_name, providerStatus, body, status) => {
  const { url } = await provider(() => ({ status: providerStatus, body }));
  const result = await sendWith(url, 'token');
  expect(result.status).toBe(status);
  expect(result.answer.error).toMatch(/robot check/i);
  expect(result.stored).toEqual([]);
});

test('a provider that cannot be reached stops the message', async () => {
  const { status, stored } = await sendWith('http://127.0.0.1:9/siteverify', 'token');
  expect(status).toBe(503);
  expect(stored).toEqual([]);
});

test('the policy opens for the captcha on Contact Us alone, and only where one is configured', async () => {
  const captcha = {
    CAPTCHA_SITE_KEY: 'site',
    CAPTCHA_SECRET: 'hush',
    CAPTCHA_VERIFY_URL: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  };
  const policyOf = async (path: string, env: Record<string, string>) =>
    (await (await makeApp('sqlite', { env })).app.request(path)).headers.get('content-security-policy') ?? '';
  const open = await policyOf('/contactUs', captcha);
  expect(open).toContain('frame-src https://challenges.cloudflare.com;');
  expect(open).not.toContain('unsafe');
  for (const policy of [await policyOf('/', captcha), await policyOf('/contactUs', {})]) {
    expect(policy).not.toContain('cloudflare');
    expect(policy).toContain('trusted-types drawings');
  }
});

test('the policy opens for a contact API on another host on Contact Us alone', async () => {
  const { app } = await makeApp('sqlite', { env: { CONTACT_API_BASE: 'https://api.example' } });
  const policyOf = async (path: string) => (await app.request(path)).headers.get('content-security-policy') ?? '';
  expect(await policyOf('/contactUs')).toContain("connect-src 'self' https://api.example;");
  expect(await policyOf('/contactUs')).toContain("form-action 'self' https://api.example;");
  expect(await policyOf('/')).not.toContain('api.example');
});

test('answers that are not right are counted: after thirty the provider is not asked any more', async () => {
  const { asked, url } = await provider(() => ({ status: 200, body: '{"success":false}' }));
  const { app } = await makeApp('sqlite', {
    env: { CAPTCHA_SITE_KEY: 'site', CAPTCHA_SECRET: 'hush', CAPTCHA_VERIFY_URL: url },
  });
  const body = JSON.stringify({ email: 'ada@example.com', phoneNumber: '7805550100', captcha: 'wrong' });
  const send = async () =>
    (await app.request(paths.contact, { method: 'POST', headers: { 'content-type': 'application/json' }, body })).status;
  const statuses: number[] = [];
  for (let time = 0; time < 32; time += 1) statuses.push(await send());
  expect(statuses).toEqual([...Array(30).fill(400), 429, 429]);
  expect(asked).toHaveLength(30);
});

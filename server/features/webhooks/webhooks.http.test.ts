import { Webhook as Verifier } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import type { WebhookDelivery, WebhookSecret } from '../../../contract/webhooks.ts';
import { loginAdmin, sendJson } from '../../../tests/harness/admin.ts';
import { type MakeOptions, onEachEngine } from '../../../tests/harness/make-app.ts';
import { webhookTarget } from '../../../tests/harness/webhook-target.ts';

const minute = 60_000;
const person = { email: 'ada@example.com', phoneNumber: '+1 780 555 0100', firstName: 'Ada', companyName: 'Engines <!channel>' };
const everything = ['message.received', 'message.changed', 'message.replied', 'message.line', 'message.erased'];

onEachEngine((make) => {
  /** An application with an owner whose clock the test moves, and a system that listens. */
  async function office({ env, ...options }: MakeOptions = {}) {
    const clock = { ahead: 0 };
    const now = () => Date.now() + clock.ahead;
    const made = await make({
      ...options,
      now,
      env: { TRUST_PROXY: '1', ADMIN_EMAILS: 'owner@example.com', WEBHOOKS_ALLOW_PRIVATE: '1', ...env },
    });
    const { token } = await loginAdmin(made);
    const target = await webhookTarget();
    onTestFinished(target.stop);
    const call = async (path: string, method = 'POST', json: unknown = {}) => {
      const times = { created_at: now(), last_used_at: now() };
      if (clock.ahead) await made.database.db.updateTable('session').set(times).execute(); // it would have ended
      return sendJson(made, path, json, { method, token });
    };
    const add = async (more: object = {}) => {
      const input = { name: 'CRM', url: target.url, events: everything, ...more };
      const { status, body } = await call(paths.webhooks, 'POST', input);
      expect(status).toBe(201);
      return body as WebhookSecret;
    };
    let sent = 0;
    const receive = async (words: Record<string, string> = {}) => {
      sent += 1;
      const more = { 'x-forwarded-for': `10.0.0.${sent}` };
      const { status, body } = await sendJson(made, paths.contact, { ...person, message: `Number ${sent}`, ...words }, { more });
      expect(status).toBe(200);
      return body as { reference: string; key: string };
    };
    const log = async (id: string) =>
      (await call(paths.webhookDeliveries.replace(':id', id), 'GET')).body.deliveries as WebhookDelivery[];
    const at = (path: string, id: string) => path.replace(':id', id);
    const list = async () => (await call(paths.webhooks, 'GET')).body.webhooks;
    return { made, target, call, add, receive, log, at, list, clock, sendDue: made.deliveries.sendDue };
  }

  test('each event arrives signed, once, with what a CRM needs; the secret is shown once and sealed', async () => {
    const { made, target, call, add, receive, log, at, list, clock, sendDue } = await office();
    const { webhook, secret } = await add();
    expect(JSON.stringify(await list())).not.toContain(secret);
    const stored = await made.database.db.selectFrom('webhook').selectAll().executeTakeFirstOrThrow();
    expect(JSON.stringify(stored)).not.toContain(secret.slice(6));

    const { reference, key } = await receive();
    const waiting = await made.database.db.selectFrom('webhook_delivery').selectAll().execute();
    expect(JSON.stringify(waiting)).not.toContain(person.email);
    await sendDue();
    await sendDue();
    expect(target.received).toHaveLength(1);
    const [first] = target.received;
    const event = new Verifier(secret).verify(first?.body ?? '', first?.headers as Record<string, string>) as {
      type: string;
      data: { message: { id: string }; url: string };
    };
    expect(event).toMatchObject({
      type: 'message.received',
      data: { message: { ...person, reference, state: 'new', message: 'Number 1' }, url: expect.stringContaining(reference) },
    });
    const { id } = event.data.message;
    await call(at(paths.message, id), 'PATCH', { status: 'in-progress' });
    await sendJson(made, paths.enquiryLine, { key, text: 'One more thing' });
    await call(at(paths.message, id), 'DELETE');
    await receive({ message: 'Cheap pills', website: 'x' }); // spam is nobody's news
    await sendDue();
    const told = target.received.map(({ body }) => JSON.parse(body));
    expect(told.map(({ type }) => type)).toEqual(['message.received', 'message.changed', 'message.line', 'message.changed']);
    expect(told[1].data).toMatchObject({
      changed: { state: 'in-progress' },
      by: 'Olga Owner',
      message: { state: 'in-progress' },
    });
    expect(told[2].data).toMatchObject({ line: { text: 'One more thing' } });
    expect(new Set(target.received.map(({ headers }) => headers['webhook-id'])).size).toBe(4);
    expect(await log(webhook.id)).toHaveLength(4);
    expect((await log(webhook.id))[0]).toMatchObject({ outcome: 'delivered', status: 204, attempts: 1, nextAttemptAt: null });

    // for a day both secrets sign
    const renewed = (await call(at(paths.webhookSecret, webhook.id))).body as WebhookSecret;
    await receive();
    await sendDue();
    const last = target.received.at(-1);
    for (const each of [secret, renewed.secret])
      new Verifier(each).verify(last?.body ?? '', last?.headers as Record<string, string>);
    clock.ahead = 25 * 60 * minute;
    await receive();
    await sendDue();
    expect(String(target.received.at(-1)?.headers['webhook-signature']).split(' ')).toHaveLength(1);
  });

  test('erasing a message erases what the log holds of it, and tells the others to erase it too', async () => {
    const { made, target, add, receive, sendDue } = await office();
    await add();
    target.answer(500, 'We know ada@example.com');
    const { key, reference } = await receive();
    await sendDue();
    await sendJson(made, paths.eraseEnquiry, { key });
    const rows = await made.database.db.selectFrom('webhook_delivery').selectAll().execute();
    expect(rows).toMatchObject([{ event: 'message.erased', about: null }]);
    target.answer(200);
    await sendDue();
    expect(JSON.parse(target.received.at(-1)?.body ?? '')).toMatchObject({
      type: 'message.erased',
      data: { message: { reference } },
    });
    expect(target.received.at(-1)?.body).not.toContain(person.email);
  });

  test('a target that fails is tried again under the same id, later and later, and marked', async () => {
    const { target, add, receive, log, list, clock, sendDue, call, at } = await office();
    const { webhook } = await add();
    target.answer(500, `Oh\u0000 no ${'x'.repeat(5000)}`);
    await receive();
    await sendDue();
    await sendDue(); // not yet due again
    expect(target.received).toHaveLength(1);
    const [failed] = await log(webhook.id);
    expect(failed).toMatchObject({ outcome: 'waiting', status: 500, attempts: 1, error: 'It answered 500.' });
    expect(failed?.answer).toMatch(/^Oh no x{100,500}$/);
    clock.ahead += 6000;
    await sendDue();
    clock.ahead += 5 * minute;
    await sendDue();
    const ids = target.received.map(({ headers }) => headers['webhook-id']);
    expect(ids).toEqual([ids[0], ids[0], ids[0]]);
    expect(new Set(target.received.map(({ headers }) => headers['webhook-signature'])).size).toBe(3);
    expect(await list()).toMatchObject([{ state: 'active', failingSince: expect.any(Number), waiting: 1 }]);

    // by hand, at once; a success clears the mark
    target.answer(200, 'Fine');
    expect((await call(at(paths.retryDelivery, String(ids[0])))).status).toBe(200);
    await sendDue();
    expect(await list()).toMatchObject([{ failingSince: null, lastError: null, waiting: 0 }]);
    expect(await log(webhook.id)).toMatchObject([{ id: ids[0], outcome: 'delivered', answer: 'Fine' }]);
    expect((await call(at(paths.retryDelivery, String(ids[0])))).body.code).toBe('not-sendable');
  });

  test('a target that fails for days, or says that it is gone, is stopped; nothing is lost', async () => {
    const { target, add, receive, list, clock, sendDue, call, at, log } = await office();
    const { webhook } = await add();
    target.answer(410);
    await receive();
    await sendDue();
    expect(await list()).toMatchObject([{ state: 'stopped', waiting: 1, lastError: 'It answered 410.' }]);
    await receive();
    clock.ahead += 24 * 60 * minute;
    await sendDue();
    expect(target.received).toHaveLength(1);
    target.answer(200);
    await call(at(paths.pauseWebhook, webhook.id), 'POST', { paused: false });
    await sendDue();
    expect(await log(webhook.id)).toMatchObject([{ outcome: 'delivered' }, { outcome: 'delivered' }]);

    await target.stop(); // nobody listens any more
    await receive();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await sendDue();
      clock.ahead += 24 * 60 * minute;
    }
    expect(await list()).toMatchObject([{ state: 'stopped', lastError: 'Nobody listens there: the connection was refused.' }]);
    expect((await log(webhook.id))[0]).toMatchObject({ outcome: 'failed', attempts: 10, status: null });
  });

  test('a paused webhook gets what it missed when it is resumed', async () => {
    const { target, add, receive, sendDue, call, at, list } = await office();
    const { webhook } = await add();
    await call(at(paths.pauseWebhook, webhook.id), 'POST', { paused: true });
    await receive();
    await sendDue();
    expect(target.received).toHaveLength(0);
    expect(await list()).toMatchObject([{ state: 'paused', waiting: 1 }]);
    await call(at(paths.pauseWebhook, webhook.id), 'POST', { paused: false });
    await sendDue();
    expect(target.received).toHaveLength(1);
  });

  test('a slow target delays nobody else', async () => {
    const { target, add, receive, sendDue } = await office();
    const slow = await webhookTarget();
    onTestFinished(slow.stop);
    let answerSlowly = () => {};
    slow.state.behave = (_request, response) => {
      answerSlowly = () => void response.writeHead(200).end();
    };
    await add({ name: 'Slow', url: slow.url });
    await add({ name: 'Quick' });
    await receive();
    const all = sendDue();
    await expect.poll(() => [slow.received.length, target.received.length]).toEqual([1, 1]);
    await receive();
    await sendDue(); // the slow lane is still busy
    expect([slow.received.length, target.received.length]).toEqual([1, 2]);
    answerSlowly();
    await expect.poll(() => slow.received.length).toBe(2); // the next one of the same lane
    answerSlowly();
    await all;
  });

  test('a test is sent at once and tells what came of it; chat gets one line without markup', async () => {
    const { target, add, receive, sendDue, call, at } = await office();
    const { webhook } = await add({ format: 'chat' });
    expect((await call(at(paths.testWebhook, webhook.id))).body).toMatchObject({ outcome: 'delivered', status: 204 });
    expect(JSON.parse(target.received[0]?.body ?? '')).toEqual({ text: expect.stringContaining('Test of the webhook “CRM”.') });
    target.answer(302, '', { location: 'http://169.254.169.254/latest/meta-data' });
    expect((await call(at(paths.testWebhook, webhook.id))).body).toMatchObject({
      outcome: 'failed',
      status: 302,
      error: expect.stringContaining('Redirects are not followed'),
    });
    target.answer(200);
    const { reference } = await receive();
    await sendDue();
    const { text } = JSON.parse(target.received.at(-1)?.body ?? '') as { text: string };
    expect(text).toContain(`New message: Ada, Engines &lt;!channel&gt; (${reference})`);
    for (let tests = 0; tests < 8; tests += 1) await call(at(paths.testWebhook, webhook.id));
    expect((await call(at(paths.testWebhook, webhook.id))).status).toBe(429);
  });

  test('private addresses are refused when they are entered, and again before each attempt', async () => {
    const { made, target, call, at } = await office({ env: { WEBHOOKS_ALLOW_PRIVATE: '0' } });
    const input = { name: 'CRM', events: ['message.received'] };
    const codeFor = async (url: unknown) => (await call(paths.webhooks, 'POST', { ...input, url })).body.code;
    expect(await codeFor('http://example.com/')).toBe('insecure-address');
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '10.1.2.3', '169.254.169.254', '[::ffff:10.0.0.1]', '2130706433', '0'])
      expect([host, await codeFor(`https://${host}/`)]).toEqual([host, 'private-address']);
    for (const url of ['ftp://example.com', 'https://user:pass@example.com/', 'nonsense', '', 7])
      expect([url, await codeFor(url)]).toEqual([url, 'invalid-input']);

    // the name led elsewhere when it was entered
    const { webhook } = (await call(paths.webhooks, 'POST', { ...input, url: 'https://8.8.8.8/' })).body as WebhookSecret;
    for (const url of [target.url, target.url.replace('127.0.0.1', 'localhost')]) {
      await made.database.db.updateTable('webhook').set({ url }).execute();
      expect((await call(at(paths.testWebhook, webhook.id))).body).toMatchObject({
        outcome: 'failed',
        error: 'The address belongs to a private network.',
      });
    }
    expect(target.received).toHaveLength(0);
  });

  test('a secret is shown and changed only to who has just proven who they are; there is a limit', async () => {
    const { made, add, call, at } = await office();
    const { webhook } = await add();
    for (let count = 1; count < 20; count += 1) await add({ name: `Number ${count}` });
    const input = { name: 'More', url: 'https://8.8.8.8/', events: ['message.received'] };
    expect((await call(paths.webhooks, 'POST', input)).body.code).toBe('too-many-webhooks');
    await made.database.db.updateTable('session').set({ verified_at: 0 }).execute();
    for (const [method, path] of [
      ['POST', paths.webhooks],
      ['PUT', at(paths.webhook, webhook.id)],
      ['POST', at(paths.webhookSecret, webhook.id)],
    ] as const)
      expect([path, (await call(path, method, input)).body.code]).toEqual([path, 'verify-again']);
    expect((await call(at(paths.webhook, webhook.id), 'DELETE')).status).toBe(200);
    expect((await call(at(paths.webhook, webhook.id), 'DELETE')).status).toBe(404);
  });
});

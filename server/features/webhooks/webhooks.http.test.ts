import { expect, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import type { WebhookSecret } from '../../../contract/webhooks.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';
import { webhookSetup } from '../../../tests/harness/webhooks.ts';

onEachEngine((make) => {
  test('a test is sent at once and tells what came of it; chat gets one line without markup', async () => {
    const { target, add, receive, sendDue, call, at } = await webhookSetup(make);
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
    const { made, target, call, at } = await webhookSetup(make, { env: { WEBHOOKS_ALLOW_PRIVATE: '0' } });
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
    const { made, add, call, at } = await webhookSetup(make);
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

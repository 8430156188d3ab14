import { Webhook as Verifier } from 'standardwebhooks';
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import type { WebhookSecret } from '../../../contract/webhooks.ts';
import { sendJson } from '../../../tests/harness/admin.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';
import { webhookTarget } from '../../../tests/harness/webhook-target.ts';
import { person, webhookSetup } from '../../../tests/harness/webhooks.ts';

const minute = 60_000;

onEachEngine((make) => {
  test('each event arrives signed, once, with what a CRM needs; the secret is shown once and sealed', async () => {
    const { made, target, call, add, receive, log, at, list, clock, sendDue } = await webhookSetup(make);
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
    const { made, target, add, receive, sendDue } = await webhookSetup(make);
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
    const { target, add, receive, log, list, clock, sendDue, call, at } = await webhookSetup(make);
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
    const { target, add, receive, list, clock, sendDue, call, at, log } = await webhookSetup(make);
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
    const { target, add, receive, sendDue, call, at, list } = await webhookSetup(make);
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
    const { target, add, receive, sendDue } = await webhookSetup(make);
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
    // The slow lane is still busy, and the quick one may be, until it has written down what it delivered.
    const received = async () => {
      await sendDue();
      return [slow.received.length, target.received.length];
    };
    await expect.poll(received).toEqual([1, 2]);
    answerSlowly();
    await expect.poll(() => slow.received.length).toBe(2); // the next one of the same lane
    answerSlowly();
    await all;
  });
});

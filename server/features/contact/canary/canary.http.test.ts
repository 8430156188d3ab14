import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import type { HealthBoard } from '../../../../contract/health-board.ts';
import { paths } from '../../../../contract/paths.ts';
import { loginAdmin, sendJson } from '../../../../tests/harness/admin.ts';
import { type MakeOptions, onEachEngine } from '../../../../tests/harness/make-app.ts';
import { startSmtp } from '../../../../tests/harness/smtp.ts';
import { webhookTarget } from '../../../../tests/harness/webhook-target.ts';
import { canaryStore } from './canary.store.ts';

onEachEngine((make) => {
  /** An application that listens, sends mail and webhooks, and has an owner. */
  async function site({ env, ...options }: MakeOptions = {}) {
    const smtp = await startSmtp();
    onTestFinished(smtp.stop);
    const made = await make({
      ...options,
      env: {
        SMTP_URL: smtp.url,
        CONTACT_TO: 'team@example.com, Sales <sales@example.com>',
        ADMIN_EMAILS: 'owner@example.com',
        WEBHOOKS_ALLOW_PRIVATE: '1',
        ...env,
      },
    });
    const { token } = await loginAdmin(made);
    const server = createServer(made.handle);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    onTestFinished(() => {
      server.closeAllConnections();
      server.close();
    });
    made.watchServer(server);
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const get = async (path: string) => (await sendJson(made, path, undefined, { method: 'GET', token })).body;
    const board = async () => {
      const { faults, contactProvenAt } = (await get(paths.healthBoard)) as HealthBoard;
      return { provenAt: contactProvenAt, fault: faults.find(({ what }) => what === 'contact-form') };
    };
    /** Mail and webhooks are tried once; what has not left by then is broken. */
    const sendAll = async () => {
      await made.mail.sendDue();
      await made.deliveries.sendDue();
      return true;
    };
    const canary = { run: () => made.canary.run(sendAll), runIfDue: () => made.canary.runIfDue(sendAll) };
    const { db } = made.database;
    const leftovers = async () => [
      ...(await db.selectFrom('message').select('reference').execute()),
      ...(await db.selectFrom('outbox').select('id').where('about', 'is not', null).execute()),
      ...(await db.selectFrom('contact_receipt').select('key').execute()),
      ...(await db.selectFrom('webhook_delivery').select('id').execute()),
      ...(await db.selectFrom('rate_limit').select('key').where('key', 'like', 'contact:%').execute()),
    ];
    return { made, canary, smtp, origin, token, get, board, leftovers, db };
  }

  test('the form is proven to the mail server and the webhook; nobody sees the message, and nothing is left of it', async () => {
    const { made, canary, smtp, token, board, leftovers, db } = await site();
    const target = await webhookTarget();
    onTestFinished(target.stop);
    const hook = { name: 'CRM', url: target.url, events: ['canary', 'message.received', 'message.erased'] };
    await sendJson(made, paths.webhooks, hook, { token });
    const version = () => db.selectFrom('setting').select('value').where('name', '=', 'messages.version').executeTakeFirst();
    const before = await version();
    expect(await board()).toEqual({ provenAt: undefined, fault: undefined });
    expect(await canary.run()).toBe(true);
    expect(await board()).toEqual({ provenAt: expect.any(Number), fault: undefined });
    expect(target.received.map(({ body }) => JSON.parse(body).type)).toEqual(['canary']);
    expect(smtp.tried.slice(-2)).toEqual(['team@example.com', 'sales@example.com']);
    expect(smtp.received).toEqual([]);
    expect(await leftovers()).toEqual([]);
    expect(await version()).toEqual(before); // open dashboards were told nothing

    // another process, a moment later
    expect(await canary.run()).toBe(false);
  });

  test('while the message is on its way, no list, count, search or export shows it', async () => {
    const { canary, origin, get, db } = await site({ env: { CONTACT_TO: '' } });
    const { token } = (await get(paths.formToken)) as { token: string };
    const pass = (await canaryStore(db).begin(Date.now(), 0)) ?? '';
    const json = { email: 'canary@example.com', phoneNumber: '+1 780 555 0100', message: 'Seen by nobody' };
    const headers = { 'content-type': 'application/json', 'x-form-token': token, 'x-canary': pass };
    const send = () => fetch(origin + paths.contact, { method: 'POST', headers, body: JSON.stringify(json) });
    expect((await send()).status).toBe(200);
    const row = await db.selectFrom('message').select(['id', 'status']).executeTakeFirstOrThrow();
    expect(row.status).toBe('canary');
    for (const folder of ['inbox', 'new', 'spam', 'bin', 'answered'])
      expect((await get(`${paths.messages}?folder=${folder}&search=nobody`)).messages).toEqual([]);
    expect(await get(paths.unreadMessages)).toEqual({ unread: 0 });
    expect((await get(paths.message.replace(':id', row.id))).code).toBe('not-found');
    expect(await get(`${paths.exportMessages}?format=json`)).toEqual([]);

    // the pass counts once: with it, or with one that was made up, a message is like any other
    await db.deleteFrom('contact_receipt').execute();
    expect((await send()).status).toBe(200);
    headers['x-canary'] = 'x'.repeat(43);
    json.message = 'Forged';
    expect((await send()).status).toBe(200);
    const others = await db
      .selectFrom('message')
      .select('message')
      .where('status', '<>', 'canary')
      .orderBy('created_at')
      .execute();
    expect(others).toEqual([{ message: 'Seen by nobody' }, { message: 'Forged' }]);
    expect(await canary.run()).toBe(false); // one run at a time
  });

  test('what is broken stands on the board, since when, until it works again', async () => {
    let ahead = 0;
    const now = () => Date.now() + ahead;
    const { made, canary, smtp, token, board, leftovers } = await site({ now });
    smtp.state.refuse = 550;
    expect(await canary.run()).toBe(true);
    const first = (await board()).fault;
    expect(first?.sentence).toContain('the notification mail does not leave: Can');
    expect(await leftovers()).toEqual([]);

    smtp.state.refuse = 0;
    const target = await webhookTarget();
    onTestFinished(target.stop);
    target.answer(500);
    await sendJson(made, paths.webhooks, { name: 'CRM', url: target.url, events: ['canary'] }, { token });
    ahead += 40 * 60_000;
    expect(await canary.run()).toBe(true);
    expect((await board()).fault).toEqual({
      what: 'contact-form',
      sentence: 'The contact form has not passed its test: the webhook “CRM” does not take it: It answered 500.',
      since: first?.since,
    });

    target.answer(200);
    expect(await canary.runIfDue()).toBe(false); // it has just been tried
    ahead += 40 * 60_000;
    expect(await canary.runIfDue()).toBe(true);
    expect((await board()).fault).toBeUndefined();
    expect(await canary.runIfDue()).toBe(false); // until the next night
    ahead += 25 * 60 * 60_000;
    expect(await canary.runIfDue()).toBe(true);
    expect(await leftovers()).toEqual([]);
  });

  test('with CONTACT_CANARY_TO the whole mail is delivered there, and a text that is refused is told', async () => {
    let ahead = 0;
    const { canary, smtp, board, leftovers } = await site({
      env: { CONTACT_CANARY_TO: 'nobody@example.com' },
      now: () => Date.now() + ahead,
    });
    expect(await canary.run()).toBe(true);
    expect((await board()).fault).toBeUndefined();
    const delivered = smtp.received.filter(({ mail }) => mail.headers.some(({ key }) => key === 'x-canary'));
    expect(delivered).toMatchObject([{ to: ['nobody@example.com'], mail: { subject: expect.stringContaining('Canary') } }]);
    expect(smtp.tried).toContain('team@example.com');

    smtp.state.refuseText = 554;
    ahead += 40 * 60_000;
    expect(await canary.run()).toBe(true);
    expect((await board()).fault?.sentence).toContain('content refused');
    expect(await leftovers()).toEqual([]);
  });

  test('a form that does not answer, and a switched-off test', async () => {
    const { canary, board, db } = await site();
    await db.deleteFrom('mail_key').execute(); // nothing can be queued: a message is answered 500
    expect(await canary.run()).toBe(true);
    expect((await board()).fault?.sentence).toContain('/contact answered 500');

    const off = await site({ env: { CONTACT_CANARY: '0' } });
    expect(await off.board()).toEqual({ provenAt: undefined, fault: undefined });
  });
});

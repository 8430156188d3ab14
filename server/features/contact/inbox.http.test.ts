import { expect, onTestFinished, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { at, inboxOf, person, texts } from '../../../tests/harness/inbox.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';
import { startSmtp } from '../../../tests/harness/smtp.ts';
import { unzip } from '../../../tests/harness/zip.ts';

onEachEngine((make) => {
  const search = (text: string) => `?search=${encodeURIComponent(text)}`;

  test('whole words come before parts, phrases stay together, phones are found however they are spaced', async () => {
    const { receive, list } = await inboxOf(make);
    await receive({ message: 'oil and gas' });
    await receive({ message: 'boiling, company 3 and so on', lastName: 'Weiß' });
    await receive({ message: 'company 31', phoneNumber: '0049 30 123456' });
    expect(texts(await list(search('oil')))).toEqual(['oil and gas', 'boiling, company 3 and so on']);
    expect(texts(await list(search('"company 3"')))).toEqual(['boiling, company 3 and so on', 'company 31']);
    expect(texts(await list(search('weiss')))).toEqual(['boiling, company 3 and so on']);
    for (const phone of ['7805550123', '+17805550123', '780-555-0123']) expect(await list(search(phone)), phone).toHaveLength(2);
    expect(texts(await list(search('+49 30 12 34 56')))).toEqual(['company 31']);
  });

  test('what was done by whom is on the message; filters narrow the list', async () => {
    const { receive, call, list, withText, thread } = await inboxOf(make);
    await receive({ message: 'Enquiry about SAP Ariba.\n\nHow long?' });
    await receive({ message: 'plain' });
    const choices = (await call(paths.messageChoices, 'GET')).body;
    expect(choices).toMatchObject({
      services: ['SAP Ariba'],
      colleagues: [{ id: choices.me, name: 'Olga Owner' }],
      canMail: false,
    });
    const { id } = await withText('plain');
    await call(at(paths.message, id), 'PATCH', { status: 'in-progress', assignee: choices.me });
    await call(at(paths.messageNotes, id), 'POST', { text: ' Called. ' });
    expect((await thread(id)).events.map(({ kind, author, text }) => [kind, author, text])).toEqual(
      expect.arrayContaining([
        ['state', 'Olga Owner', 'in-progress'],
        ['assign', 'Olga Owner', 'Olga Owner'],
        ['note', 'Olga Owner', 'Called.'],
      ]),
    );
    const day = new Date().toISOString().slice(0, 10);
    expect(texts(await list('?assignee=me'))).toEqual(['plain']);
    expect(await list('?assignee=none')).toHaveLength(1);
    expect(texts(await list('?noted=1'))).toEqual(['plain']);
    expect(await list('?service=SAP%20Ariba')).toHaveLength(1);
    expect(await list(`?from=${day}&to=${day}&zone=UTC`)).toHaveLength(2);
    expect(await list('?to=2020-01-01')).toHaveLength(0);
    for (const bad of ['?from=today', '?zone=Mars/Base']) expect((await call(paths.messages + bad, 'GET')).status).toBe(400);
    expect((await call(at(paths.message, id), 'PATCH', { assignee: 'stranger' })).status).toBe(400);
  });

  test('several are changed, binned and erased at once, those on hold are kept', async () => {
    const { receive, call, list, withText } = await inboxOf(make);
    for (const message of ['one', 'two', 'three', 'other']) await receive({ message });
    const ids = [(await withText('one')).id, (await withText('two')).id];
    const changed = await call(paths.bulkMessages, 'POST', { ids, action: 'change', change: { status: 'answered' } });
    expect(changed.body).toMatchObject({ count: 2, message: '2 messages changed.' });
    expect(texts(await list('?folder=answered')).toSorted()).toEqual(['one', 'two']);
    const filter = { folder: 'answered' };
    expect((await call(paths.bulkMessages, 'POST', { filter, action: 'count' })).body.count).toBe(2);
    await call(at(paths.message, ids[0] as string), 'PATCH', { hold: true });
    const erased = await call(paths.eraseChosenMessages, 'POST', { filter });
    expect(erased.body).toEqual({ count: 1, held: 1, message: '1 message erased for good. 1 message on hold was kept.' });
    await call(paths.bulkMessages, 'POST', { ids: [(await withText('three')).id], action: 'bin' });
    expect(texts(await list('?folder=bin'))).toEqual(['three']);
    expect(texts(await list()).toSorted()).toEqual(['one', 'other']);
    for (const bad of [{ action: 'bin' }, { ids: [], action: 'bin' }, { ids, filter, action: 'bin' }, { ids, action: 'change' }])
      expect((await call(paths.bulkMessages, 'POST', bad)).status, JSON.stringify(bad)).toBe(400);
  });

  test('a reply is mailed with the question quoted; the second of two is told before sending; a refusal is shown', async () => {
    const smtp = await startSmtp();
    onTestFinished(smtp.stop);
    let ahead = 0;
    const { made, receive, call, list, withText, thread } = await inboxOf(make, {
      now: () => Date.now() + ahead,
      env: { SMTP_URL: smtp.url, CONTACT_RECEIPTS: '0', CONTACT_REPLY_TO: 'sales@example.com' },
    });
    await receive({ message: 'How long\ndoes it take?' });
    const { id, reference } = await withText('How long\ndoes it take?');
    expect((await call(at(paths.messageReplies, id), 'POST', { text: 'Ten weeks.', seen: 0 })).status).toBe(201);
    const second = await call(at(paths.messageReplies, id), 'POST', { text: 'Twelve.', seen: 0 });
    expect(second.body).toMatchObject({ code: 'already-answered', message: expect.stringContaining('Olga Owner') });
    await made.mail.sendDue();
    const { mail, to } = smtp.received.find(({ to: [first] }) => first === person.email) ?? {};
    expect(to).toEqual([person.email]);
    expect(mail?.subject).toBe(`Your enquiry ${reference}`);
    expect(mail?.replyTo?.[0]?.address).toBe('sales@example.com');
    expect(mail?.text).toMatch(/Ten weeks\.[\s\S]*> How long\r?\n> does it take\?/);
    expect((await thread(id)).message).toMatchObject({ status: 'answered', replies: 1, assignee: { name: 'Olga Owner' } });
    expect((await thread(id)).events.find(({ kind }) => kind === 'reply')?.delivery).toEqual({ state: 'sent' });

    smtp.state.refuse = 550;
    await call(at(paths.messageReplies, id), 'POST', { text: 'Once more.', seen: 1 });
    for (let tries = 0; tries < 6; tries += 1) {
      await made.mail.sendDue();
      ahead += 30 * 60_000;
    }
    const last = (await thread(id)).events.findLast(({ kind }) => kind === 'reply');
    expect(last?.delivery).toMatchObject({ state: 'failed', reason: expect.stringContaining('mailbox unavailable') });
    expect(await list()).toMatchObject([{ id, undelivered: true }]);
    smtp.state.refuse = 0;
    await call(at(paths.messageReplies, id), 'POST', { text: 'Now it works.', seen: 2 });
    await made.mail.sendDue();
    expect(await list()).toMatchObject([{ id, undelivered: false }]);
  });

  test('without mail a reply is refused with its code; templates are kept', async () => {
    const { receive, call, withText } = await inboxOf(make);
    await receive({ message: 'hello' });
    const { id } = await withText('hello');
    expect((await call(at(paths.messageReplies, id), 'POST', { text: 'x', seen: 0 })).body.code).toBe('no-mail');
    const { body } = await call(paths.replyTemplates, 'POST', { name: 'Thanks', text: 'Dear {firstName},' });
    await call(at(paths.replyTemplate, body.id), 'PUT', { name: 'Thank you', text: 'Dear {firstName},' });
    expect((await call(paths.replyTemplates, 'GET')).body).toEqual([{ ...body, name: 'Thank you' }]);
    expect((await call(at(paths.replyTemplate, body.id), 'DELETE')).status).toBe(200);
    expect((await call(at(paths.replyTemplate, body.id), 'DELETE')).status).toBe(404);
    const { entries } = (await call(`${paths.activity}?kind=messages`, 'GET')).body;
    expect(entries.map(({ action, subject }: Record<string, string>) => `${action}: ${subject}`)).toEqual([
      'reply-template purged: Thank you',
      'reply-template updated: Thank you',
      'reply-template added: Thanks',
    ]);
  });

  test('marking spam teaches, for this installation, and says so', async () => {
    const { receive, call, list, withText } = await inboxOf(make);
    for (let count = 0; count < 3; count += 1) {
      await receive({ message: `Drone survey of your roof, offer ${count}` });
      await receive({ message: `Ariba rollout question ${count}` });
      await call(at(paths.message, (await withText(`Drone survey of your roof, offer ${count}`)).id), 'PATCH', {
        status: 'spam',
      });
      const { id } = await withText(`Ariba rollout question ${count}`);
      await call(at(paths.message, id), 'PATCH', { status: 'spam' });
      await call(at(paths.message, id), 'PATCH', { status: 'new' }); // a slip, taken back: not spam
    }
    await receive({ message: 'Drone survey of your roof, best offer' });
    const [learnt] = (await list('?folder=spam')).filter(({ message }) => message.endsWith('best offer'));
    expect(learnt?.spamReasons.join()).toMatch(/colleagues here marked messages with .*“drone”/);
    await receive({ message: 'Ariba rollout question, new plant' });
    expect((await withText('Ariba rollout question, new plant')).status).toBe('new');
  });

  test('the workbook is a workbook, with phones as they are; local times carry their zone', async () => {
    const { made, receive, headers } = await inboxOf(make);
    await receive({ message: '=1+1' });
    const xlsx = await made.app.request(`${paths.exportMessages}?format=xlsx&zone=America/Edmonton`, { headers });
    expect(xlsx.headers.get('content-disposition')).toMatch(/messages-inbox-\d{4}-\d\d-\d\d\.xlsx/);
    const cells = unzip(Buffer.from(await xlsx.arrayBuffer()));
    for (const cell of ['+1 780 555 0123', '=1+1', 'Received (America/Edmonton)']) expect(cells).toContain(`>${cell}<`);
    expect(cells).not.toContain('<f>'); // no formula
    const csv = await (await made.app.request(`${paths.exportMessages}?zone=America/Edmonton`, { headers })).text();
    expect(csv).toContain('"Received (America/Edmonton)"');
  });

  test('an open dashboard is told of new messages at once, and the connection ends with the session', async () => {
    const { made, receive, headers, call } = await inboxOf(make);
    const response = await made.app.request(paths.messageEvents, { headers });
    expect(response.headers.get('content-type')).toContain('text/event-stream');
    const reader = (response.body as ReadableStream<BufferSource>).pipeThrough(new TextDecoderStream()).getReader();
    const next = async () => (await reader.read()).value;
    expect(await next()).toContain('"unread":0');
    await receive({ message: 'hello' });
    expect(await next()).toContain('"unread":1');
    await call(paths.logout, 'POST');
    await reader.cancel();
    expect((await made.app.request(paths.messageEvents, { headers })).status).toBe(401);
  });
});

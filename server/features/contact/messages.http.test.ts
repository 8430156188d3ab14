import { expect, test } from 'vitest';
import type { MessagePage, StoredMessage } from '../../../contract/messages.ts';
import { paths } from '../../../contract/paths.ts';
import { loginAdmin, sendJson, waitingMails } from '../../../tests/harness/admin.ts';
import { type MakeOptions, onEachEngine } from '../../../tests/harness/make-app.ts';

const day = 24 * 60 * 60 * 1000;
const person = { email: 'ada@example.com', phoneNumber: '+1 780 555 0100' };

onEachEngine((make) => {
  /** A running application with an administrator, and ways to send and read messages. */
  async function office(options: MakeOptions = {}) {
    const made = await make({ ...options, env: { TRUST_PROXY: '1', ADMIN_EMAILS: 'owner@example.com', ...options.env } });
    const { token, headers } = await loginAdmin(made);
    let sent = 0;
    const receive = async (words: Record<string, string>) => {
      sent += 1;
      const body = JSON.stringify({ ...person, ...words });
      const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.${sent >> 8}.${sent & 255}` };
      return (await (await made.app.request(paths.contact, { method: 'POST', headers, body })).json()).reference as string;
    };
    const list = async (query = '') =>
      (await (await made.app.request(`${paths.messages}${query}`, { headers })).json()) as MessagePage;
    const call = (path: string, method: string, json: unknown = {}) => sendJson(made, path, json, { method, token });
    const unread = async () => (await (await made.app.request(paths.unreadMessages, { headers })).json()).unread as number;
    const download = async (query: string) => await made.app.request(`${paths.exportMessages}${query}`, { headers });
    return { made, receive, list, call, unread, download };
  }
  const at = (path: string, id: string) => path.replace(':id', id);
  const texts = ({ messages }: MessagePage) => messages.map(({ message }) => message);
  async function first(list: () => Promise<MessagePage>): Promise<StoredMessage> {
    const [message] = (await list()).messages;
    if (!message) throw new Error('There is no message.');
    return message;
  }

  test('nothing can be read or changed without a session', async () => {
    const { app } = await make();
    const calls: [string, string][] = [
      ['GET', paths.messages],
      ['GET', paths.unreadMessages],
      ['GET', paths.exportMessages],
      ['POST', paths.eraseMessages],
      ['PATCH', at(paths.message, 'x')],
      ['DELETE', at(paths.message, 'x')],
      ['POST', at(paths.restoreMessage, 'x')],
    ];
    for (const [method, path] of calls) expect((await app.request(path, { method })).status, `${method} ${path}`).toBe(401);
  });

  test('unknown and malformed ids are answered 404', async () => {
    const { call } = await office();
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x', '%00', '%E0%A4%A']) {
      expect((await call(at(paths.message, id), 'PATCH', { status: 'handled' })).status).toBe(404);
      expect((await call(at(paths.message, id), 'DELETE')).status).toBe(404);
      expect((await call(at(paths.restoreMessage, id), 'POST')).status).toBe(404);
    }
  });

  test('a zero byte in a search only parts words', async () => {
    const { receive, list } = await office();
    await receive({ message: 'first' });
    expect(texts(await list('?search=%00'))).toEqual(['first']);
    expect(texts(await list('?search=rst%00fi'))).toEqual(['first']);
    expect(texts(await list('?search=fi%00zz'))).toEqual([]);
  });

  test('messages are listed newest first, as they were typed, and counted as unread', async () => {
    let time = Date.now();
    const { receive, list, unread } = await office({ now: () => (time += 10) });
    await receive({ message: 'first' });
    const reference = await receive({ message: 'second\nمرحبا 👋', firstName: 'Zoë', companyName: '<b>' });
    const page = await list();
    expect(texts(page)).toEqual(['second\nمرحبا 👋', 'first']);
    expect(page.messages[0]).toMatchObject({
      ...person,
      reference,
      firstName: 'Zoë',
      lastName: '',
      companyName: '<b>',
      status: 'new',
      notes: 0,
      hold: false,
      deletedAt: null,
    });
    expect(page.next).toBeNull();
    expect(await unread()).toBe(2);
  });

  test('a long list comes in pages that neither repeat nor miss a message, also while new ones arrive', async () => {
    const { receive, list } = await office();
    for (let count = 0; count < 60; count += 1) await receive({ message: `m${count}` });
    const top = await list();
    expect(top.messages).toHaveLength(50);
    await receive({ message: 'late' });
    const rest = await list(`?after=${top.next}`);
    const all = [...texts(top), ...texts(rest)];
    expect(new Set(all).size).toBe(60);
    expect(all).not.toContain('late');
    expect(rest.next).toBeNull();
  });

  test('search looks through names, company, email, reference and message, without regard to case or accents', async () => {
    const { receive, list } = await office();
    const reference = await receive({
      message: 'We need SAP Ariba',
      firstName: 'José',
      lastName: 'Öztürk',
      companyName: 'Ünal 100%_done',
      email: 'jose@unal.example',
    });
    await receive({ message: 'Something else', firstName: 'Max' });
    for (const search of ['ariba', 'JOSE', 'ozturk', 'ünal', '100%_done', 'UNAL.example', reference.toLowerCase(), 'sap josé']) {
      expect(texts(await list(`?search=${encodeURIComponent(search)}`)), search).toEqual(['We need SAP Ariba']);
    }
    for (const search of ['%', 'a_iba', 'ariba max', "' or 1=1 --"]) {
      const found = texts(await list(`?search=${encodeURIComponent(search)}`));
      expect(found.toSorted(), search).toEqual(search === '%' ? ['Something else', 'We need SAP Ariba'] : []);
    }
  });

  test('answered, spam and new messages have their own lists', async () => {
    const { receive, list, call, unread } = await office();
    await receive({ message: 'trap', website: 'x' });
    await receive({ message: 'done' });
    await receive({ message: 'open' });
    const done = (await list()).messages.find(({ message }) => message === 'done') as StoredMessage;
    const { status, body } = await call(at(paths.message, done.id), 'PATCH', { status: 'answered' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'answered' });
    expect(texts(await list('?folder=answered'))).toEqual(['done']);
    expect(texts(await list('?folder=handled'))).toEqual(['done']); // its former name
    expect(texts(await list('?folder=new'))).toEqual(['open']);
    expect(texts(await list('?folder=spam'))).toEqual(['trap']);
    expect(texts(await list()).toSorted()).toEqual(['done', 'open']);
    expect(await unread()).toBe(1);
  });

  test('a deleted message waits in the bin, can be restored, and the deed is on record', async () => {
    const { made, receive, list, call } = await office();
    const reference = await receive({ message: 'oops' });
    const { id } = await first(list);
    expect((await call(at(paths.message, id), 'DELETE')).status).toBe(200);
    expect((await list()).messages).toEqual([]);
    expect(texts(await list('?folder=bin'))).toEqual(['oops']);
    expect((await call(at(paths.restoreMessage, id), 'POST')).body).toMatchObject({ deletedAt: null });
    expect(texts(await list())).toEqual(['oops']);
    const records = await made.database.db
      .selectFrom('activity')
      .select(['action', 'subject'])
      .where('subject', 'like', '%message%')
      .execute();
    expect(records).toEqual(
      expect.arrayContaining([
        { action: 'deleted', subject: `message ${reference}` },
        { action: 'restored', subject: `message ${reference}` },
      ]),
    );
  });

  test('an unknown message is answered 404, a bad change 400', async () => {
    const { receive, list, call } = await office();
    await receive({});
    const { id } = await first(list);
    expect((await call(at(paths.message, 'nobody'), 'PATCH', { status: 'new' })).status).toBe(404);
    expect((await call(at(paths.message, 'nobody'), 'DELETE')).status).toBe(404);
    for (const change of [{}, { status: 'gone' }, { hold: 'yes' }, { assignee: 'nobody' }]) {
      expect((await call(at(paths.message, id), 'PATCH', change)).status).toBe(400);
    }
    for (const query of ['?folder=attic', '?after=1', `?after=${'9'.repeat(30)}.x`, `?search=${'x'.repeat(201)}`]) {
      expect((await call(paths.messages + query, 'GET')).status, query).toBe(400);
    }
  });

  test('erasing an address removes its messages and mails for good, but for those on hold', async () => {
    const { made, receive, list, call } = await office({ env: { CONTACT_TO: 'team@example.com' } });
    await receive({ email: 'Eve@Example.com', message: 'one' });
    await receive({ email: 'eve@example.com', message: 'two' });
    await receive({ email: 'eve@example.com', message: 'held' });
    await receive({ email: 'adam@example.com', message: 'other' });
    const held = (await list()).messages.find(({ message }) => message === 'held') as StoredMessage;
    await call(at(paths.message, held.id), 'PATCH', { hold: true });
    const { body } = await call(paths.eraseMessages, 'POST', { email: ' EVE@example.com ' });
    expect(body).toEqual({ erased: 2, held: 1, message: '2 messages erased for good. 1 message on hold was kept.' });
    expect(texts(await list()).toSorted()).toEqual(['held', 'other']);
    const mails = (await waitingMails(made)).filter(({ to }) => to === 'team@example.com');
    expect(mails.map(({ replyTo }) => replyTo)).toEqual(['adam@example.com']);
    const record = await made.database.db
      .selectFrom('activity')
      .selectAll()
      .where('action', '=', 'erased')
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(record).toLowerCase()).not.toContain('eve@');
    for (const email of [' ', 'a\u0000b@example.com'])
      expect((await call(paths.eraseMessages, 'POST', { email })).status).toBe(400);
  });

  test('erasing an address finds its mails in any letter case, accented letters included', async () => {
    const { made, receive, call } = await office({ env: { CONTACT_TO: 'team@example.com', CONTACT_RECEIPT: '1' } });
    await receive({ email: 'JOSÉ@Example.com', message: 'one' });
    await receive({ email: 'josè@example.com', message: 'other' });
    const { body } = await call(paths.eraseMessages, 'POST', { email: 'josé@example.com' });
    expect(body.erased).toBe(1);
    const addresses = (await waitingMails(made))
      .map(({ to, replyTo }) => replyTo ?? to)
      .filter((address) => /^jos/i.test(address));
    expect(addresses).toEqual(['josè@example.com', 'josè@example.com']);
  });

  test('the CSV export holds every message and no cell that a spreadsheet would run', async () => {
    const { receive, download } = await office();
    await receive({
      message: '=HYPERLINK("http://evil.example","click")',
      firstName: '@SUM(A1)',
      lastName: '-2+3',
      companyName: 'Plain, "quoted"\u00a0Ltd',
    });
    for (let count = 0; count < 3; count += 1) await receive({ message: `line\nbreak ${count} é` });
    const response = await download('?format=csv');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('content-disposition')).toMatch(/^attachment; filename="messages-inbox-\d{4}-\d\d-\d\d\.csv"$/);
    const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await response.arrayBuffer());
    expect(text.startsWith('\uFEFF"Reference","Received (UTC)","Status","Assigned to","Service","Email"')).toBe(true);
    expect(text).toContain(`"'=HYPERLINK(""http://evil.example"",""click"")"`);
    expect(text).toContain(`"'@SUM(A1)","'-2+3","Plain, ""quoted""\u00a0Ltd"`);
    expect(text).toContain(`"'+1 780 555 0100"`);
    expect(text.match(/"NV-/g)).toHaveLength(4);
  });

  test('the JSON export is what the list shows, for the folder and the search asked for', async () => {
    const { receive, list, download } = await office();
    expect(await (await download('?format=json')).json()).toEqual([]);
    for (let count = 0; count < 3; count += 1) await receive({ message: `keep ${count}` });
    await receive({ message: 'not this' });
    const exported = await (await download('?format=json&search=keep')).json();
    expect(exported).toEqual((await list('?search=keep')).messages);
    expect(exported).toHaveLength(3);
    expect((await download('?format=xls')).status).toBe(400);
  });

  test('messages are erased when their time is over, the binned after 30 days, the held never', async () => {
    let time = Date.now();
    const { made, receive, list, call } = await office({ now: () => time, env: { MESSAGE_RETENTION_DAYS: '90' } });
    const stored = async () =>
      (await made.database.db.selectFrom('message').select('message').execute()).map((row) => row.message).toSorted();
    const withText = async (text: string) => (await list()).messages.find(({ message }) => message === text) as StoredMessage;
    for (const message of ['old', 'held', 'binned']) await receive({ message });
    await call(at(paths.message, (await withText('held')).id), 'PATCH', { hold: true });
    await call(at(paths.message, (await withText('binned')).id), 'DELETE');
    /** Day by day: a clock that jumps is not trusted with deleting. */
    const pass = async (count: number) => {
      let erased = 0;
      for (let each = 0; each < count; each += 1) {
        time += day;
        erased += await made.sweepMessages();
      }
      return erased;
    };
    await made.sweepMessages();
    expect(await pass(29)).toBe(0);
    expect(await pass(2)).toBe(1);
    expect(await stored()).toEqual(['held', 'old']);
    await receive({ message: 'young' });
    expect(await pass(60)).toBe(1);
    expect(await stored()).toEqual(['held', 'young']);
    expect(await made.database.db.selectFrom('contact_receipt').selectAll().execute()).toEqual([]);
  });
});

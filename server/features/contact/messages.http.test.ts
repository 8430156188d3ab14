import { expect, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { at, inboxOf, person, texts } from '../../../tests/harness/inbox.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';

onEachEngine((make) => {
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
    const { call } = await inboxOf(make);
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x', '%00', '%E0%A4%A']) {
      expect((await call(at(paths.message, id), 'PATCH', { status: 'handled' })).status).toBe(404);
      expect((await call(at(paths.message, id), 'DELETE')).status).toBe(404);
      expect((await call(at(paths.restoreMessage, id), 'POST')).status).toBe(404);
    }
  });

  test('a zero byte in a search only parts words', async () => {
    const { receive, list } = await inboxOf(make);
    await receive({ message: 'first' });
    expect(texts(await list('?search=%00'))).toEqual(['first']);
    expect(texts(await list('?search=rst%00fi'))).toEqual(['first']);
    expect(texts(await list('?search=fi%00zz'))).toEqual([]);
  });

  test('messages are listed newest first, as they were typed, and counted as unread', async () => {
    let time = Date.now();
    const { receive, page: read, unread } = await inboxOf(make, { now: () => (time += 10) });
    await receive({ message: 'first' });
    const reference = await receive({ message: 'second\nمرحبا 👋', firstName: 'Zoë', companyName: '<b>' });
    const page = await read();
    expect(texts(page.messages)).toEqual(['second\nمرحبا 👋', 'first']);
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
    const { receive, page } = await inboxOf(make);
    for (let count = 0; count < 60; count += 1) await receive({ message: `m${count}` });
    const top = await page();
    expect(top.messages).toHaveLength(50);
    await receive({ message: 'late' });
    const rest = await page(`?after=${top.next}`);
    const all = [...texts(top.messages), ...texts(rest.messages)];
    expect(new Set(all).size).toBe(60);
    expect(all).not.toContain('late');
    expect(rest.next).toBeNull();
  });

  test('search looks through names, company, email, reference and message, without regard to case or accents', async () => {
    const { receive, list } = await inboxOf(make);
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
    const { receive, list, call, unread, withText } = await inboxOf(make);
    await receive({ message: 'trap', website: 'x' });
    await receive({ message: 'done' });
    await receive({ message: 'open' });
    const done = await withText('done');
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
    const { made, receive, list, call } = await inboxOf(make);
    const reference = await receive({ message: 'oops' });
    const [{ id = '' } = {}] = await list();
    expect((await call(at(paths.message, id), 'DELETE')).status).toBe(200);
    expect(await list()).toEqual([]);
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
    const { receive, list, call } = await inboxOf(make);
    await receive({});
    const [{ id = '' } = {}] = await list();
    expect((await call(at(paths.message, 'nobody'), 'PATCH', { status: 'new' })).status).toBe(404);
    expect((await call(at(paths.message, 'nobody'), 'DELETE')).status).toBe(404);
    for (const change of [{}, { status: 'gone' }, { hold: 'yes' }, { assignee: 'nobody' }]) {
      expect((await call(at(paths.message, id), 'PATCH', change)).status).toBe(400);
    }
    for (const query of ['?folder=attic', '?after=1', `?after=${'9'.repeat(30)}.x`, `?search=${'x'.repeat(201)}`]) {
      expect((await call(paths.messages + query, 'GET')).status, query).toBe(400);
    }
  });
});

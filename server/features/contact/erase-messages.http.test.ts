import { expect, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { waitingMails } from '../../../tests/harness/admin.ts';
import { at, inboxOf, texts } from '../../../tests/harness/inbox.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';

const day = 24 * 60 * 60 * 1000;

onEachEngine((make) => {
  test('erasing an address removes its messages and mails for good, but for those on hold', async () => {
    const { made, receive, list, call, withText } = await inboxOf(make, { env: { CONTACT_TO: 'team@example.com' } });
    await receive({ email: 'Eve@Example.com', message: 'one' });
    await receive({ email: 'eve@example.com', message: 'two' });
    await receive({ email: 'eve@example.com', message: 'held' });
    await receive({ email: 'adam@example.com', message: 'other' });
    const held = await withText('held');
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
    const { made, receive, call } = await inboxOf(make, { env: { CONTACT_TO: 'team@example.com', CONTACT_RECEIPT: '1' } });
    await receive({ email: 'JOSÉ@Example.com', message: 'one' });
    await receive({ email: 'josè@example.com', message: 'other' });
    const { body } = await call(paths.eraseMessages, 'POST', { email: 'josé@example.com' });
    expect(body.erased).toBe(1);
    const addresses = (await waitingMails(made))
      .map(({ to, replyTo }) => replyTo ?? to)
      .filter((address) => /^jos/i.test(address));
    expect(addresses).toEqual(['josè@example.com', 'josè@example.com']);
  });

  test('messages are erased when their time is over, the binned after 30 days, the held never', async () => {
    let time = Date.now();
    const { made, receive, call, withText } = await inboxOf(make, {
      now: () => time,
      env: { MESSAGE_RETENTION_DAYS: '90' },
    });
    const stored = async () =>
      (await made.database.db.selectFrom('message').select('message').execute()).map((row) => row.message).toSorted();
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

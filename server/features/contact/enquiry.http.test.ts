import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { StoredMessage } from '../../../contract/messages.ts';
import { paths } from '../../../contract/paths.ts';
import { loginAdmin, sendJson } from '../../../tests/harness/admin.ts';
import { type MakeOptions, onEachEngine } from '../../../tests/harness/make-app.ts';

const good = { email: 'ada@example.com', phoneNumber: '+1 780 555 0100', message: 'Please call me.' };

onEachEngine((make) => {
  async function sender(options: MakeOptions = {}) {
    const made = await make(options);
    const send = (idempotencyKey?: string) =>
      made.app.request(paths.contact, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(idempotencyKey && { 'idempotency-key': idempotencyKey }) },
        body: JSON.stringify(good),
      });
    const { reference, key } = await (await send('a browser key')).json();
    const call = (path: string, more: object = {}) => sendJson(made, path, { key, ...more });
    return { made, send, call, reference: reference as string, key: key as string };
  }

  test('the key opens the page of the sender alone; the database holds only its hash', async () => {
    const { made, call, reference, key } = await sender();
    const { status, headers, body } = await call(paths.enquiry);
    expect(status).toBe(200);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(body).toMatchObject({ reference, progress: 'received', message: 'Please call me.', lines: [], files: [] });
    expect(JSON.stringify(await made.database.db.selectFrom('message').selectAll().execute())).not.toContain(key);
    for (const wrong of ['x'.repeat(32), key.toUpperCase()]) {
      expect((await sendJson(made, paths.enquiry, { key: wrong })).body).toMatchObject({ code: 'not-found' });
    }
    expect((await sendJson(made, paths.enquiry, { key: 'short' })).status).toBe(400);
    expect((await sendJson(made, paths.enquiry, {})).status).toBe(400);
  });

  test('a retry of the same browser gets the same key, another sender of the same words none', async () => {
    const { send, key, reference } = await sender();
    expect(await (await send('a browser key')).json()).toMatchObject({ reference, key });
    expect((await (await send()).json()).key).toBeUndefined();
  });

  test('guessing keys is refused after thirty', async () => {
    const { made } = await sender();
    const guess = (count: number) => sendJson(made, paths.enquiry, { key: String(count).padStart(32, '0') });
    for (let count = 0; count < 30; count += 1) expect((await guess(count)).status).toBe(404);
    expect((await guess(31)).body).toMatchObject({ code: 'too-many-requests' });
  });

  test('a line reaches the team, is found, and opens an answered enquiry again', async () => {
    const { made, call, reference } = await sender({ env: { CONTACT_TO: 'team@example.com' } });
    const { token, headers } = await loginAdmin(made);
    const list = async (search: string) =>
      (await (await made.app.request(`${paths.messages}?search=${search}`, { headers })).json()).messages as StoredMessage[];
    const [message] = await list(reference);
    await sendJson(made, paths.message.replace(':id', String(message?.id)), { status: 'answered' }, { method: 'PATCH', token });
    expect((await call(paths.enquiry)).body.progress).toBe('answered');
    const { body } = await call(paths.enquiryLine, { text: ' Tuesday is fine, zebra. ' });
    expect(body).toMatchObject({ progress: 'received', lines: [{ by: 'you', text: 'Tuesday is fine, zebra.' }] });
    expect((await list('zebra')).map((each) => each.status)).toEqual(['new']);
    const mails = await made.database.db.selectFrom('outbox').select('id').where('about', '=', reference).execute();
    expect(mails).toHaveLength(2); // of the message and of the line
    for (const text of ['', ' ', 'x'.repeat(2001), 'a\0b']) {
      expect((await call(paths.enquiryLine, { text })).status, text.slice(0, 5)).toBe(400);
    }
  });

  test('the sender erases message, additions, mails and mail files at once; backups are named with a date', async () => {
    const { made, call, reference } = await sender({
      env: { CONTACT_TO: 'team@example.com', CONTACT_RECEIPTS: '1', BACKUP_EVERY: '24h', BACKUP_KEEP: '7' },
    });
    await call(paths.enquiryLine, { text: 'one more' });
    await made.mail.sendDue();
    const files = () => readdirSync(join(made.dataDir, 'outbox')).filter((name) => name.includes(reference));
    expect(files()).toHaveLength(3);
    const { status, body } = await call(paths.eraseEnquiry);
    expect(status).toBe(200);
    expect(body).toMatchObject({ messages: 1, lines: 1, mails: 3 });
    const days = (Date.parse(body.backupsUntil) - Date.parse(body.at)) / 86_400_000;
    expect(days).toBe(7);
    expect(files()).toEqual([]);
    for (const table of ['message', 'message_event', 'outbox', 'contact_receipt'] as const) {
      expect(JSON.stringify(await made.database.db.selectFrom(table).selectAll().execute()), table).not.toMatch(/ada@|NV-/);
    }
    expect((await call(paths.enquiry)).body).toMatchObject({ code: 'not-found' });
    expect((await call(paths.eraseEnquiry)).status).toBe(404);
    const records = await made.database.db.selectFrom('activity').selectAll().where('action', '=', 'erased').execute();
    expect(records).toMatchObject([{ admin_name: 'The sender' }]);
    expect(JSON.stringify(records)).not.toContain(reference);
  });

  test('a message on hold is not erased, and the sender is told why', async () => {
    const { made, call } = await sender();
    await made.database.db.updateTable('message').set({ hold: 1 }).execute();
    expect((await call(paths.eraseEnquiry)).body).toMatchObject({ code: 'on-hold' });
    expect((await call(paths.enquiry)).status).toBe(200);
  });
});

import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ReadableStream } from 'node:stream/web';
import { expect, onTestFinished, test } from 'vitest';
import type { ContactAnswer } from '../../../../contract/contact.ts';
import type { MessageThread } from '../../../../contract/messages.ts';
import { paths } from '../../../../contract/paths.ts';
import { loginAdmin, sendJson, waitingMails } from '../../../../tests/harness/admin.ts';
import { type MakeOptions, onEachEngine } from '../../../../tests/harness/make-app.ts';
import { startS3 } from '../../../../tests/harness/s3.ts';
import { officeFile, pdfFile, pngFile } from '../../../../tests/harness/zip.ts';
import { openStorage } from '../../../platform/images/open-storage.ts';

const person = { email: 'ada@example.com', phoneNumber: '+1 780 555 0100', message: 'Here is the list.' };
type File = [name: string, bytes: Uint8Array];
const list: File = ['Liste für März.pdf', pdfFile()];
const day = 24 * 60 * 60 * 1000;

onEachEngine((make) => {
  async function office(options: MakeOptions = {}) {
    const made = await make({ ...options, env: { TRUST_PROXY: '1', ADMIN_EMAILS: 'owner@example.com', ...options.env } });
    const { token, headers } = await loginAdmin(made);
    let sent = 0;
    const post = async (files: File[], words: Record<string, string> = {}, more: Record<string, string> = {}) => {
      sent += 1;
      const body = new FormData();
      for (const [name, value] of Object.entries({ ...person, ...words })) body.set(name, value);
      for (const [name, bytes] of files) body.append('files', new Blob([new Uint8Array(bytes)], { type: 'image/png' }), name);
      return made.app.request(paths.contact, {
        method: 'POST',
        body,
        headers: { 'x-forwarded-for': `10.0.1.${sent}`, ...more },
      });
    };
    const send = async (files: File[], words?: Record<string, string>) => {
      const response = await post(files, words);
      return { status: response.status, body: await response.json() };
    };
    const messages = () => made.database.db.selectFrom('message').selectAll().orderBy('created_at').execute();
    const names = (folder: string) => (existsSync(join(made.dataDir, folder)) ? readdirSync(join(made.dataDir, folder)) : []);
    /** What lies on the disk: stored files, and those of forms being read. */
    const files = () => [...names('uploads/messages'), ...names('incoming')];
    const rows = async () => (await made.database.db.selectFrom('stored_file').selectAll().execute()).length;
    const thread = async (id: string) =>
      (await (await made.app.request(paths.message.replace(':id', id), { headers })).json()) as MessageThread;
    const download = (id: string, init: RequestInit = { headers }) =>
      made.app.request(paths.messageFile.replace(':id', id), init);
    return { made, token, headers, post, send, messages, files, rows, thread, download };
  }

  test('files are stored beside the message under random names and only ever downloaded', async () => {
    const { made, send, messages, files, thread, download } = await office({ env: { CONTACT_TO: 'team@example.com' } });
    const sheet = officeFile('xlsx');
    const { status, body } = await send([list, ['parts.xlsx', sheet]]);
    expect(status).toBe(200);
    expect(body).toEqual({
      message: expect.stringContaining(body.reference),
      reference: body.reference,
      key: expect.any(String),
    });
    const [row] = await messages();
    expect(row).toMatchObject({ ...{ email: person.email, message: person.message }, files: 2, status: 'new' });
    expect(files()).toHaveLength(2);
    for (const name of files()) expect(name).toMatch(/^[0-9a-f]{32}$/);
    const shown = await thread(String(row?.id));
    expect(shown.files).toEqual([
      { id: expect.any(String), name: 'Liste für März.pdf', type: 'application/pdf', bytes: list[1].length },
      expect.objectContaining({ name: 'parts.xlsx', bytes: sheet.length }),
    ]);
    const response = await download(String(shown.files[0]?.id));
    expect(Buffer.from(await response.arrayBuffer())).toEqual(list[1]);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': `attachment; filename="Liste f_r M_rz.pdf"; filename*=UTF-8''Liste%20f%C3%BCr%20M%C3%A4rz.pdf`,
      'x-content-type-options': 'nosniff',
      'content-security-policy': expect.stringContaining('sandbox'),
      'cache-control': 'no-store',
    });
    const { body: seen } = await sendJson(made, paths.enquiry, { key: body.key });
    expect(seen.files).toEqual(['Liste für März.pdf', 'parts.xlsx']);
    const mail = (await waitingMails(made)).find(({ to }) => to === 'team@example.com');
    expect(mail?.text).toContain('Liste für März.pdf, parts.xlsx');
    for (const name of files()) expect((await made.app.request(`/uploads/messages/${name}`)).status).toBe(404);
  });

  test('files are for those who may read messages', async () => {
    const { made, send, thread, messages, download, token } = await office();
    await send([list]);
    const id = String((await thread(String((await messages())[0]?.id))).files[0]?.id);
    expect((await download(id, {})).status).toBe(401);
    const roles = made.database.db.updateTable('account');
    const as = { headers: { authorization: `Bearer ${token}` } };
    await roles.set({ role: 'editor' }).execute();
    expect((await download(id, as)).status).toBe(403);
    await roles.set({ role: 'sales' }).execute();
    expect((await download(id, as)).status).toBe(200);
    for (const wrong of ['x', '00000000-0000-4000-8000-000000000000']) expect((await download(wrong, as)).status).toBe(404);
  });

  test('what is not one of the kinds, lies, unpacks to too much, is too many or too large leaves nothing behind', async () => {
    const { send, messages, files, rows } = await office();
    const big = (bytes: number) => Buffer.concat([pdfFile(), Buffer.alloc(bytes)]);
    const cases: [File[], number, string][] = [
      [[['virus.pdf', Buffer.from('MZ\x90')]], 415, 'unsupported-file'],
      [[list, ['picture.pdf', pngFile()]], 415, 'unsupported-file'],
      [[['bomb.docx', officeFile('docx', [{ name: 'word/a', unpacked: 0xfffffff0 }])]], 415, 'unsupported-file'],
      [[['empty.pdf', Buffer.alloc(0)]], 415, 'unsupported-file'],
      [Array(4).fill(list), 400, 'too-many-files'],
      [Array(100).fill(list), 400, 'too-many-files'],
      [[['big.pdf', big(10 * 2 ** 20)]], 413, 'too-large'],
      [[['a.pdf', big(6 * 2 ** 20)], ['b.pdf', big(6 * 2 ** 20)]], 413, 'too-large'],
    ]; // biome-ignore format: one case a line
    for (const [sent, status, code] of cases) {
      const { status: given, body } = await send(sent);
      expect([given, body.code, Object.keys(body.fields)], body.message).toEqual([status, code, ['files']]);
    }
    const both = await send([['virus.pdf', Buffer.from('MZ')]], { email: 'nobody' });
    expect(both.body.fields).toHaveProperty('email'); // files are looked at once the words are right
    const texts = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`field${index}`, 'x']));
    expect((await send([], texts)).body.code).toBe('too-large');
    expect(await messages()).toEqual([]);
    expect(files()).toEqual([]);
    expect(await rows()).toBe(0);
  });

  test('a form of the browser’s own comes back with every word, and asks for the files again', async () => {
    const { post, messages, files } = await office();
    const page = async (response: Response) => {
      const json = /<script type="application\/json" id="site">(.*?)<\/script>/s.exec(await response.text())?.[1] ?? '{}';
      return JSON.parse(json).contactAnswer as ContactAnswer;
    };
    const html = { accept: 'text/html,application/xhtml+xml' };
    const tooBig: File = ['big.pdf', Buffer.concat([pdfFile(), Buffer.alloc(12 * 2 ** 20)])];
    const refused = await post([tooBig], { message: 'every word', email: 'nobody' }, html);
    expect(refused.status).toBe(413);
    expect(await page(refused)).toMatchObject({
      sent: false,
      fields: { files: expect.stringContaining('10 MB'), email: expect.stringContaining('valid email') },
      values: { message: 'every word', email: 'nobody' },
    });
    const other = await post([list], { email: 'nobody' }, html);
    expect(await page(other)).toMatchObject({ fields: { files: 'Please choose your files again.', email: expect.any(String) } });
    expect(await messages()).toEqual([]);
    const response = await post([list], {}, html);
    expect(await page(response)).toMatchObject({ sent: true, reference: expect.stringMatching(/^NV-/) });
    expect(response.headers.get('content-type')).toContain('text/html');
    expect((await post([], { message: 'no file chosen' }, html)).status).toBe(200);
    expect(files()).toHaveLength(1);
  });

  test('the same message with the same files is stored once; with other files it is another', async () => {
    const { post, messages, files } = await office();
    const again = { 'idempotency-key': 'a browser key' };
    const first = await (await post([list], {}, again)).json();
    expect(await (await post([list], {}, again)).json()).toEqual(first);
    expect(files()).toHaveLength(1);
    await post([['other.pdf', pdfFile('Another')]], {}, again);
    expect(await messages()).toHaveLength(2);
    expect(files()).toHaveLength(2);
  });

  test('one address gets so many files an hour, and then still sends words', async () => {
    const { post, messages, files } = await office();
    const one = { 'x-forwarded-for': '10.0.9.9' };
    for (let count = 0; count < 5; count += 1) expect((await post([list], { message: String(count) }, one)).status).toBe(200);
    const refused = await post([list], { message: 'one more' }, one);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/);
    expect((await post([], { message: 'without' }, one)).status).toBe(200);
    expect([(await messages()).length, files().length]).toEqual([6, 5]);
  });

  test('an upload that ends early leaves nothing', async () => {
    const { made, messages, files } = await office();
    async function* half() {
      yield Buffer.from('--b\r\nContent-Disposition: form-data; name="files"; filename="a.pdf"\r\n\r\n%PDF-1.7');
      throw new Error('the connection is gone');
    }
    const init = { method: 'POST', body: ReadableStream.from(half()) as unknown as BodyInit, duplex: 'half' } as RequestInit;
    const response = await made.app.request(paths.contact, {
      ...init,
      headers: { 'content-type': 'multipart/form-data; boundary=b' },
    });
    expect([response.status, (await response.json()).code]).toEqual([400, 'invalid-form']);
    expect([await messages(), files()]).toEqual([[], []]);
  });

  test('CONTACT_ATTACHMENTS=0 takes words, and refuses files with a sentence', async () => {
    const { send, messages, files } = await office({ env: { CONTACT_ATTACHMENTS: '0' } });
    expect((await send([list])).body).toMatchObject({ code: 'attachments-off', fields: { files: expect.any(String) } });
    expect((await send([])).status).toBe(200);
    expect([(await messages()).length, files().length]).toEqual([1, 0]);
  });

  test('files go with their message: erased by the sender, in the panel, and by age; not while on hold', async () => {
    let time = Date.now();
    const { made, send, messages, files, rows, token } = await office({ now: () => time, env: { MESSAGE_RETENTION_DAYS: '2' } });
    const { body } = await send([list, ['a.png', pngFile()]], { email: 'one@example.com' });
    const { body: erased } = await sendJson(made, paths.eraseEnquiry, { key: body.key });
    expect(erased).toMatchObject({ messages: 1, files: 2 });
    expect([files(), await rows()]).toEqual([[], 0]);

    await send([list], { email: 'two@example.com' });
    await sendJson(made, paths.eraseMessages, { email: 'two@example.com' }, { token });
    await send([list], { email: 'three@example.com' });
    await sendJson(made, paths.eraseChosenMessages, { ids: (await messages()).map(({ id }) => id) }, { token });
    expect([files(), await rows(), await messages()]).toEqual([[], 0, []]);

    await send([list], { email: 'four@example.com' });
    await send([list], { email: 'five@example.com' });
    await made.database.db.updateTable('message').set({ hold: 1 }).where('email', '=', 'five@example.com').execute();
    const { body: kept } = await sendJson(made, paths.eraseMessages, { email: 'five@example.com' }, { token });
    expect(kept).toMatchObject({ erased: 0, held: 1 });
    let gone = await made.sweepMessages();
    for (let passed = 0; passed < 3; passed += 1) {
      time += day; // day by day: a clock that jumps is not trusted with deleting
      gone += await made.sweepMessages();
    }
    expect(gone).toBe(1);
    expect([files().length, (await messages()).length]).toEqual([1, 1]);
  });

  test('files are kept in a bucket where there is one; while it is gone, words are still taken', async () => {
    const s3 = await startS3();
    onTestFinished(s3.stop);
    const { made, send, post, files, messages, thread, download } = await office({ env: { S3_URL: s3.url } });
    const { body } = await send([list, ['a.png', pngFile()]]);
    const shown = await thread(String((await messages())[0]?.id));
    const response = await download(String(shown.files.find(({ name }) => name === list[0])?.id));
    expect(Buffer.from(await response.arrayBuffer())).toEqual(list[1]);
    expect(files()).toEqual([]); // nothing on the disk of this machine
    const bucket = openStorage(made.config);
    const kept = async () => {
      const keys: string[] = [];
      for await (const { key } of bucket.list()) if (key.startsWith('messages/')) keys.push(key);
      return keys;
    };
    await bucket.put(`messages/${'f'.repeat(32)}`, Buffer.from('x'));
    await made.sweepFiles(0);
    expect(await kept()).toHaveLength(2);
    expect((await sendJson(made, paths.eraseEnquiry, { key: body.key })).body).toMatchObject({ messages: 1, files: 2 });
    expect(await kept()).toEqual([]);

    await s3.stop();
    expect((await send([list])).body).toMatchObject({ code: 'no-room', fields: { files: expect.stringContaining('without') } });
    expect((await post([])).status).toBe(200);
    expect((await messages()).map((row) => row.files)).toEqual([0]);
    expect(files()).toEqual([]);
  });

  test('files that a crash left without a message are removed; others stay', async () => {
    const { made, send, files } = await office();
    await send([list]);
    const [kept] = files();
    const folder = join(made.dataDir, 'uploads/messages');
    mkdirSync(folder, { recursive: true });
    for (const name of ['f'.repeat(32), `${'e'.repeat(32)}.77.partial`, 'notes.txt']) writeFileSync(join(folder, name), 'x');
    await made.sweepFiles(60_000);
    expect(files()).toHaveLength(4);
    await made.sweepFiles(0);
    expect(files().sort()).toEqual([kept, 'notes.txt'].sort());
  });
});

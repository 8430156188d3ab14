import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { waitingMails } from '../../../tests/harness/admin.ts';
import { type MakeOptions, type makeApp, onEachEngine } from '../../../tests/harness/make-app.ts';
import { erasureStore } from '../../platform/erasure/erasure.store.ts';

type App = Awaited<ReturnType<typeof makeApp>>;

const good = {
  email: 'ada@example.com',
  phoneNumber: '+1 (780) 555-0100',
  firstName: 'Ada',
  lastName: 'Lovelace',
  companyName: 'Engines',
  countryRegion: 'Canada',
  message: 'Hello.\nSecond line.',
};

function poster({ app }: App) {
  return (body: unknown, headers: Record<string, string> = {}) =>
    app.request(paths.contact, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
}
const stored = ({ database }: App) => database.db.selectFrom('message').selectAll().orderBy('created_at').execute();
const mails = (app: App) => waitingMails(app);

const clock = (start = 1_800_000_000_000) => {
  let time = start;
  return { now: () => time, pass: (ms: number) => (time += ms) };
};
const minute = 60_000;

onEachEngine((make, engine) => {
  const makeWith = async (options: MakeOptions = {}) => {
    const made = await make(options);
    return { made, post: poster(made) };
  };

  test('a message is stored with a reference, and only then is the sender thanked', async () => {
    const { made, post } = await makeWith();
    const response = await post(good);
    expect(response.status).toBe(200);
    const { message, reference } = await response.json();
    expect(reference).toMatch(/^NV-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
    expect(message).toContain(reference);
    expect(await stored(made)).toMatchObject([
      {
        reference,
        status: 'new',
        email: 'ada@example.com',
        phone_number: '+1 (780) 555-0100',
        first_name: 'Ada',
        last_name: 'Lovelace',
        company_name: 'Engines',
        country_region: 'Canada',
        message: 'Hello.\nSecond line.',
      },
    ]);
  });

  test('email and phone number are enough', async () => {
    const { made, post } = await makeWith();
    expect((await post({ email: ' ada@example.com ', phoneNumber: '780555' })).status).toBe(200);
    expect(await stored(made)).toMatchObject([{ email: 'ada@example.com', first_name: '', message: '' }]);
  });

  test('words of any script are stored as they were typed', async () => {
    const { made, post } = await makeWith();
    const words = {
      ...good,
      email: 'josé@bücher.example',
      phoneNumber: '٠١٢٣٤٥٦٧٨٩',
      firstName: 'محمد',
      lastName: 'Nguyễn Thị Hương',
      companyName: '株式会社 “Öl & Söhne” <script>',
      countryRegion: 'Ελλάδα',
      message: 'مرحبا\u200f Norvane!\n\n👩‍👩‍👧‍👦 é é ﷽ 𝄞\tend',
    };
    expect((await post(words)).status).toBe(200);
    expect(await stored(made)).toMatchObject([
      {
        email: words.email,
        phone_number: words.phoneNumber,
        first_name: words.firstName,
        last_name: words.lastName,
        company_name: words.companyName,
        country_region: words.countryRegion,
        message: words.message,
      },
    ]);
  });

  test('5,000 characters fit, counted as a reader counts them', async () => {
    const { made, post } = await makeWith();
    expect((await post({ ...good, message: '😀'.repeat(5000) })).status).toBe(200);
    expect((await stored(made))[0]?.message).toBe('😀'.repeat(5000));
  });

  const faults: [string, unknown, string][] = [
    ['no email', { ...good, email: undefined }, 'email'],
    ['an empty email', { ...good, email: '' }, 'email'],
    ['a blank phone number', { ...good, phoneNumber: '   ' }, 'phoneNumber'],
    ['an email that is none', { ...good, email: 'ada(at)example.com' }, 'email'],
    ['an email with a name around it', { ...good, email: 'Ada <ada@example.com>' }, 'email'],
    ['two emails', { ...good, email: 'ada@example.com,eve@example.com' }, 'email'],
    ['5 digits', { ...good, phoneNumber: '12345' }, 'phoneNumber'],
    ['21 digits', { ...good, phoneNumber: '1'.repeat(21) }, 'phoneNumber'],
    ['letters in the phone number', { ...good, phoneNumber: '555-CALL-NOW' }, 'phoneNumber'],
    ['a number instead of text', { ...good, phoneNumber: 7805550100 }, 'phoneNumber'],
    ['an object instead of text', { ...good, firstName: { $ne: '' } }, 'firstName'],
    ['a list instead of text', { ...good, message: ['a'] }, 'message'],
    ['null instead of text', { ...good, companyName: null }, 'companyName'],
    ['a name of 121 characters', { ...good, lastName: 'x'.repeat(121) }, 'lastName'],
    ['a message of 5,001 characters', { ...good, message: 'x'.repeat(5001) }, 'message'],
    ['a message of 5,001 emoji', { ...good, message: '😀'.repeat(5001) }, 'message'],
    ['a null byte in the message', { ...good, message: 'a\0b' }, 'message'],
    ['a null byte in a name', { ...good, firstName: 'a\0b' }, 'firstName'],
    ['half a character', { ...good, message: '\ud83d' }, 'message'],
    ['a direction override in the message', { ...good, message: 'a\u202eb' }, 'message'],
    ...(['email', 'phoneNumber', 'firstName', 'lastName', 'companyName', 'countryRegion'] as const).flatMap(
      (field): [string, unknown, string][] => [
        [`a line break in ${field}`, { ...good, [field]: `${good[field]}\r\nBcc: eve@example.com` }, field],
        [`a right-to-left override in ${field}`, { ...good, [field]: `${good[field]}\u202eabc` }, field],
        [`a right-to-left mark in ${field}`, { ...good, [field]: `\u200f${good[field]}` }, field],
      ],
    ),
  ];

  test.each(faults)('%s is refused at its field and nothing is stored', async (_name, body, field) => {
    const { made, post } = await makeWith();
    const response = await post(body);
    expect(response.status).toBe(400);
    const answer = await response.json();
    expect(Object.keys(answer.fields)).toEqual([field]);
    expect(answer.error).toBe(answer.fields[field]);
    expect(answer.message).toBe(answer.error);
    expect(await stored(made)).toEqual([]);
  });

  test.each([
    ['a list', '[]', 400],
    ['a bare text', '"hello"', 400],
    ['nothing', '', 400],
    ['null', 'null', 400],
    ['broken JSON', '{"email":', 400],
    ['2 MB', JSON.stringify({ ...good, message: 'x'.repeat(2 ** 21) }), 413],
  ])('%s as the body is refused', async (_name, body, status) => {
    const { made, post } = await makeWith();
    const response = await post(body);
    expect(response.status).toBe(status);
    expect((await response.json()).error).toMatch(/\w+/);
    expect(await stored(made)).toEqual([]);
  });

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', ''])(
    'content type "%s" is refused',
    async (type) => {
      const { made, post } = await makeWith();
      expect((await post(good, { 'content-type': type })).status).toBe(415);
      expect(await stored(made)).toEqual([]);
    },
  );

  test('pages of other sites may not post, our own and named ones may', async () => {
    const { made, post } = await makeWith({ env: { CORS_ORIGINS: 'https://friend.example' } });
    for (const origin of ['https://evil.example', 'null', 'http://localhost:4001']) {
      expect((await post(good, { origin, host: 'localhost:4000' })).status).toBe(403);
    }
    expect(await stored(made)).toEqual([]);
    for (const [index, origin] of ['http://localhost:4000', 'https://friend.example', 'http://127.0.0.1:4000'].entries()) {
      expect((await post({ ...good, message: `${index}` }, { origin, host: '127.0.0.1:4000' })).status).toBe(200);
    }
  });

  test('other methods are answered 405; reading it leads to Contact Us', async () => {
    const { made } = await makeWith();
    const read = await made.app.request(paths.contact);
    expect([read.status, read.headers.get('location')]).toEqual([301, '/contactUs']);
    const response = await made.app.request(paths.contact, { method: 'PUT' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });

  test('a double click and a retry after a lost answer store one message', async () => {
    const time = clock();
    const { made, post } = await makeWith({ now: time.now, env: { CONTACT_TO: 'team@example.com' } });
    const answers = await Promise.all([post(good), post(good), post(good)]);
    time.pass(minute);
    answers.push(await post(good));
    const references = await Promise.all(answers.map(async (answer) => (await answer.json()).reference));
    expect(new Set(references).size).toBe(1);
    expect(await stored(made)).toHaveLength(1);
    expect(await mails(made)).toHaveLength(1);
    time.pass(2 * minute);
    await post(good);
    expect(await stored(made)).toHaveLength(2);
  });

  test('an idempotency key holds for a day and from another network, but an edited message is a new one', async () => {
    const time = clock();
    const { made, post } = await makeWith({ now: time.now, env: { TRUST_PROXY: '1' } });
    const send = async (body: object, address: string) =>
      (await (await post(body, { 'idempotency-key': 'k1', 'x-forwarded-for': address })).json()).reference;
    const first = await send(good, '10.0.0.1');
    time.pass(60 * minute);
    expect(await send(good, '10.0.0.2')).toBe(first);
    expect(await send({ ...good, message: 'Edited' }, '10.0.0.2')).not.toBe(first);
    expect(await stored(made)).toHaveLength(2);
  });

  test('the same words from two addresses are two messages', async () => {
    const { made, post } = await makeWith({ env: { TRUST_PROXY: '1' } });
    await Promise.all(['10.0.0.1', '10.0.0.2'].map((address) => post(good, { 'x-forwarded-for': address })));
    expect(await stored(made)).toHaveLength(2);
  });

  test('an address may send ten in ten minutes; what was refused or repeated does not count', async () => {
    const time = clock();
    const { made, post } = await makeWith({ now: time.now });
    for (let count = 0; count < 15; count += 1) expect((await post({ ...good, email: '' })).status).toBe(400);
    for (let count = 0; count < 10; count += 1) {
      expect((await post({ ...good, message: `${count}` })).status).toBe(200);
      expect((await post({ ...good, message: `${count}` })).status).toBe(200);
    }
    const refused = await post({ ...good, message: 'eleven' });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(await stored(made)).toHaveLength(10);
    time.pass(10 * minute);
    expect((await post({ ...good, message: 'eleven' })).status).toBe(200);
  });

  test('the limit holds among fifty that arrive at once', async () => {
    const { made, post } = await makeWith();
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => post({ ...good, message: `${index}` })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(40);
    expect(await stored(made)).toHaveLength(10);
  });

  test('one idempotency key sent from two networks at once is one message', async () => {
    const { made, post } = await makeWith({ env: { TRUST_PROXY: '1' } });
    const sent = await Promise.all(
      ['10.0.0.1', '10.0.0.2'].map((address) => post(good, { 'idempotency-key': 'k1', 'x-forwarded-for': address })),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stored(made)).toHaveLength(1);
  });

  test('a message whose notification cannot be stored is not stored, and the others sent with it are', async () => {
    const { made, post } = await makeWith({ env: { CONTACT_TO: 'team@example.com', TRUST_PROXY: '1' } });
    const { db } = made.database;
    const bad = sql.lit(await erasureStore(db).hashOf('bad@example.com'));
    await (engine === 'sqlite'
      ? sql`create trigger refuse before insert on outbox when new.about_hash = ${bad} begin select raise(abort, 'refused'); end`
      : sql`alter table outbox add constraint refuse check (about_hash <> ${bad})`
    ).execute(db);
    const sent = await Promise.all(
      ['a@example.com', 'bad@example.com', 'b@example.com'].map((email) => post({ ...good, email })),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 500, 200]);
    expect((await stored(made)).map(({ email }) => email).toSorted()).toEqual(['a@example.com', 'b@example.com']);
    expect(await mails(made)).toHaveLength(2);
    expect(await db.selectFrom('rate_limit').select('hits').execute()).toEqual([{ hits: 2 }]);
    expect(await db.selectFrom('contact_receipt').select('key').execute()).toHaveLength(2);
  });

  test.runIf(engine === 'postgres')(
    'sent to several instances at once the limit holds, and a double click is one message',
    async () => {
      const first = await make();
      const others = [1, 2].map(() => make({ databaseUrl: first.databaseUrl, dataDir: first.dataDir }));
      const posts = [first, ...(await Promise.all(others))].map(poster);
      const numbers = Array.from({ length: 60 }, (_, number) => number);
      const sent = await Promise.all(numbers.map((number) => posts[number % 3]?.({ ...good, message: `Number ${number}` })));
      expect(sent.filter((response) => response?.status === 200)).toHaveLength(10);
      expect(sent.filter((response) => response?.status === 429)).toHaveLength(50);
      expect(await stored(first)).toHaveLength(10);
      await first.database.db.deleteFrom('rate_limit').execute();
      await Promise.all(posts.map((post) => post(good)));
      expect(await stored(first)).toHaveLength(11);
    },
  );

  test('the team gets a mail that answers to the sender; the sender gets none', async () => {
    const { made, post } = await makeWith({ env: { CONTACT_TO: 'team@example.com' } });
    const { reference } = await (await post({ ...good, companyName: '<b>&' })).json();
    const sent = await mails(made);
    expect(sent).toMatchObject([
      { to: 'team@example.com', replyTo: 'ada@example.com', subject: `Ada Lovelace, <b>& (${reference})` },
    ]);
    expect(sent[0]?.text).toContain('Second line.');
    expect(sent[0]?.html).toContain('&#60;b&#62;&#38;');
    expect(sent[0]?.html).not.toContain('<b>');
  });

  test('with CONTACT_RECEIPTS the sender gets a mail that repeats nothing they typed', async () => {
    const { made, post } = await makeWith({ env: { CONTACT_RECEIPTS: '1' } });
    await post({ ...good, message: 'Buy this', firstName: 'Buyer' });
    const sent = await mails(made);
    expect(sent).toMatchObject([{ to: 'ada@example.com' }]);
    expect(sent[0]?.replyTo).toBeUndefined();
    expect(sent[0]?.text).not.toMatch(/Buy/);
  });

  test('a mailbox gets three receipts an hour, whoever asks for them in its name', async () => {
    const { made, post } = await makeWith({ env: { CONTACT_RECEIPTS: '1', TRUST_PROXY: '1' } });
    for (let count = 0; count < 5; count += 1) {
      const sent = await post({ ...good, message: `${count}` }, { 'x-forwarded-for': `203.0.113.${count}` });
      expect(sent.status).toBe(200);
    }
    expect(await mails(made)).toHaveLength(3);
  });

  test('a filled honeypot gets the usual response, is stored as spam and not mailed', async () => {
    const { made, post } = await makeWith({ env: { CONTACT_TO: 'team@example.com', CONTACT_RECEIPTS: '1' } });
    const response = await post({ ...good, website: 'https://spam.example' });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('Thank you'), reference: expect.any(String) });
    expect(await stored(made)).toMatchObject([{ status: 'spam' }]);
    expect(await mails(made)).toEqual([]);
  });

  test('a form filled faster than anyone can is spam; filled in time, or without a token, it is not', async () => {
    const time = clock();
    const { made, post } = await makeWith({ now: time.now });
    const token = async () => (await (await made.app.request(paths.formToken)).json()).token as string;
    const early = await token();
    time.pass(1000);
    await post({ ...good, message: 'early' }, { 'x-form-token': early });
    time.pass(1000);
    await post({ ...good, message: 'in time' }, { 'x-form-token': early });
    await post({ ...good, message: 'without' });
    await post({ ...good, message: 'forged' }, { 'x-form-token': `${(time.now() - 60_000).toString(36)}.AAAA` });
    const statuses = Object.fromEntries((await stored(made)).map((row) => [row.message, row.status]));
    expect(statuses).toEqual({ early: 'spam', 'in time': 'new', without: 'new', forged: 'spam' });
  });

  test('tokens stay good when the server starts anew', async () => {
    const { made } = await makeWith();
    const { token } = await (await made.app.request(paths.formToken)).json();
    const again = await make({ dataDir: made.dataDir, databaseUrl: made.databaseUrl, now: () => Date.now() + 5000 });
    await poster(again)(good, { 'x-form-token': token });
    expect(await stored(again)).toMatchObject([{ status: 'new' }]);
  });
});

import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { waitingMails } from '../../../tests/harness/admin.ts';
import {
  contactForm,
  goodMessage as good,
  movableClock,
  poster,
  storedMessages as stored,
} from '../../../tests/harness/contact.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';
import { erasureStore } from '../../platform/erasure/erasure.store.ts';

const minute = 60_000;

onEachEngine((make, engine) => {
  test('a double click and a retry after a lost answer store one message', async () => {
    const time = movableClock();
    const { made, post } = await contactForm(make, { now: time.now, env: { CONTACT_TO: 'team@example.com' } });
    const answers = await Promise.all([post(good), post(good), post(good)]);
    time.pass(minute);
    answers.push(await post(good));
    const references = await Promise.all(answers.map(async (answer) => (await answer.json()).reference));
    expect(new Set(references).size).toBe(1);
    expect(await stored(made)).toHaveLength(1);
    expect(await waitingMails(made)).toHaveLength(1);
    time.pass(2 * minute);
    await post(good);
    expect(await stored(made)).toHaveLength(2);
  });

  test('an idempotency key holds for a day and from another network, but an edited message is a new one', async () => {
    const time = movableClock();
    const { made, post } = await contactForm(make, { now: time.now, env: { TRUST_PROXY: '1' } });
    const send = async (body: object, address: string) =>
      (await (await post(body, { 'idempotency-key': 'k1', 'x-forwarded-for': address })).json()).reference;
    const first = await send(good, '10.0.0.1');
    time.pass(60 * minute);
    expect(await send(good, '10.0.0.2')).toBe(first);
    expect(await send({ ...good, message: 'Edited' }, '10.0.0.2')).not.toBe(first);
    expect(await stored(made)).toHaveLength(2);
  });

  test('the same words from two addresses are two messages', async () => {
    const { made, post } = await contactForm(make, { env: { TRUST_PROXY: '1' } });
    await Promise.all(['10.0.0.1', '10.0.0.2'].map((address) => post(good, { 'x-forwarded-for': address })));
    expect(await stored(made)).toHaveLength(2);
  });

  test('an address may send ten in ten minutes; what was refused or repeated does not count', async () => {
    const time = movableClock();
    const { made, post } = await contactForm(make, { now: time.now });
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
    const { made, post } = await contactForm(make);
    const answers = await Promise.all(Array.from({ length: 50 }, (_, index) => post({ ...good, message: `${index}` })));
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(10);
    expect(answers.filter((answer) => answer.status === 429)).toHaveLength(40);
    expect(await stored(made)).toHaveLength(10);
  });

  test('one idempotency key sent from two networks at once is one message', async () => {
    const { made, post } = await contactForm(make, { env: { TRUST_PROXY: '1' } });
    const sent = await Promise.all(
      ['10.0.0.1', '10.0.0.2'].map((address) => post(good, { 'idempotency-key': 'k1', 'x-forwarded-for': address })),
    );
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(await stored(made)).toHaveLength(1);
  });

  test('a message whose notification cannot be stored is not stored, and the others sent with it are', async () => {
    const { made, post } = await contactForm(make, { env: { CONTACT_TO: 'team@example.com', TRUST_PROXY: '1' } });
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
    expect(await waitingMails(made)).toHaveLength(2);
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
});

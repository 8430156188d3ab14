import { expect, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { contactForm, goodMessage as good, storedMessages as stored } from '../../../tests/harness/contact.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';

onEachEngine((make) => {
  test('a message is stored with a reference, and only then is the sender thanked', async () => {
    const { made, post } = await contactForm(make);
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
    const { made, post } = await contactForm(make);
    expect((await post({ email: ' ada@example.com ', phoneNumber: '780555' })).status).toBe(200);
    expect(await stored(made)).toMatchObject([{ email: 'ada@example.com', first_name: '', message: '' }]);
  });

  test('words of any script are stored as they were typed', async () => {
    const { made, post } = await contactForm(make);
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
    const { made, post } = await contactForm(make);
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
    const { made, post } = await contactForm(make);
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
    const { made, post } = await contactForm(make);
    const response = await post(body);
    expect(response.status).toBe(status);
    expect((await response.json()).error).toMatch(/\w+/);
    expect(await stored(made)).toEqual([]);
  });

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/xml', ''])(
    'content type "%s" is refused',
    async (type) => {
      const { made, post } = await contactForm(make);
      expect((await post(good, { 'content-type': type })).status).toBe(415);
      expect(await stored(made)).toEqual([]);
    },
  );

  test('pages of other sites may not post, our own and named ones may', async () => {
    const { made, post } = await contactForm(make, { env: { CORS_ORIGINS: 'https://friend.example' } });
    for (const origin of ['https://evil.example', 'null', 'http://localhost:4001']) {
      expect((await post(good, { origin, host: 'localhost:4000' })).status).toBe(403);
    }
    expect(await stored(made)).toEqual([]);
    for (const [index, origin] of ['http://localhost:4000', 'https://friend.example', 'http://127.0.0.1:4000'].entries()) {
      expect((await post({ ...good, message: `${index}` }, { origin, host: '127.0.0.1:4000' })).status).toBe(200);
    }
  });

  test('other methods are answered 405; reading it leads to Contact Us', async () => {
    const { made } = await contactForm(make);
    const read = await made.app.request(paths.contact);
    expect([read.status, read.headers.get('location')]).toEqual([301, '/contactUs']);
    const response = await made.app.request(paths.contact, { method: 'PUT' });
    expect(response.status).toBe(405);
    expect(response.headers.get('allow')).toBe('POST');
  });
});

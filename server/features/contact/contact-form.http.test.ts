import { expect, test } from 'vitest';
import type { ContactAnswer } from '../../../contract/contact.ts';
import { paths } from '../../../contract/paths.ts';
import { makeApp } from '../../../tests/harness/make-app.ts';

// The form as posted by a browser without JavaScript. Browser tests cover the page's appearance.

const good = { email: 'ada@example.com', phoneNumber: '+1 780 555 0100', firstName: 'Ada', message: 'one\r\ntwo </script>' };

async function postForm(values: Record<string, string>, env: Record<string, string> = {}) {
  const made = await makeApp('sqlite', { env });
  const post = (body: Record<string, string>) =>
    made.app.request(paths.contact, {
      method: 'POST',
      body: new URLSearchParams(body),
      headers: { origin: 'http://localhost:4000' },
    });
  const response = await post(values);
  const stored = () => made.database.db.selectFrom('message').selectAll().execute();
  return { made, post, response, answer: await answerIn(response), stored };
}

async function answerIn(response: Response): Promise<ContactAnswer> {
  const json = /<script type="application\/json" id="site">(.*?)<\/script>/s.exec(await response.text())?.[1] ?? '{}';
  return JSON.parse(json).contactAnswer;
}

test('a form posted without JavaScript is stored and answered with a page that names the reference', async () => {
  const { response, answer, stored } = await postForm(good);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const [row] = await stored();
  expect(row).toMatchObject({ first_name: 'Ada', message: 'one\ntwo </script>' });
  expect(answer).toEqual({
    sent: true,
    message: expect.stringContaining(row?.reference as string),
    reference: row?.reference,
    key: expect.stringMatching(/^[\w-]{32}$/),
  });
});

test('a reload posts again and stores nothing new', async () => {
  const { post, stored } = await postForm(good);
  expect((await post(good)).status).toBe(200);
  expect(await stored()).toHaveLength(1);
});

test('faults come back with the form as it was typed', async () => {
  const { response, answer, stored } = await postForm({ ...good, email: 'nobody', phoneNumber: '' });
  expect(response.status).toBe(400);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(answer).toMatchObject({
    sent: false,
    fields: { email: expect.stringContaining('valid email'), phoneNumber: expect.stringContaining('phone number') },
    values: { email: 'nobody', phoneNumber: '', firstName: 'Ada', message: 'one\r\ntwo </script>', countryRegion: '' },
  });
  expect(await stored()).toEqual([]);
});

test('one too many is answered 429 with a page, and nothing typed is lost', async () => {
  const { post } = await postForm(good);
  for (let count = 1; count < 10; count += 1) await post({ ...good, message: String(count) });
  const response = await post({ ...good, message: 'eleven' });
  expect(response.status).toBe(429);
  expect(response.headers.get('retry-after')).toMatch(/^\d+$/);
  expect(await response.text()).toContain('eleven');
});

test('while the database is gone the form comes back as it was typed, with a sentence', async () => {
  const { made, post } = await postForm(good);
  await made.database.close();
  const response = await post({ ...good, message: 'every word' });
  expect(response.status).toBe(503);
  expect(response.headers.get('content-type')).toContain('text/html');
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(await answerIn(response)).toEqual({
    sent: false,
    message: 'Something went wrong on our side, so your message was not sent. Please try again in a few minutes.',
    fields: {},
    values: { ...good, lastName: '', companyName: '', countryRegion: '', message: 'every word' },
  });
});

test('a form with a captcha asks for it in words', async () => {
  const captcha = { CAPTCHA_SITE_KEY: 'k', CAPTCHA_SECRET: 's', CAPTCHA_VERIFY_URL: 'http://127.0.0.1:9/siteverify' };
  const { response, answer, stored } = await postForm(good, captcha);
  expect(response.status).toBe(400);
  expect(answer.message).toContain('robot');
  expect(await stored()).toEqual([]);
});

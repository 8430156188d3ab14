import { expect, test } from 'vitest';
import { paths } from '../../contract/paths.ts';
import { bareSite } from '../../tests/harness/bare-site.ts';
import { makeApp } from '../../tests/harness/make-app.ts';

/** An application that counts what it renders. */
async function counting() {
  let rendered = 0;
  const render: typeof bareSite.render = async (...args) => {
    rendered += 1;
    return bareSite.render(...args);
  };
  const { app } = await makeApp('sqlite', { env: { TRUST_PROXY: '1' }, renderer: { ...bareSite, render } });
  const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  return { app, from, rendered: () => rendered };
}

test('a search that was just made is not rendered again', async () => {
  const { app, from, rendered } = await counting();
  const [first, second] = [
    await app.request('/search?q=cloud', from('192.0.2.1')),
    await app.request('/search?q=cloud', from('192.0.2.2')),
  ];
  expect([first?.status, second?.status, rendered()]).toEqual([200, 200, 1]);
  expect(second?.headers.get('cache-control')).toBe('no-store');
});

test('one network address gets sixty renderings a minute, searches and faulty forms together; others are not affected', async () => {
  const { app, from, rendered } = await counting();
  const form = (address: string) =>
    app.request(paths.contact, {
      method: 'POST',
      body: 'email=nobody',
      headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': address },
    });
  for (let count = 0; count < 30; count += 1) {
    expect((await app.request(`/search?q=a${count}`, from('192.0.2.1'))).status).toBe(200);
    expect((await form('192.0.2.1')).status).toBe(400);
  }
  const refused = await app.request('/search?q=more', from('192.0.2.1'));
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect((await form('192.0.2.1')).status).toBe(429);
  expect(rendered()).toBe(60);
  expect((await app.request('/search?q=a1', from('192.0.2.1'))).status).toBe(200);
  expect((await app.request('/search?q=more', from('192.0.2.9'))).status).toBe(200);
});

test('more renderings at once than fifty are refused', async () => {
  const { app, from } = await counting();
  const answers = await Promise.all(
    Array.from({ length: 80 }, (_, count) => app.request(`/search?q=b${count}`, from(`198.51.100.${count}`))),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 503).length).toBeGreaterThan(0);
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThanOrEqual(50);
});

import { expect, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { loginAdmin, sendJson, testEmail } from '../../../tests/harness/admin.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';
import { shortened } from './activity.service.ts';

const day = 24 * 60 * 60_000;

onEachEngine((make) => {
  test('security events are listed with account and network, filtered by kind, person and day, and exported', async () => {
    let time = Date.UTC(2026, 10, 17, 12);
    const app = await make({ env: { TRUST_PROXY: '1', ADMIN_EMAILS: testEmail }, now: () => time });
    const { token } = await loginAdmin(app);
    const more = { 'x-forwarded-for': '203.0.113.9' };
    for (let tries = 0; tries < 3; tries += 1)
      await sendJson(app, paths.login, { email: 'someone@example.com', password: 'wrong' }, { more });
    const list = async (query = '') =>
      (await sendJson(app, `${paths.activity}?${query}`, undefined, { method: 'GET', token })).body.entries as Record<
        string,
        unknown
      >[];
    const actions = async (query: string) => (await list(query)).map(({ action }) => action).sort();
    expect(await list('kind=sign-in&person=someone')).toMatchObject([
      { action: 'login.failed', subject: 'someone@example.com', network: '203.0.113.9' }, // one entry for many failures
    ]);
    expect(await actions('kind=accounts')).toEqual(['register.approved']);
    expect(await actions('kind=team')).toEqual([]);
    expect(await actions('person=OLGA')).toEqual(['login', 'register.approved']);
    expect(await actions(`from=${time + 1}`)).toEqual([]);
    expect((await sendJson(app, `${paths.activity}?kind=x`, undefined, { method: 'GET', token })).status).toBe(400);

    const csv = await app.app.request(paths.exportActivity, { headers: { authorization: `Bearer ${token}` } });
    expect(csv.headers.get('content-type')).toContain('text/csv');
    expect(await csv.text()).toContain('"login.failed","someone@example.com","203.0.113.9"');
    expect(await actions('person=activity')).toEqual(['export.activity']);
    await sendJson(app, paths.exportMessages, undefined, { method: 'GET', token }).catch(() => {}); // a file, not JSON
    expect(await actions('person=messages')).toEqual(['export.messages']);

    time += 31 * day;
    await app.activity.sweep();
    const rows = () => app.database.db.selectFrom('activity').select(['action', 'network']).execute();
    expect(await rows()).toContainEqual({ action: 'login.failed', network: '203.0.113.*' });
    time += 365 * day;
    await app.activity.sweep();
    expect(await rows()).toEqual([]);
  });
});

test('a network is shortened to what it has in common with its neighbours', () => {
  expect(shortened('203.0.113.9')).toBe('203.0.113.*');
  expect(shortened('2001:db8:1:2::/64')).toBe('2001:db8:1:*');
});

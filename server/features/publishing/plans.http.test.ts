// When what was published begins and ends.
import { expect, test } from 'vitest';
import { article, entriesOf, entryAt, publishNew, startPublishing } from '../../../tests/harness/entries.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';

onEachEngine((make) => {
  test('a plan begins and ends by the clock, the live version goes on until then', async () => {
    const { app, admin, clock, read } = await startPublishing(make);
    const { id, path } = await publishNew(admin, 'article', article({ title: 'Before' }));
    await admin.put(entryAt('article', id), { content: article({ title: 'Planned' }), version: 1 });
    const from = '2026-11-17T10:00:00.000Z';
    const until = '2026-11-17T11:00:00.000Z';
    const planned = await admin.post(entryAt('article', id, '/publish'), { version: 2, from, until });
    expect(planned.body).toMatchObject({ state: 'live', live: 1, planned: { version: 2, from, until } });
    clock.time = Date.parse(from) - 1;
    expect((await read(path)).text).toContain('Before');
    clock.time = Date.parse(from);
    expect((await read(path)).text).toContain('Planned');
    expect((await read('/insights/blogs')).text).toContain('Planned');
    expect((await admin.get(entryAt('article', id))).body).toMatchObject({ state: 'live', live: 2, from, until });
    clock.time = Date.parse(until) - 1;
    expect((await read(path)).status).toBe(200);
    clock.time = Date.parse(until);
    expect((await read(path)).status).toBe(404);
    expect((await read('/sitemap.xml')).text).not.toContain(path);
    expect((await admin.get(entryAt('article', id))).body.state).toBe('ended');

    // Nobody was there while another one began and ended.
    const other = await admin.post(entriesOf('article'), { content: article({ title: 'Unseen' }) });
    await admin.post(entryAt('article', other.body.id, '/publish'), {
      version: 1,
      from: '2026-11-17T12:00:00Z',
      until: '2026-11-17T13:00:00Z',
    });
    expect((await admin.get(entryAt('article', other.body.id))).body.state).toBe('scheduled');
    await app.close();
    clock.time = Date.parse('2026-11-17T12:30:00Z');
    const again = await make({ now: () => clock.time, dataDir: app.dataDir, databaseUrl: app.databaseUrl });
    expect((await again.app.request(other.body.path)).status).toBe(200);
    clock.time = Date.parse('2026-11-17T13:00:00Z');
    expect((await again.app.request(other.body.path)).status).toBe(404);
  });

  test('around the change to summer time a plan means the instant it names', async () => {
    const { admin, clock, read } = await startPublishing(make, Date.parse('2027-03-27T12:00:00Z'));
    const { body } = await admin.post(entriesOf('article'), { content: article() });
    // 01:30 in Berlin on the night in which 02:00 becomes 03:00; an hour and a half later it is 04:00 there.
    await admin.post(entryAt('article', body.id, '/publish'), {
      version: 1,
      from: '2027-03-28T01:30:00+01:00',
      until: '2027-03-28T04:00:00+02:00',
    });
    for (const [time, status] of [
      ['2027-03-28T00:29:59Z', 404],
      ['2027-03-28T00:30:00Z', 200],
      ['2027-03-28T01:59:59Z', 200],
      ['2027-03-28T02:00:00Z', 404],
    ] as const) {
      clock.time = Date.parse(time);
      expect([time, (await read(body.path)).status]).toEqual([time, status]);
    }
  });

  test('two instances show the same, and begin and end a plan at the same instant', async () => {
    const { app, admin, clock } = await startPublishing(make);
    const second = await make({ now: () => clock.time, dataDir: app.dataDir, databaseUrl: app.databaseUrl });
    const { path } = await publishNew(admin, 'article', article());
    await second.contentVersion.check();
    expect((await second.app.request(path)).status).toBe(200);
    expect(await (await second.app.request('/insights/blogs')).text()).toContain('Moving a warehouse');

    const { body } = await admin.post(entriesOf('article'), { content: article({ title: 'Planned' }) });
    const [from, until] = [clock.time + 60_000, clock.time + 120_000];
    const plan = { version: 1, from: new Date(from).toISOString(), until: new Date(until).toISOString() };
    await admin.post(entryAt('article', body.id, '/publish'), plan);
    await second.contentVersion.check();
    for (const [time, status] of [
      [from - 1, 404],
      [from, 200],
      [until - 1, 200],
      [until, 404],
    ] as const) {
      clock.time = time; // nothing else tells either of them
      for (const instance of [second, app]) {
        expect([time, (await instance.app.request(body.path)).status]).toEqual([time, status]);
        const list = await (await instance.app.request('/insights/blogs')).text();
        expect([time, list.includes(body.path)]).toEqual([time, status === 200]);
      }
    }
  });
});

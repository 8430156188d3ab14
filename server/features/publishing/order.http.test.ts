import { expect, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { adminOf, cardForm } from '../../../tests/harness/cards.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';

const moveOf = (kind: string, id: string) => paths.moveCard.replace(':kind', kind).replace(':id', id);

onEachEngine((make) => {
  test('one is moved to the top, down, to the end; the order holds for visitors', async () => {
    const app = await make();
    const admin = await adminOf(app);
    const ids: Record<string, string> = {};
    for (const title of ['A', 'B', 'C', 'D'])
      ids[title] = (await admin.post(paths.addBanner, await cardForm({ title }))).body._id;
    const order = async () =>
      (await (await app.app.request(paths.publicBanners)).json())
        .map((each: { banner: { title: string } }) => each.banner.title)
        .join('');
    const move = (title: string, before?: string) =>
      admin.post(moveOf('banner', ids[title] ?? ''), { before: before ? ids[before] : null });

    expect((await move('D', 'A')).body.map((each: { _id: string }) => each._id)).toEqual([ids.D, ids.A, ids.B, ids.C]);
    await move('A', 'C');
    expect(await order()).toBe('DBAC');
    await move('D');
    expect(await order()).toBe('BACD');
    await move('C', 'C');
    expect(await order()).toBe('BACD');
    const entries = (await admin.get(paths.activity)).body.entries;
    expect(entries[0]).toMatchObject({
      admin: 'Olga Owner',
      action: 'banner moved',
      subject: 'D',
      before: { place: 1 },
      after: { place: 4 },
    });
  });

  test('moves at the same moment leave a complete order', async () => {
    const app = await make();
    const admin = await adminOf(app);
    const ids: string[] = [];
    for (let n = 0; n < 6; n += 1) ids.push((await admin.post(paths.addBanner, await cardForm({ title: `${n}` }))).body._id);
    await Promise.all(
      ids.map((id, n) => admin.post(moveOf('banner', id), { before: n % 2 ? (ids[0] === id ? null : ids[0]) : null })),
    );
    const rows = await app.database.db.selectFrom('entry').select(['id', 'position']).execute();
    expect(new Set(rows.map((row) => row.position)).size).toBe(6);
  });
});

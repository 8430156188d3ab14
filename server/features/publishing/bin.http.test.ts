import { expect, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { adminOf, cardForm, storedFiles } from '../../../tests/harness/cards.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';

const at = (path: string, id: string) => path.replace(':id', id);
const titles = (list: { banner: { title: string } }[]) => list.map((each) => each.banner.title);

onEachEngine((make) => {
  test('a deleted banner waits in the bin with its files and comes back to its place', async () => {
    const app = await make();
    const admin = await adminOf(app);
    const added = [];
    for (const title of ['A', 'B', 'C']) added.push((await admin.post(paths.addBanner, await cardForm({ title }))).body);
    const deleted = await admin.delete(at(paths.deleteBanner, added[1]._id));
    expect([deleted.status, deleted.body]).toEqual([200, { message: 'Banner deleted successfully!' }]);
    expect((await admin.delete(at(paths.deleteBanner, added[1]._id))).status).toBe(404);
    expect(titles((await admin.get(paths.banners)).body)).toEqual(['A', 'C']);

    const [entry] = (await admin.get(paths.bin)).body;
    expect(entry).toMatchObject({ id: added[1]._id, kind: 'banner', title: 'B', deletedBy: 'Olga Owner' });
    expect(entry.purgedAt - entry.deletedAt).toBe(30 * 86_400_000);
    expect((await app.app.request(entry.picture.src)).status).toBe(200);

    expect((await admin.post(at(paths.restoreFromBin, entry.id))).status).toBe(200);
    expect(titles((await admin.get(paths.banners)).body)).toEqual(['A', 'B', 'C']);
    expect((await admin.post(at(paths.restoreFromBin, entry.id))).status).toBe(404);
    expect((await admin.get(paths.activity)).body.entries.map((each: { action: string }) => each.action).slice(0, 2)).toEqual([
      'banner restored',
      'banner deleted',
    ]);
  });

  test('purging removes the row and its files, and only works on cards in the bin', async () => {
    const app = await make();
    const admin = await adminOf(app);
    const { body } = await admin.post(paths.addService, await cardForm({ slogan: 'Soon gone' }));
    await app.publishing.variants.idle();
    expect((await admin.delete(at(paths.binEntry, body._id))).status).toBe(404);
    await admin.delete(at(paths.deleteService, body._id));
    expect((await admin.delete(at(paths.binEntry, body._id))).status).toBe(200);
    expect((await admin.get(paths.bin)).body).toEqual([]);
    expect(storedFiles(app.dataDir)).toEqual([]);
  });

  test('after thirty days the bin empties itself', async () => {
    let time = Date.now();
    const app = await make({ now: () => time });
    const admin = await adminOf(app);
    const { body } = await admin.post(paths.addBanner, await cardForm());
    await app.publishing.variants.idle();
    await admin.delete(at(paths.deleteBanner, body._id));
    time -= 1;
    for (let day = 0; day < 30; day += 1) {
      time += 86_400_000; // by day: after a jump of the clock nothing is purged
      await app.publishing.sweep(0);
    }
    expect(storedFiles(app.dataDir)).not.toEqual([]);
    time += 1;
    await app.publishing.sweep(0);
    expect(storedFiles(app.dataDir)).toEqual([]);
    expect(await app.database.db.selectFrom('entry').selectAll().execute()).toEqual([]);
  });
});

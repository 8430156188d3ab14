import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { adminOf, cardForm, storedFiles } from '../../../tests/harness/cards.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';
import { picture } from '../../../tests/harness/pictures.ts';

const at = (path: string, id: string) => path.replace(':id', id);
const moveOf = (kind: string, id: string) => paths.moveCard.replace(':kind', kind).replace(':id', id);

onEachEngine((make) => {
  test('an added banner is in both lists, last, in the shape of the specification', async () => {
    const app = await make();
    const admin = await adminOf(app);
    const first = await admin.post(paths.addBanner, await cardForm({ title: 'First' }));
    const second = await admin.post(paths.addBanner, await cardForm({ title: '  Second  ' }));
    expect(first.status).toBe(201);
    expect(second.body).toEqual({
      _id: expect.any(String),
      banner: { title: 'Second', description: 'What we do at night.', image: expect.stringMatching(/^[0-9a-f]{32}\.jpg$/) },
    });
    const open = await app.app.request(paths.publicBanners);
    expect(await open.json()).toEqual([first.body, second.body]);
    const listed = await admin.get(paths.banners);
    expect(listed.body).toMatchObject([first.body, second.body]);
    expect(listed.body[0]).toMatchObject({ version: 1, alt: '', decorative: false, picture: { width: 64, height: 36 } });
    expect((await app.app.request(`/uploads/banners/${second.body.banner.image}`)).status).toBe(200);
  });

  test('a service has a slogan, and its list is open to all', async () => {
    const app = await make();
    const admin = await adminOf(app);
    const added = await admin.post(paths.addService, await cardForm({ slogan: 'Always on' }));
    expect(added.status).toBe(201);
    const open = await (await app.app.request(paths.services)).json();
    expect(open).toEqual([
      {
        _id: added.body._id,
        service: { title: 'Northern light', slogan: 'Always on', description: 'What we do at night.', image: expect.any(String) },
      },
    ]);
    expect((await app.app.request(paths.services, { headers: { authorization: `Bearer ${'x'.repeat(43)}` } })).status).toBe(200);
    expect((await admin.get(paths.services)).body[0]).toMatchObject({ version: 1 });
    expect((await app.app.request(`/uploads/services/${open[0].service.image}`)).status).toBe(200);
  });

  test('every writing call and the banner list of the dashboard need a session', async () => {
    const { app } = await make();
    for (const [method, path] of [
      ['GET', paths.banners],
      ['POST', paths.addBanner],
      ['PUT', at(paths.updateBanner, 'x')],
      ['DELETE', at(paths.deleteBanner, 'x')],
      ['POST', paths.addService],
      ['PUT', at(paths.updateService, 'x')],
      ['DELETE', at(paths.deleteService, 'x')],
      ['POST', moveOf('banner', 'x')],
      ['GET', paths.bin],
      ['POST', at(paths.restoreFromBin, 'x')],
      ['DELETE', at(paths.binEntry, 'x')],
      ['GET', paths.switches],
      ['PUT', paths.switches],
      ['GET', paths.activity],
    ] as const) {
      const response = await app.request(path, { method });
      expect([path, response.status]).toEqual([path, 401]);
    }
  });

  test('every field at fault is named, and nothing is stored', async () => {
    const app = await make();
    const admin = await adminOf(app);
    const refused = await admin.post(
      paths.addService,
      await cardForm({ title: ' ', description: 'x'.repeat(2001), image: undefined }),
    );
    expect(refused.status).toBe(400);
    expect(refused.body.fields).toEqual({
      title: 'The title is missing.',
      slogan: 'The slogan is missing.',
      description: 'The description may have 2,000 characters at most.',
      image: 'Please choose an image.',
    });
    expect(refused.body.error).toBe(refused.body.message);
    const long = await admin.post(paths.addBanner, await cardForm({ title: 'x'.repeat(20_000) }));
    expect([long.status, long.body.fields.title]).toEqual([400, 'The title may have 120 characters at most.']);
    expect((await admin.post(paths.addBanner, await cardForm({ title: '🌌'.repeat(120) }))).status).toBe(201);
    expect((await admin.get(paths.services)).body).toEqual([]);
    expect(storedFiles(app.dataDir).filter((file) => !file.startsWith('uploads/banners'))).toEqual([]);
  });

  test('control characters do not reach the database', async () => {
    const admin = await adminOf(await make());
    const added = await admin.post(paths.addBanner, await cardForm({ title: 'A\u0000B\nC', description: 'one\r\ntwo\u0000' }));
    expect(added.body.banner).toMatchObject({ title: 'AB C', description: 'one\ntwo' });
  });

  test('an update keeps what it does not send', async () => {
    const app = await make();
    const admin = await adminOf(app);
    const { body } = await admin.post(paths.addService, await cardForm({ slogan: 'Before', alt: 'A sky' }));
    const form = new FormData();
    form.set('slogan', 'After');
    form.set('image', 'undefined'); // what a form without a new file sends
    const updated = await admin.put(at(paths.updateService, body._id), form);
    expect(updated.status).toBe(200);
    expect(updated.body).toEqual({ _id: body._id, service: { ...body.service, slogan: 'After' } });
    expect((await admin.get(paths.services)).body[0]).toMatchObject({ version: 2, alt: 'A sky' });
  });

  test('a new image has a new name, and the version before keeps its own', async () => {
    const app = await make();
    const admin = await adminOf(app);
    const { body } = await admin.post(paths.addBanner, await cardForm());
    await app.publishing.variants.idle();
    const updated = await admin.put(
      at(paths.updateBanner, body._id),
      await cardForm({ image: await picture({ colour: '#a22' }) }),
    );
    await app.publishing.variants.idle();
    expect(updated.body.banner.image).not.toBe(body.banner.image);
    expect((await app.app.request(`/uploads/banners/${body.banner.image}`)).status).toBe(200);
  });

  test('what was saved is answered as saved, though the old files cannot be removed', async () => {
    const app = await make();
    const admin = await adminOf(app);
    const { body } = await admin.post(paths.addBanner, await cardForm());
    await app.publishing.variants.idle();
    /** A folder cannot be deleted like a file. */
    const block = (image: string) => {
      rmSync(join(app.dataDir, 'uploads/banners', image));
      mkdirSync(join(app.dataDir, 'uploads/banners', image));
    };
    block(body.banner.image);
    const updated = await admin.put(at(paths.updateBanner, body._id), await cardForm({ title: 'New', version: '1' }));
    expect([updated.status, updated.body.banner?.title]).toEqual([200, 'New']);
    await app.publishing.variants.idle();
    await admin.delete(at(paths.deleteBanner, body._id));
    block(updated.body.banner.image);
    expect((await admin.delete(at(paths.binEntry, body._id))).status).toBe(200);
  });

  test('a concurrent change is a conflict that returns both versions; without a version the last write wins', async () => {
    const app = await make();
    const admin = await adminOf(app);
    const { body } = await admin.post(paths.addBanner, await cardForm());
    const path = at(paths.updateBanner, body._id);
    await admin.put(path, await cardForm({ title: 'Theirs', image: undefined, version: '1' }));
    const refused = await admin.put(path, await cardForm({ title: 'Mine', version: '1' }));
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      current: { version: 2, banner: { title: 'Theirs' } },
      yours: { title: 'Mine' },
      error: expect.any(String),
    });
    await app.publishing.variants.idle();
    const base = body.banner.image.replace('.jpg', '');
    expect(storedFiles(app.dataDir).filter((file) => !file.startsWith(`uploads/banners/${base}`))).toEqual([]);
    const bare = await admin.put(path, await cardForm({ title: 'Bare', image: undefined }));
    expect([bare.status, bare.body.banner.title]).toEqual([200, 'Bare']);
    const chosen = await admin.put(path, await cardForm({ title: 'Mine', image: undefined, version: '3' }));
    expect([chosen.status, chosen.body.banner.title]).toEqual([200, 'Mine']);
  });

  test('of many who save the same version at once exactly one does', async () => {
    const admin = await adminOf(await make());
    const { body } = await admin.post(paths.addBanner, await cardForm());
    const forms = await Promise.all(
      Array.from({ length: 8 }, (_, n) => cardForm({ title: `Number ${n}`, image: undefined, version: '1' })),
    );
    const answers = await Promise.all(forms.map((form) => admin.put(at(paths.updateBanner, body._id), form)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(409)]);
  });

  test('unknown and malformed ids answer 404, also those of the other kind', async () => {
    const admin = await adminOf(await make());
    const { body } = await admin.post(paths.addBanner, await cardForm());
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x', '%00', '..%2f..', "'--", '%E0%A4%A', 'a'.repeat(3000)]) {
      expect((await admin.put(at(paths.updateBanner, id), await cardForm())).status).toBe(404);
      expect((await admin.delete(at(paths.deleteBanner, id))).status).toBe(404);
      expect((await admin.post(at(paths.restoreFromBin, id))).status).toBe(404);
      expect((await admin.post(moveOf('banner', id), { before: null })).status).toBe(404);
    }
    for (const id of ['00000000-0000-4000-8000-000000000000', 'x'])
      expect((await admin.post(moveOf('banner', id), { before: id })).status).toBe(404);
    expect((await admin.delete(at(paths.deleteService, body._id))).status).toBe(404);
    expect((await admin.post(moveOf('page', body._id), { before: null })).status).toBe(404);
  });

  test('another method or body type is named as such', async () => {
    const app = await make();
    const admin = await adminOf(app);
    expect((await admin.post(paths.addBanner, { title: 'x' })).status).toBe(415);
    const wrong = await app.app.request(paths.addBanner, { method: 'PATCH', headers: admin.headers });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'POST']);
  });
});

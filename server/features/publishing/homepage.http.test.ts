import { expect, test } from 'vitest';
import { emptyHome } from '../../../contract/homepage.ts';
import { paths } from '../../../contract/paths.ts';
import { adminOf, cardForm } from '../../../tests/harness/cards.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';

const form = (values: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(values) });

onEachEngine((make) => {
  test('both switches are off at first, and nothing is shown', async () => {
    const app = await make();
    const admin = await adminOf(app);
    await admin.post(paths.addBanner, await cardForm());
    expect((await admin.get(paths.switches)).body).toEqual({ banners: false, services: false });
    expect(await (await app.app.request(paths.homepage)).json()).toEqual(emptyHome);
    expect(await (await app.app.request('/')).text()).not.toContain('Northern light');
  });

  test('the visitor after a write sees it: switch, new text, order, deletion', async () => {
    const app = await make();
    const admin = await adminOf(app);
    const home = async () => (await app.app.request('/')).text();
    const { body } = await admin.post(paths.addBanner, await cardForm({ title: 'Alpha', alt: 'A green sky' }));
    await admin.post(paths.addBanner, await cardForm({ title: 'Omega', decorative: '1', alt: 'unused' }));
    await home();
    expect((await admin.put(paths.switches, { banners: true })).body).toEqual({ banners: true, services: false });
    expect(await home()).toMatch(/Alpha.*Omega/);
    const { banners, services } = await (await app.app.request(paths.homepage)).json();
    expect(services).toBeNull();
    expect(banners.map((card: { alt: string }) => card.alt)).toEqual(['A green sky', '']);
    expect(banners[0].image).toMatchObject({
      width: 64,
      height: 36,
      placeholder: expect.stringMatching(/^data:image\/webp;base64,/),
    });

    await admin.put(paths.updateBanner.replace(':id', body._id), await cardForm({ title: 'Beta', image: undefined }));
    expect(await home()).toMatch(/Beta.*Omega/);
    await admin.post(paths.moveCard.replace(':kind', 'banner').replace(':id', body._id), { before: null });
    expect(await home()).toMatch(/Omega.*Beta/);
    await admin.delete(paths.deleteBanner.replace(':id', body._id));
    expect(await home()).not.toContain('Beta');
    await admin.put(paths.switches, { banners: false });
    expect(await home()).not.toContain('Omega');
    const { entries } = (await admin.get(paths.activity)).body;
    expect(entries[0]).toMatchObject({
      action: 'switch changed',
      subject: 'banners',
      before: { shown: true },
      after: { shown: false },
    });
  });

  test('a switch that is on with an empty list shows the static page', async () => {
    const app = await make();
    const admin = await adminOf(app);
    await admin.put(paths.switches, { banners: true, services: true });
    expect(await (await app.app.request(paths.homepage)).json()).toEqual(emptyHome);
    expect((await admin.put(paths.switches, { news: true })).status).toBe(400);
  });

  test('the preview shows what a switch would, requires a session, and is not cached', async () => {
    const app = await make();
    const admin = await adminOf(app);
    await admin.post(paths.addService, await cardForm({ slogan: 'Preview me' }));
    const shown = await app.app.request('/', form({ token: admin.token, services: '1' }));
    expect([shown.status, shown.headers.get('cache-control'), shown.headers.get('etag')]).toEqual([200, 'no-store', null]);
    expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await shown.text()).toContain('Preview me');
    expect(await (await app.app.request('/')).text()).not.toContain('Preview me');
    const refused = await app.app.request('/', form({ services: '1' }));
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  test('a preview asked for with an ended session leads to the dashboard, which says why', async () => {
    const { app } = await make();
    for (const token of ['', 'x'.repeat(43)]) {
      const answer = await app.request('/', form({ token, services: '1' }));
      expect([answer.status, answer.headers.get('location')]).toEqual([303, '/adminDashboard']);
    }
  });
});

import sharp from 'sharp';
import { expect, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { adminOf, cardForm } from '../../../tests/harness/cards.ts';
import { type MakeOptions, makeApp } from '../../../tests/harness/make-app.ts';
import { blob, flatPng, noise, picture } from '../../../tests/harness/pictures.ts';

// Pictures are the same on every engine.
const make = (options?: MakeOptions) => makeApp('sqlite', options);

test('all five formats, CMYK, 16 bits, an animation and a polyglot become a plain picture', async () => {
  const app = await make();
  const admin = await adminOf(app);
  const hidden = '<script>alert(document.domain)</script>';
  const frames = Buffer.concat([Buffer.alloc(20 * 20 * 3, 200), Buffer.alloc(20 * 20 * 3, 20)]);
  const cases: Record<string, Blob> = {
    jpeg: await picture({ format: 'jpeg' }),
    png: await picture({ format: 'png' }),
    webp: await picture({ format: 'webp' }),
    avif: await picture({ format: 'avif' }),
    gif: await picture({ format: 'gif' }),
    cmyk: blob(await noise(60, 40).toColourspace('cmyk').jpeg().toBuffer(), 'image/jpeg'),
    sixteen: blob(await noise(60, 40).toColourspace('rgb16').png().toBuffer()),
    grey: blob(await noise(60, 40).greyscale().toColourspace('b-w').jpeg().toBuffer(), 'image/jpeg'),
    animation: blob(
      await sharp(frames, { raw: { width: 20, height: 40, channels: 3, pageHeight: 20 } })
        .gif()
        .toBuffer(),
      'image/gif',
    ),
    polyglot: blob(Buffer.concat([flatPng(30, 20), Buffer.from(hidden)])),
    exactly: blob(flatPng(10_000, 5000)),
  };
  for (const [name, image] of Object.entries(cases)) {
    const { status, body } = await admin.post(paths.addBanner, await cardForm({ image }));
    expect([name, status, body.error]).toEqual([name, 201, undefined]);
    const bytes = Buffer.from(await (await app.app.request(`/uploads/banners/${body.banner.image}`)).arrayBuffer());
    const { format, space, depth, pages } = await sharp(bytes).metadata();
    expect([name, format, space, depth, pages]).toEqual([name, 'jpeg', expect.stringMatching(/srgb|b-w/), 'uchar', undefined]);
    expect(bytes.includes('script')).toBe(false);
  }
});

test('a photograph is turned upright and loses its metadata; transparency stays', async () => {
  const app = await make();
  const admin = await adminOf(app);
  const sideways = await noise(80, 40)
    .withExif({ IFD0: { Copyright: 'secret', Artist: 'secret' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  await admin.post(paths.addBanner, await cardForm({ image: blob(sideways, 'image/jpeg') }));
  const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 200, b: 0, alpha: 0.4 } } })
    .png()
    .toBuffer();
  await admin.post(paths.addBanner, await cardForm({ image: blob(clear) }));
  const solid = await sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 200, b: 0, alpha: 1 } } })
    .png()
    .toBuffer();
  await admin.post(paths.addBanner, await cardForm({ image: blob(solid) }));

  const [photo, logo, opaque] = (await admin.get(paths.banners)).body;
  expect(photo.picture).toMatchObject({ width: 40, height: 80 });
  const bytes = Buffer.from(await (await app.app.request(photo.picture.src)).arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 40, height: 80 });
  expect([(await sharp(bytes).metadata()).exif, bytes.includes('secret')]).toEqual([undefined, false]);
  expect(logo.banner.image).toMatch(/\.webp$/);
  expect(opaque.banner.image).toMatch(/\.jpg$/);
});

test('variants follow in three widths and three formats, and the picture offers them once they are complete', async () => {
  const app = await make();
  const admin = await adminOf(app);
  const image = await picture({ width: 2000, height: 1000, format: 'jpeg' });
  app.publishing.variants.stop();
  await admin.post(paths.addBanner, await cardForm({ image }));
  const [early] = (await admin.get(paths.banners)).body;
  const base = `/uploads/banners/${early.banner.image.replace('.jpg', '')}`;
  expect(early.picture.sources).toEqual([{ type: 'image/jpeg', srcSet: `${base}-640.jpg 640w, ${base}.jpg 1920w` }]);
  await app.close();

  const later = await make({ dataDir: app.dataDir, databaseUrl: app.databaseUrl });
  later.publishing.variants.kick();
  await later.publishing.variants.idle();
  const home = await later.database.db.selectFrom('image').selectAll().execute();
  expect(home[0]).toMatchObject({ has_all_variants: 1 });
  const [listed] = await (await later.app.request(paths.banners, { headers: admin.headers })).json();
  expect(listed.picture.sources).toEqual(
    (['avif', 'webp', 'jpeg'] as const).map((type) => {
      const end = (width: number) => (type !== 'jpeg' ? `-${width}.${type}` : width < 1920 ? `-${width}.jpg` : '.jpg');
      return { type: `image/${type}`, srcSet: [640, 1280, 1920].map((width) => `${base}${end(width)} ${width}w`).join(', ') };
    }),
  );
  for (const { srcSet } of listed.picture.sources) {
    for (const entry of srcSet.split(', ')) {
      const [address, width] = entry.split(' ');
      const response = await later.app.request(address);
      expect([address, response.status]).toEqual([address, 200]);
      expect((await sharp(Buffer.from(await response.arrayBuffer())).metadata()).width).toBe(Number.parseInt(width, 10));
    }
  }
});

test('a stored image is cached as immutable and cannot run scripts', async () => {
  const app = await make();
  const admin = await adminOf(app);
  const { body } = await admin.post(paths.addBanner, await cardForm());
  const address = `/uploads/banners/${body.banner.image}`;
  const response = await app.app.request(address);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  const etag = response.headers.get('etag') ?? '';
  expect((await app.app.request(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
  expect((await app.app.request(address, { method: 'HEAD' })).headers.get('content-length')).toMatch(/^\d+$/);
  for (const wrong of [
    '/uploads/banners/x.jpg',
    '/uploads/other/x.jpg',
    '/uploads/banners/..%2f..%2fnorvane.db',
    address.replace('banners', 'services'),
  ]) {
    expect([wrong, (await app.app.request(wrong)).status]).toEqual([wrong, 404]);
  }
});

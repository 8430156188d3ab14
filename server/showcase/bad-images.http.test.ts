import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '../../contract/paths.ts';
import { type MakeOptions, makeApp, onEachEngine } from '../../tests/support/make-app.ts';
import { adminOf, picture, showcaseForm, storedFiles } from '../../tests/support/showcase.ts';

const blob = (bytes: Uint8Array | string, type = 'image/png') =>
  new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type });

/** A PNG of any declared size whose pixels are all one; a few kilobytes for any number of megapixels. */
function flatPng(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(body.length + 8);
    frame.writeUInt32BE(data.length, 0);
    body.copy(frame, 4);
    frame.writeUInt32BE(crc32(body), body.length + 4);
    return frame;
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([1, 0, 0, 0, 0], 8); // one bit, greyscale
  const pixels = deflateSync(Buffer.alloc((Math.ceil(width / 8) + 1) * height));
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}

const noise = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888', noise: { type: 'gaussian', mean: 128, sigma: 60 } } });

onEachEngine((make) => {
  test('what is no image, or does not decode, is refused with a sentence, and nothing is stored', async () => {
    const app = await make();
    const admin = await adminOf(app);
    const jpeg = await noise(400, 300).jpeg().toBuffer();
    const cases: Record<string, [Blob, number]> = {
      'a text': [blob('just words'), 415],
      'nothing at all': [blob(''), 400],
      'an SVG with a script': [
        blob('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'image/svg+xml'),
        415,
      ],
      'HTML before a PNG': [blob(Buffer.concat([Buffer.from('<html><script>1</script>'), flatPng(8, 8)])), 415],
      'a PDF': [blob('%PDF-1.7 …', 'image/jpeg'), 415],
      'a HEIC': [blob('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'image/heic'), 415],
      'a truncated JPEG': [blob(jpeg.subarray(0, jpeg.length / 2), 'image/jpeg'), 415],
      'a JPEG of three bytes': [blob(Buffer.from([0xff, 0xd8, 0xff])), 415],
      'a PNG of its first bytes alone': [blob(flatPng(8, 8).subarray(0, 20)), 415],
      'a decompression bomb': [blob(flatPng(20_000, 20_000)), 413],
      '50 megapixels and a row': [blob(flatPng(10_000, 5001)), 413],
      'more than 10 MB': [blob(new Uint8Array(10 * 2 ** 20 + 1)), 413],
    };
    for (const [name, [image, status]] of Object.entries(cases)) {
      const { status: answered, body } = await admin.post(paths.addBanner, await showcaseForm({ image }));
      expect([name, answered, typeof body.fields?.image, body.error === body.message]).toEqual([name, status, 'string', true]);
    }
    expect((await admin.get(paths.banners)).body).toEqual([]);
    expect(storedFiles(app.dataDir)).toEqual([]);
  });

  test('a file name with path characters is never used', async () => {
    const app = await make();
    const admin = await adminOf(app);
    const form = await showcaseForm({ image: undefined });
    form.set('image', await picture(), '../../../etc/cron.d/x\0.php');
    const { status, body } = await admin.post(paths.addBanner, form);
    expect([status, body.banner.image]).toEqual([201, expect.stringMatching(/^[0-9a-f]{32}\.jpg$/)]);
  });
});

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
    const { status, body } = await admin.post(paths.addBanner, await showcaseForm({ image }));
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
  await admin.post(paths.addBanner, await showcaseForm({ image: blob(sideways, 'image/jpeg') }));
  const clear = await sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 200, b: 0, alpha: 0.4 } } })
    .png()
    .toBuffer();
  await admin.post(paths.addBanner, await showcaseForm({ image: blob(clear) }));
  const solid = await sharp({ create: { width: 40, height: 40, channels: 4, background: { r: 0, g: 200, b: 0, alpha: 1 } } })
    .png()
    .toBuffer();
  await admin.post(paths.addBanner, await showcaseForm({ image: blob(solid) }));

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
  app.showcase.variants.stop();
  await admin.post(paths.addBanner, await showcaseForm({ image }));
  const [early] = (await admin.get(paths.banners)).body;
  const base = `/uploads/banners/${early.banner.image.replace('.jpg', '')}`;
  expect(early.picture.sources).toEqual([{ type: 'image/jpeg', srcSet: `${base}-640.jpg 640w, ${base}.jpg 1920w` }]);
  await app.close();

  const later = await make({ dataDir: app.dataDir, databaseUrl: app.databaseUrl });
  later.showcase.variants.kick();
  await later.showcase.variants.idle();
  const home = await later.database.db.selectFrom('showcase').selectAll().execute();
  expect(home[0]).toMatchObject({ has_all_variants: 1, version: 1 });
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

test('a stored image may be kept for ever and can do nothing', async () => {
  const app = await make();
  const admin = await adminOf(app);
  const { body } = await admin.post(paths.addBanner, await showcaseForm());
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

test('an upload that breaks off leaves no file, and one that is too large is answered before it has arrived', async () => {
  const app = await make();
  const { headers } = await adminOf(app);
  const server = createServer(app.handle).listen(0, '127.0.0.1');
  onTestFinished(() => void server.close());
  await new Promise((resolve) => server.once('listening', resolve));
  const target = { port: (server.address() as AddressInfo).port, path: paths.addBanner, method: 'POST' };
  const head = '--b\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\n';

  const broken = httpRequest({ ...target, headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b' } });
  broken.on('error', () => {});
  broken.write(head);
  broken.write(Buffer.alloc(300_000));
  await expect.poll(() => storedFiles(app.dataDir).length).toBe(1);
  broken.destroy();
  await expect.poll(() => storedFiles(app.dataDir)).toEqual([]);

  const answer = (extra: Record<string, string>, feed: (write: (bytes: Buffer) => boolean) => void) =>
    new Promise<number>((resolve, reject) => {
      const large = httpRequest(
        { ...target, headers: { ...headers, 'content-type': 'multipart/form-data; boundary=b', ...extra } },
        (response) => {
          resolve(response.statusCode ?? 0);
          large.destroy();
        },
      );
      large.on('error', reject);
      large.write(head);
      feed((bytes) => large.write(bytes));
    });
  expect(await answer({ 'content-length': String(2 ** 33) }, () => {})).toBe(413);
  expect(await answer({}, (write) => Array.from({ length: 11 }, () => write(Buffer.alloc(2 ** 20))))).toBe(413);
  expect(storedFiles(app.dataDir)).toEqual([]);
});

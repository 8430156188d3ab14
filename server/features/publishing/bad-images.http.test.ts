import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { paths } from '../../../contract/paths.ts';
import { adminOf, cardForm, storedFiles } from '../../../tests/harness/cards.ts';
import { makeApp, onEachEngine } from '../../../tests/harness/make-app.ts';
import { blob, flatPng, noise, picture } from '../../../tests/harness/pictures.ts';

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
      'one row of millions of pixels': [blob(flatPng(40_000_000, 1)), 413],
      'more than 10 MB': [blob(new Uint8Array(10 * 2 ** 20 + 1)), 413],
    };
    for (const [name, [image, status]] of Object.entries(cases)) {
      const { status: answered, body } = await admin.post(paths.addBanner, await cardForm({ image }));
      expect([name, answered, typeof body.fields?.image, body.error === body.message]).toEqual([name, status, 'string', true]);
    }
    expect((await admin.get(paths.banners)).body).toEqual([]);
    expect(storedFiles(app.dataDir)).toEqual([]);
  });

  test('a file name with path characters is never used', async () => {
    const app = await make();
    const admin = await adminOf(app);
    const form = await cardForm({ image: undefined });
    form.set('image', await picture(), '../../../etc/cron.d/x\0.php');
    const { status, body } = await admin.post(paths.addBanner, form);
    expect([status, body.banner.image]).toEqual([201, expect.stringMatching(/^[0-9a-f]{32}\.jpg$/)]);
  });

  test('of several image fields empty ones count for nothing, and two images are one too many', async () => {
    const admin = await adminOf(await make());
    const send = async (...images: Blob[]) => {
      const form = await cardForm({ image: undefined });
      for (const image of images) form.append('image', image, 'a.png');
      return (await admin.post(paths.addBanner, form)).status;
    };
    expect(await send(blob(''), blob(''))).toBe(400);
    expect(await send(blob(''), await picture(), blob(''))).toBe(201);
    expect(await send(await picture(), await picture())).toBe(400);
  });
});

test('an upload that breaks off leaves no file, and one that is too large is answered before it has arrived', async () => {
  const app = await makeApp('sqlite');
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
  // More than is read of an upload and then discarded of a refused one: else the rest would be waited for.
  expect(await answer({}, (write) => Array.from({ length: 30 }, () => write(Buffer.alloc(2 ** 20))))).toBe(413);
  expect(storedFiles(app.dataDir)).toEqual([]);
});

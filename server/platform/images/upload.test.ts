import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReadableStream } from 'node:stream/web';
import fc from 'fast-check';
import { expect, onTestFinished, test } from 'vitest';
import { withUpload } from './upload.ts';

function scratch() {
  const folder = mkdtempSync(join(tmpdir(), 'norvane-upload-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function* inChunks(bytes: Buffer, sizes: number[]) {
  let at = 0;
  for (let turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    yield new Uint8Array(bytes.subarray(at, at + size));
    at += size;
  }
}

function requestOf(type: string, pieces: Iterable<Uint8Array> | AsyncIterable<Uint8Array>) {
  const body = ReadableStream.from(pieces) as unknown as BodyInit;
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' };
  return new Request('http://localhost/', init);
}

/** Parses a body that arrives in these chunks. */
async function read(
  bytes: string | Buffer,
  { type = 'multipart/form-data; boundary=boundary', sizes = [512], folder = scratch() } = {},
) {
  const found = await withUpload(requestOf(type, inChunks(Buffer.from(bytes), sizes)), folder, async ({ fields, image }) => ({
    fields: { ...fields },
    image: image && readFileSync(image).toString('latin1'),
  }));
  expect(readdirSync(folder)).toEqual([]);
  return found;
}

const part = (disposition: string, body: string) =>
  `--boundary\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${body}\r\n`;

test('whatever the pieces, texts and image are those a browser wrote', async () => {
  const folder = scratch();
  const text = fc.record({ name: fc.stringMatching(/^[a-z]{1,9}$/), text: fc.string({ unit: 'binary', maxLength: 100 }) });
  await fc.assert(
    fc.asyncProperty(
      fc.array(text, { maxLength: 5 }),
      fc.option(fc.uint8Array({ minLength: 1, maxLength: 300 })),
      fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 9 }),
      async (texts, image, sizes) => {
        const form = new FormData();
        const expected: Record<string, string> = {};
        for (const { name, text } of texts) {
          form.append(name, text);
          if (name !== 'image') expected[name] ??= text.toWellFormed().replace(/\r\n?|\n/g, '\r\n');
        }
        if (image) form.append('image', new Blob([new Uint8Array(image)]), 'x\r\n--.png');
        form.append('other', new Blob(['a file nobody asked for']), 'other.txt');
        const response = new Response(form);
        const type = response.headers.get('content-type') ?? '';
        const found = await read(Buffer.from(await response.arrayBuffer()), { type, sizes, folder });
        expect(found).toEqual({ fields: expected, image: image ? Buffer.from(image).toString('latin1') : undefined });
      },
    ),
    { numRuns: 150 },
  );
});

test('bytes that look like the boundary inside a file stay in the file', async () => {
  const inner = '\r\n--bou\r\n--boundar\r--boundary\n\r\n-';
  const text = `preamble\r\n${part('name="image"; filename="a"', inner)}--boundary--\r\nrest`;
  for (const size of [1, 2, 7, 64, 1000]) expect(await read(text, { sizes: [size] })).toEqual({ fields: {}, image: inner });
});

test('a form that ends too early or has endless headers is refused, and leaves no file', async () => {
  const malformed = { status: 400, message: 'The form is malformed.' };
  const folder = scratch();
  const image = part('name="image"; filename="a"', 'x'.repeat(5000));
  for (const text of [
    part('name="x"', 'half'),
    image,
    image.slice(0, -100),
    '--boundary\r\nContent-Disposition: form-data; name="x"\r\n'.padEnd(20_000, 'x'),
    'no boundary at all',
    '',
  ])
    await expect(read(text, { folder }), text.slice(0, 60)).rejects.toMatchObject(malformed);
  expect(readdirSync(folder)).toEqual([]);
});

test('of several images empty ones count for nothing, and two are one too many', async () => {
  const image = (body: string) => part('name="image"; filename="a"', body);
  for (const sizes of [[7], [5000]]) {
    expect(await read(`${image('')}${image('a')}${image('')}--boundary--`, { sizes })).toEqual({ fields: {}, image: 'a' });
    await expect(read(`${image('a')}${image('b')}--boundary--`, { sizes })).rejects.toMatchObject({
      status: 400,
      fields: { image: 'Send one image only.' },
    });
  }
});

test('more than the limits is refused as such', async () => {
  const end = '--boundary--\r\n';
  const tooLarge = { status: 413, message: 'The form is too large.' };
  await expect(read(part('name="a"', 'x').repeat(50) + end)).resolves.toEqual({ fields: { a: 'x' }, image: undefined });
  await expect(read(part('name="a"', 'x').repeat(51) + end)).rejects.toMatchObject(tooLarge);
  const sizes = [64 * 1024];
  await expect(read(part('name="a"', 'x'.repeat(2 ** 18)) + end, { sizes })).resolves.toBeTruthy();
  await expect(read(part('name="a"', 'x'.repeat(2 ** 18 + 1)) + end, { sizes })).rejects.toMatchObject(tooLarge);
  await expect(read(part('name="a"', 'x'.repeat(2 ** 16)).repeat(5) + end, { sizes })).rejects.toMatchObject(tooLarge);
  await expect(read(part('name="a"; filename="a"', 'x'.repeat(2 ** 16)).repeat(5) + end, { sizes })).rejects.toMatchObject(
    tooLarge,
  );
  const notAsked = 'x'.repeat(11 * 2 ** 20); // neither before the first part nor in one without a name
  for (const text of [`${notAsked}\r\n${part('name="a"', 'x')}`, `--boundary\r\nX-Own: 1\r\n\r\n${notAsked}\r\n`])
    await expect(read(text + end, { sizes })).rejects.toMatchObject({ status: 413 });
  const image = (bytes: number) => read(part('name="image"; filename="a"', 'x'.repeat(bytes)) + end, { sizes });
  expect((await image(10 * 2 ** 20)).image).toHaveLength(10 * 2 ** 20);
  await expect(image(10 * 2 ** 20 + 1)).rejects.toMatchObject({ status: 413, fields: { image: expect.any(String) } });
  await expect(image(11 * 2 ** 20)).rejects.toMatchObject({ status: 413, fields: { image: expect.any(String) } });
});

test('a client that hangs up is told so, and leaves no file', async () => {
  const folder = scratch();
  async function* broken() {
    yield Buffer.from(part('name="image"; filename="a"', 'x'.repeat(5000)).slice(0, -10));
    throw new Error('the connection is gone');
  }
  await expect(
    withUpload(requestOf('multipart/form-data; boundary=boundary', broken()), folder, async () => {}),
  ).rejects.toMatchObject({
    status: 400,
    message: 'The upload was interrupted.',
  });
  expect(readdirSync(folder)).toEqual([]);
});

test.each(['multipart/form-data', 'multipart/form-data; boundary=', 'application/json; boundary=abc', ''])(
  'content type "%s" is not a form',
  async (type) => {
    await expect(read(`--abc--\r\n`, { type })).rejects.toMatchObject({ status: 415 });
  },
);

test('the boundary may stand in quotes and after other parameters', async () => {
  const type = 'Multipart/Form-Data; charset=utf-8; boundary="a b:c"';
  const text = '--a b:c\r\nContent-Disposition: form-data; name="x"\r\n\r\n1\r\n--a b:c--\r\n';
  expect(await read(text, { type })).toEqual({ fields: { x: '1' }, image: undefined });
});

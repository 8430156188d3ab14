import fc from 'fast-check';
import { expect, test } from 'vitest';
import { boundaryOf, multipart } from './multipart.ts';

async function* inChunks(bytes: Buffer, sizes: number[]) {
  let at = 0;
  for (let turn = 0; at < bytes.length; turn += 1) {
    const size = sizes[turn % sizes.length] ?? 1;
    yield new Uint8Array(bytes.subarray(at, at + size));
    at += size;
  }
}

async function read(source: AsyncIterable<Uint8Array>, boundary: string) {
  const parts = [];
  for await (const { name, isFile, body } of multipart(source, boundary)) {
    const chunks: Uint8Array[] = [];
    for await (const chunk of body) chunks.push(Buffer.from(chunk));
    parts.push({ name, isFile, body: Buffer.concat(chunks).toString('latin1') });
  }
  return parts;
}

test('whatever the chunks, the parts are those a browser wrote', async () => {
  const part = fc.record({
    name: fc.stringMatching(/^[a-z]{1,9}$/),
    isFile: fc.boolean(),
    bytes: fc.uint8Array({ maxLength: 300 }),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(part, { maxLength: 5 }),
      fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 1, maxLength: 9 }),
      async (parts, sizes) => {
        const form = new FormData();
        for (const { name, isFile, bytes } of parts) {
          if (isFile) form.append(name, new Blob([new Uint8Array(bytes)]), 'x\r\n--.png');
          else form.append(name, Buffer.from(bytes).toString('hex'));
        }
        const response = new Response(form);
        const boundary = boundaryOf(response.headers.get('content-type') ?? '') ?? '';
        const whole = Buffer.from(await response.arrayBuffer());
        const expected = parts.map(({ name, isFile, bytes }) => ({
          name,
          isFile,
          body: Buffer.from(bytes).toString(isFile ? 'latin1' : 'hex'),
        }));
        expect(await read(inChunks(whole, sizes), boundary)).toEqual(expected);
      },
    ),
    { numRuns: 150 },
  );
});

test('bytes that look like the boundary inside a file stay in the file', async () => {
  const inner = '\r\n--bou\r\n--boundar\r--boundary\n\r\n-';
  const text = `preamble\r\n--boundary\r\nContent-Disposition: form-data; name="image"; filename="a"\r\n\r\n${inner}\r\n--boundary--\r\nrest`;
  for (const size of [1, 2, 7, 64, 1000]) {
    expect(await read(inChunks(Buffer.from(text), [size]), 'boundary')).toEqual([{ name: 'image', isFile: true, body: inner }]);
  }
});

test('a form that ends too early or has endless headers is refused', async () => {
  const start = '--b\r\nContent-Disposition: form-data; name="x"\r\n';
  await expect(read(inChunks(Buffer.from(`${start}\r\nhalf`), [9]), 'b')).rejects.toThrow('malformed');
  await expect(read(inChunks(Buffer.from(start + 'x'.repeat(20_000)), [512]), 'b')).rejects.toThrow('malformed');
  await expect(read(inChunks(Buffer.from('no boundary at all'), [5]), 'b')).rejects.toThrow('malformed');
});

test('the boundary is read from the content type of a form only', () => {
  expect(boundaryOf('multipart/form-data; boundary=abc')).toBe('abc');
  expect(boundaryOf('Multipart/Form-Data; charset=utf-8; boundary="a b:c"')).toBe('a b:c');
  expect(boundaryOf('multipart/form-data')).toBeUndefined();
  expect(boundaryOf('application/json; boundary=abc')).toBeUndefined();
});

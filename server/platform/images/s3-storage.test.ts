import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { startS3 } from '../../../tests/harness/s3.ts';
import { s3Storage } from './s3-storage.ts';
import type { Storage } from './storage.ts';

async function bucket() {
  const { url, stop } = await startS3();
  onTestFinished(stop);
  return { url, storage: s3Storage(url) };
}

const keys = async (storage: Storage) => {
  const found: string[] = [];
  for await (const { key } of storage.list()) found.push(key);
  return found;
};

test('a file comes back as it was put, and is gone when deleted', async () => {
  const { storage } = await bucket();
  const bytes = crypto.getRandomValues(new Uint8Array(60_000));
  await storage.put('banners/a.jpg', bytes);
  expect(Buffer.from((await storage.get('banners/a.jpg')) ?? []).equals(bytes)).toBe(true);
  await storage.delete('banners/a.jpg');
  expect(await storage.get('banners/a.jpg')).toBeUndefined();
});

test('what is not there is undefined, and deleting it is no fault', async () => {
  const { storage } = await bucket();
  expect(await storage.get('services/none.webp')).toBeUndefined();
  await storage.delete('services/none.webp');
});

test('the list gives every key with its time', async () => {
  const { storage } = await bucket();
  await storage.put('banners/a.webp', new Uint8Array([1]));
  await storage.put('services/a & b.jpg', new Uint8Array([2]));
  expect(await keys(storage)).toEqual(['banners/a.webp', 'services/a & b.jpg']);
  for await (const { modifiedAt } of storage.list()) expect(Math.abs(Date.now() - modifiedAt)).toBeLessThan(120_000);
});

test('a long list is read page by page', async () => {
  const page = (key: string, next: string) =>
    `<ListBucketResult><Contents><Key>${key}</Key><LastModified>2026-01-01T00:00:00.000Z</LastModified></Contents>${next}</ListBucketResult>`;
  const server = createServer((req, res) => {
    const token = new URL(req.url ?? '', 'http://localhost').searchParams.get('continuation-token');
    res.end(
      token === 'a/b+c='
        ? page('banners/2.jpg', '')
        : page('banners/1.jpg', '<NextContinuationToken>a/b+c=</NextContinuationToken>'),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  expect(await keys(s3Storage(`http://k:s@127.0.0.1:${port}/norvane`))).toEqual(['banners/1.jpg', 'banners/2.jpg']);
});

test('a refusal is passed on with its reason and without the secret', async () => {
  const { url } = await bucket();
  const storage = s3Storage(url.replace('test-key:', 'nobody:'));
  await expect(storage.put('banners/a.jpg', new Uint8Array([1]))).rejects.toThrow(
    /^The image storage of S3_URL answered 403 InvalidAccessKeyId$/,
  );
});

test('a request with another secret, and one without a signature, are refused', async () => {
  const { url, storage } = await bucket();
  const wrong = s3Storage(url.replace(':test-secret@', ':guessed@'));
  await expect(wrong.get('banners/a.jpg')).rejects.toThrow(/answered 403 SignatureDoesNotMatch$/);
  await storage.put('banners/a.jpg', new Uint8Array([1]));
  const { protocol, host, pathname } = new URL(url);
  expect((await fetch(`${protocol}//${host}${pathname}/banners/a.jpg`)).status).toBe(403);
});

test('a bucket that is not there is named by its variable', async () => {
  const storage = s3Storage('http://k:s@127.0.0.1:1/norvane');
  await expect(storage.get('banners/a.jpg')).rejects.toThrow(/^The image storage of S3_URL does not answer$/);
});

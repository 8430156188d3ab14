import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { createWriteStream, existsSync, mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { type Headers, pack } from 'tar-stream';
import { expect, onTestFinished, test } from 'vitest';
import { tarWriter, unpackTar } from './tar.ts';

function scratch() {
  const folder = mkdtempSync(join(tmpdir(), 'norvane-tar-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return { folder, file: join(folder, 'a.tar.gz'), inside: join(folder, 'inside') };
}

/** An archive of version 1.0, before it was written by a library. */
const early =
  'H4sIAAAAAAAAA+3WQQ6CMBAF0Ko7T2F6APgtLSTepgQ0EKiEwsIQDuQ5vJgJO3DBRqiLeZtZzk8mP5nOpFXuQhOU7mErtgkAiIFp4nsCImJCyy' +
  'ROIimEZhDQCuyCbeLM9a4zLcMuu/7QwIuMX7ng49l3FOJB31QPk7kwNdbmrQvfr6Bs7r/dsdp/LPsvVSSp/3s4HE++IxCP8rrpnhvvWO8/5v1H' +
  'Aq2o/3uojS1uueum/2+jHev3l8v/TyUx3X8Pw+g7ASGEEB8+vNxwBQASAAA=';

test('what was written comes back, and an ordinary tar lists it', async () => {
  const { folder, file, inside } = scratch();
  const large = Buffer.alloc(3_000_000, 'large ');
  const long = `uploads/${'a'.repeat(150)}.jpg`;
  writeFileSync(join(folder, 'table'), large);
  const tar = tarWriter(file);
  await tar.addFile('tables/a.jsonl', join(folder, 'table'), large.length);
  await tar.add('uploads/empty', new Uint8Array());
  await tar.add(long, new Uint8Array([1, 2, 3]));
  await tar.end();
  expect(await unpackTar(file, inside)).toEqual(['tables/a.jsonl', 'uploads/empty', long]);
  expect(readFileSync(join(inside, 'tables/a.jsonl')).equals(large)).toBe(true);
  expect(readFileSync(join(inside, 'uploads/empty'))).toHaveLength(0);
  expect([...readFileSync(join(inside, long))]).toEqual([1, 2, 3]);
  expect(execFileSync('tar', ['-tzf', file], { encoding: 'utf8' }).trim().split('\n')).toHaveLength(3);
});

test('an archive of an earlier version is still read', async () => {
  const { file, inside } = scratch();
  writeFileSync(file, Buffer.from(early, 'base64'));
  expect(await unpackTar(file, inside)).toEqual(['tables/a.jsonl', 'uploads/banners/é.jpg', 'empty', 'manifest.json']);
  expect(readFileSync(join(inside, 'tables/a.jsonl'), 'utf8')).toBe('{"id":"1"}\n');
  expect([...readFileSync(join(inside, 'uploads/banners/é.jpg'))]).toEqual([1, 2, 3]);
});

test.each<[string, Headers]>([
  ['above the folder', { name: '../outside.txt' }],
  ['above it by a detour', { name: 'tables/../../outside.txt' }],
  ['that is a link', { name: 'link', type: 'symlink', linkname: '/etc/passwd' }],
  ['that is a folder', { name: 'folder/', type: 'directory' }],
])('an entry %s is refused', async (_what, header) => {
  const { folder, file, inside } = scratch();
  const archive = pack();
  archive.entry(header, header.type ? '' : 'x');
  archive.finalize();
  await pipeline(archive, createGzip(), createWriteStream(file));
  await expect(unpackTar(file, inside)).rejects.toThrow('cannot be unpacked');
  expect(existsSync(join(folder, 'outside.txt'))).toBe(false);
});

test('an absolute name stays below the folder', async () => {
  const { file, inside } = scratch();
  const tar = tarWriter(file);
  await tar.add('/norvane-tar-test/a', new Uint8Array([1]));
  await tar.end();
  await unpackTar(file, inside);
  expect(existsSync(join(inside, 'norvane-tar-test/a'))).toBe(true);
});

test('an archive that ends too early is refused', async () => {
  const { file, inside } = scratch();
  writeFileSync(file, Buffer.from(early, 'base64'));
  truncateSync(file, 150);
  await expect(unpackTar(file, inside)).rejects.toThrow();
});

test('a changed byte, wherever it is, never leaves the reader waiting', async () => {
  const { file, inside } = scratch();
  const tar = tarWriter(file);
  await tar.add('a', randomBytes(700));
  await tar.add('b', Buffer.alloc(300_000, 'abc'));
  await tar.add('c', randomBytes(3000));
  await tar.end();
  const whole = readFileSync(file);
  let found = 0;
  for (let at = 10; at < whole.length; at += 61) {
    const bytes = Buffer.from(whole);
    bytes.writeUInt8(bytes.readUInt8(at) ^ 0x55, at);
    writeFileSync(file, bytes);
    await unpackTar(file, inside).catch(() => {
      found += 1;
    });
  }
  expect(found).toBe(Math.ceil((whole.length - 10) / 61));
});

test('a target that cannot be written rejects add and end', async () => {
  const tar = tarWriter(join(scratch().folder, 'missing', 'a.tar.gz'));
  await expect(tar.add('a', Buffer.alloc(5_000_000)).then(tar.end)).rejects.toThrow('ENOENT');
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { makeLog } from '../../log.ts';
import { diskStorage } from './disk-storage.ts';
import type { Storage } from './storage.ts';
import { sweepFiles } from './sweep.ts';

function folder() {
  const path = mkdtempSync(join(tmpdir(), 'norvane-files-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}
async function keys(storage: Storage) {
  const found: string[] = [];
  for await (const { key } of storage.list()) found.push(key);
  return found.sort();
}

test('a file comes back as it was put, and is gone once deleted', async () => {
  const storage = diskStorage(folder());
  await storage.put('banners/a.jpg', Buffer.from('bytes'));
  expect(Buffer.from((await storage.get('banners/a.jpg')) ?? []).toString()).toBe('bytes');
  expect(await keys(storage)).toEqual(['banners/a.jpg']);
  await storage.delete('banners/a.jpg');
  await storage.delete('banners/a.jpg');
  expect(await storage.get('banners/a.jpg')).toBeUndefined();
  expect(await storage.get('banners')).toBeUndefined();
});

test('a file that was just written is not from the future', async () => {
  const path = folder();
  const storage = diskStorage(path);
  for (let round = 0; round < 50; round++) {
    writeFileSync(join(path, 'a.jpg'), 'x');
    for await (const { modifiedAt } of storage.list()) expect(modifiedAt).toBeLessThanOrEqual(Date.now());
  }
});

const [known, orphan, foreign] = ['a', 'b', 'c'].map((letter) => letter.repeat(32));
const wholeSweep = { olderThan: Date.now() + 60_000, log: makeLog('silent') };

test('files without a row go, half-written ones too; files with a row and young files stay', async () => {
  const path = folder();
  const storage = diskStorage(path);
  mkdirSync(join(path, 'banners'));
  const orphans = [`${orphan}-1280.avif`, `${orphan}.jpg`, `${orphan}.jpg.4711.partial`];
  for (const name of [`${known}.jpg`, ...orphans]) writeFileSync(join(path, 'banners', name), 'x');
  const referenced = async () => new Set([`banners/${known}.jpg`]);
  expect(await sweepFiles({ ...wholeSweep, storage, referenced, olderThan: Date.now() - 60_000 })).toEqual([]);
  expect((await sweepFiles({ ...wholeSweep, storage, referenced })).sort()).toEqual(orphans.map((name) => `banners/${name}`));
  expect(await keys(storage)).toEqual([`banners/${known}.jpg`]);
});

test('a file whose name we did not generate is never deleted', async () => {
  const storage = diskStorage(folder());
  const files = [
    'backups/norvane.tar.gz',
    'banners/logo.jpg',
    `banners/${foreign}.png`,
    `banners/old/${foreign}.jpg`,
    'index.html',
    `other/${foreign}.jpg`,
  ];
  for (const key of files) await storage.put(key, Buffer.from('x'));
  expect(await sweepFiles({ ...wholeSweep, storage, referenced: async () => new Set([`banners/${known}.jpg`]) })).toEqual([]);
  expect(await keys(storage)).toEqual(files.sort());
});

test('where no row names an image nothing is deleted, and the log says so once', async () => {
  const storage = diskStorage(folder());
  const lines: string[] = [];
  const log = pino({ base: undefined }, { write: (line: string) => void lines.push(line) });
  const sweep = () => sweepFiles({ ...wholeSweep, log, storage, referenced: async () => new Set() });
  await sweep();
  expect(lines).toEqual([]);
  await storage.put(`services/${orphan}.webp`, Buffer.from('x'));
  expect(await sweep()).toEqual([]);
  expect(await keys(storage)).toEqual([`services/${orphan}.webp`]);
  expect(lines.map((line) => JSON.parse(line))).toEqual([expect.objectContaining({ level: pino.levels.values.warn, files: 1 })]);
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
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

test('files without a row go, half-written ones too; files with a row and young files stay', async () => {
  const path = folder();
  const storage = diskStorage(path);
  mkdirSync(join(path, 'banners'));
  for (const name of ['known.jpg', 'orphan.jpg', 'half.jpg.partial']) writeFileSync(join(path, 'banners', name), 'x');
  const referenced = async () => new Set(['banners/known.jpg']);
  expect(await sweepFiles({ storage, referenced, olderThan: Date.now() - 60_000 })).toEqual([]);
  expect((await sweepFiles({ storage, referenced, olderThan: Date.now() + 1000 })).sort()).toEqual([
    'banners/half.jpg.partial',
    'banners/orphan.jpg',
  ]);
  expect(await keys(storage)).toEqual(['banners/known.jpg']);
});

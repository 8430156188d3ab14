import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, onTestFinished, test } from 'vitest';
import { DataFolderInUse, lockDataFolder } from './data-lock.ts';

function folder() {
  const made = mkdtempSync(join(tmpdir(), 'norvane-lock-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}

test('a second process is refused, and gets the folder when the first has ended', () => {
  const dataDir = folder();
  const first = lockDataFolder({ dataDir, shared: false });
  expect(() => lockDataFolder({ dataDir, shared: false })).toThrow(DataFolderInUse);
  expect(() => lockDataFolder({ dataDir, shared: true })).toThrow(DataFolderInUse);
  first.release();
  lockDataFolder({ dataDir, shared: false }).release();
});

test('processes that know of each other share it, and one that does not is refused', () => {
  const dataDir = folder();
  const both = [lockDataFolder({ dataDir, shared: true }), lockDataFolder({ dataDir, shared: true })];
  expect(() => lockDataFolder({ dataDir, shared: false })).toThrow(DataFolderInUse);
  for (const each of both) each.release();
});

test('it lasts although nobody refers to it', async () => {
  setFlagsFromString('--expose-gc');
  const collectGarbage = runInNewContext('gc') as () => void;
  const dataDir = folder();
  lockDataFolder({ dataDir, shared: false });
  for (let turn = 0; turn < 5; turn += 1) {
    await setImmediate();
    collectGarbage();
  }
  expect(() => lockDataFolder({ dataDir, shared: false })).toThrow(DataFolderInUse);
});

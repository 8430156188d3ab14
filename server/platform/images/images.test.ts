import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { storedFiles } from '../../../tests/harness/cards.ts';
import { picture } from '../../../tests/harness/pictures.ts';
import { makeLog } from '../../log.ts';
import { diskStorage } from './disk-storage.ts';
import { startImageProcess } from './image-process.ts';
import { imageService } from './images.ts';
import type { Storage } from './storage.ts';

function setUp(wrap: (storage: Storage) => Storage = (storage) => storage) {
  const dataDir = mkdtempSync(join(tmpdir(), 'norvane-images-'));
  const imageProcess = startImageProcess();
  onTestFinished(() => {
    imageProcess.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const storage = diskStorage(join(dataDir, 'uploads'));
  const scratch = join(dataDir, 'scratch');
  return {
    dataDir,
    imageProcess,
    images: imageService({ storage: wrap(storage), imageProcess, scratch, log: makeLog('silent') }),
  };
}

async function upload(dataDir: string): Promise<string> {
  const path = join(dataDir, 'arrived');
  writeFileSync(path, Buffer.from(await (await picture()).arrayBuffer()));
  return path;
}

const noSpace = () => Promise.reject(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));

test('where the disk fills up between two files of an image, none of them stays', async () => {
  const { dataDir, images } = setUp((disk) => ({
    ...disk,
    put: (key, bytes) => (key.includes('-') ? noSpace() : disk.put(key, bytes)),
  }));
  await expect(images.store('banners', await upload(dataDir))).rejects.toMatchObject({
    status: 500,
    message: expect.stringContaining('no room left'),
  });
  expect(storedFiles(dataDir)).toEqual([]);
});

test('a decoder that dies takes its own work with it, and the next upload finds a new one', async () => {
  const { dataDir, images, imageProcess } = setUp();
  const path = await upload(dataDir);
  const doomed = images.store('banners', path);
  await expect.poll(() => imageProcess.pid(), { interval: 1 }).toBeTypeOf('number');
  process.kill(imageProcess.pid() ?? 0, 'SIGKILL');
  await expect(doomed).rejects.toThrow('ended unexpectedly');
  expect(storedFiles(dataDir)).toEqual([]);
  expect(await images.store('banners', path)).toMatchObject({ width: 64, height: 36 });
});

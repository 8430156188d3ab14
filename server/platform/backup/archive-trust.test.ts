import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openStorage } from '../images/open-storage.ts';
import { unpackArchive } from './archive.ts';
import { backupKey } from './backup-key.ts';
import { tarWriter } from './tar.ts';

const key = backupKey('AGE-SECRET-KEY-12CJPM07S6QW0KVRDZ03G70CL3Q47LP3J8ACAN9UYX9XWFRE5T9CSTXJ98L');
const stranger = backupKey('AGE-SECRET-KEY-1QYQSZQGPQYQSZQGPQYQSZQGPQYQSZQGPQYQSZQGPQYQSZQGPQYQSXSAWYD');

function scratchFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'norvane-backup-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Packs an unpacked archive again, as somebody who does not have the signing key would. */
async function repack(from: string, manifest: unknown, files: Record<string, string> = {}, signer = stranger) {
  const file = join(scratchFolder(), 'forged.tar.gz.age');
  const tar = tarWriter(file, key.identity);
  const contents = Buffer.from(JSON.stringify(manifest));
  for (const [name, source] of Object.entries(files)) {
    const bytes = readFileSync(join(from, source));
    await tar.add(name, bytes);
  }
  await tar.add('manifest.json', contents);
  await tar.add('manifest.sig', signer.sign(contents));
  await tar.end();
  return file;
}

test("a stranger's archive is refused unless told otherwise, and no key leaves its folder", async () => {
  const source = scratchFolder();
  const empty = { format: 1, madeAt: 1, engine: 'sqlite', migrations: [], tables: [], uploads: [] };
  const forged = await repack(source, empty);
  await expect(unpackArchive(forged, scratchFolder(), { key })).rejects.toThrow('not signed with the key');
  await expect(unpackArchive(forged, scratchFolder(), { key, trust: true })).resolves.toMatchObject({ madeAt: 1 });
  for (const name of [
    '../static/index.html',
    '/etc/passwd.x',
    'banners/../../x.jpg',
    'banners\\..\\x.jpg',
    'banners/.htaccess',
  ]) {
    const traversing = await repack(source, { ...empty, uploads: [{ key: name, bytes: 0, sha256: '' }] }, {}, key);
    await expect(unpackArchive(traversing, scratchFolder(), { key })).rejects.toThrow('may not be restored');
    await expect(openStorage({ dataDir: source }).put(name, new Uint8Array())).rejects.toThrow('no name for a stored file');
  }
});

test('a plain archive of an earlier version needs to be trusted', async () => {
  const file = join(scratchFolder(), 'old.tar.gz');
  const tar = tarWriter(file);
  await tar.add('manifest.json', Buffer.from(JSON.stringify({ format: 1, uploads: [], tables: [], migrations: [], madeAt: 1 })));
  await tar.end();
  await expect(unpackArchive(file, scratchFolder(), { key })).rejects.toThrow('not signed');
  await expect(unpackArchive(file, scratchFolder(), { key, trust: true })).resolves.toBeTruthy();
});

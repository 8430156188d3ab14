import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, type Headers, pack } from 'tar-stream';
import { decrypting, encrypting, isEncrypted } from './encryption.ts';

const ownerOnly = 0o600;

/** Writes a standard .tar.gz, encrypted with age if there is an identity. Entries are buffers or files on disk. */
export function tarWriter(path: string, identity?: string) {
  const archive = pack();
  const zipped = createGzip({ level: 6 });
  const target = createWriteStream(path, { mode: ownerOnly });
  const written = identity ? pipeline(archive, zipped, encrypting(identity), target) : pipeline(archive, zipped, target);
  const failed = written.then(() => new Promise<never>(() => {})); // never resolves; rejects if the archive cannot be written
  failed.catch(() => {}); // the awaiting caller reports it

  const write = (name: string, size: number, content: Readable): Promise<void> =>
    Promise.race([failed, pipeline(content, archive.entry({ name, size, mode: ownerOnly }))]);

  return {
    add: (name: string, bytes: Uint8Array) => write(name, bytes.length, Readable.from(bytes.length ? [bytes] : [])),
    addFile: (name: string, from: string, size: number) => write(name, size, createReadStream(from)),
    /** Resolves once the archive is flushed to disk. */
    async end() {
      archive.finalize();
      await written;
      const handle = await open(path, 'r+');
      await handle.sync();
      await handle.close();
    },
  };
}

/** Unpacks an archive into a folder. Only regular files inside the folder are written, to block path traversal. */
export async function unpackTar(path: string, folder: string, identity?: string): Promise<string[]> {
  const names: string[] = [];
  let last: Promise<void> = Promise.resolve();

  async function save({ name, type }: Headers, content: Readable) {
    const target = normalize(join(folder, name));
    if (!target.startsWith(`${normalize(folder)}/`) || type !== 'file')
      throw new Error(`The archive holds an entry that cannot be unpacked: ${name}`);
    // synchronous: a damaged archive may end the entry before a listener is attached
    mkdirSync(dirname(target), { recursive: true });
    await pipeline(content, createWriteStream(target, { mode: ownerOnly }));
    names.push(name);
  }

  const archive = extract().on('entry', (header, content, next) => {
    last = save(header, content);
    last.then(() => next(), next);
  });
  if (!(await isEncrypted(path))) await pipeline(createReadStream(path), createGunzip(), archive);
  else if (identity) await pipeline(createReadStream(path), decrypting(identity), createGunzip(), archive);
  else throw new Error('The backup is encrypted. Set BACKUP_KEY, or copy its backup.key into DATA_DIR.');
  await last;
  return names;
}

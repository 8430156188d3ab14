import { createReadStream, createWriteStream, mkdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { extract, type Headers, pack } from 'tar-stream';

const ownerOnly = 0o600;

/** Writes a .tar.gz that any tar can read. Entries are given whole or as a file on disk. */
export function tarWriter(path: string) {
  const archive = pack();
  const written = pipeline(archive, createGzip({ level: 6 }), createWriteStream(path, { mode: ownerOnly }));
  const failed = written.then(() => new Promise<never>(() => {})); // settles only where the archive cannot be written
  failed.catch(() => {}); // reported by whoever is waiting

  const write = (name: string, size: number, content: Readable): Promise<void> =>
    Promise.race([failed, pipeline(content, archive.entry({ name, size, mode: ownerOnly }))]);

  return {
    add: (name: string, bytes: Uint8Array) => write(name, bytes.length, Readable.from(bytes.length ? [bytes] : [])),
    addFile: (name: string, from: string, size: number) => write(name, size, createReadStream(from)),
    /** Resolves when every byte is on the disk. */
    async end() {
      archive.finalize();
      await written;
      const handle = await open(path, 'r+');
      await handle.sync();
      await handle.close();
    },
  };
}

/** Unpacks an archive into a folder; only plain files below it, whatever the archive says. */
export async function unpackTar(path: string, folder: string): Promise<string[]> {
  const names: string[] = [];
  let last: Promise<void> = Promise.resolve();

  async function save({ name, type }: Headers, content: Readable) {
    const target = normalize(join(folder, name));
    if (!target.startsWith(`${normalize(folder)}/`) || type !== 'file')
      throw new Error(`The archive holds an entry that cannot be unpacked: ${name}`);
    mkdirSync(dirname(target), { recursive: true }); // at once: a damaged archive may end the entry while nobody listens to it
    await pipeline(content, createWriteStream(target, { mode: ownerOnly }));
    names.push(name);
  }

  const archive = extract().on('entry', (header, content, next) => {
    last = save(header, content);
    last.then(() => next(), next);
  });
  await pipeline(createReadStream(path), createGunzip(), archive);
  await last;
  return names;
}

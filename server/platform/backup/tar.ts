import { once } from 'node:events';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { dirname, join, normalize } from 'node:path';
import { finished } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

const block = 512;
const mostInMemory = 64 * 1024;

export type TarWriter = Awaited<ReturnType<typeof tarWriter>>;

/** Writes a .tar.gz that any tar can read. Entries are given whole or as a file on disk. */
export async function tarWriter(path: string) {
  const file = createWriteStream(path, { mode: 0o600 });
  const gzip = createGzip({ level: 6 });
  gzip.pipe(file);
  const failed = new Promise<never>((_, reject) => {
    file.once('error', reject);
    gzip.once('error', reject);
  });
  failed.catch(() => {}); // reported by whoever is waiting
  const write = async (bytes: Uint8Array) => {
    if (!gzip.write(bytes)) await Promise.race([once(gzip, 'drain'), failed]);
  };
  const pad = (size: number) => write(Buffer.alloc((block - (size % block)) % block));

  return {
    async add(name: string, bytes: Uint8Array) {
      await write(header(name, bytes.length));
      await write(bytes);
      await pad(bytes.length);
    },
    async addFile(name: string, from: string, size: number) {
      await write(header(name, size));
      for await (const chunk of createReadStream(from, { highWaterMark: mostInMemory })) await write(chunk as Uint8Array);
      await pad(size);
    },
    /** Resolves when every byte is on the disk. */
    async end() {
      await write(Buffer.alloc(2 * block));
      gzip.end();
      await Promise.race([finished(file), failed]);
      const handle = await open(path, 'r+');
      await handle.sync();
      await handle.close();
    },
  };
}

function header(name: string, size: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new Error(`The name ${name} is too long for the archive.`);
  const bytes = Buffer.alloc(block);
  bytes.write(name, 0);
  bytes.write('0000600\0', 100);
  bytes.write('0000000\0', 108);
  bytes.write('0000000\0', 116);
  bytes.write(`${size.toString(8).padStart(11, '0')}\0`, 124);
  bytes.write(
    `${Math.floor(Date.now() / 1000)
      .toString(8)
      .padStart(11, '0')}\0`,
    136,
  );
  bytes.write('        0', 148);
  bytes.write('ustar\x0000', 257);
  const sum = bytes.reduce((total, byte) => total + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return bytes;
}

/** Unpacks an archive into a folder; only plain files below it, whatever the archive says. */
export async function unpackTar(path: string, folder: string): Promise<string[]> {
  const chunks = createReadStream(path).pipe(createGunzip())[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let rest: Buffer = Buffer.alloc(0);

  async function take(most: number): Promise<Buffer> {
    while (rest.length === 0) {
      const { done, value } = await chunks.next();
      if (done) throw new Error('The archive ends too early.');
      rest = value;
    }
    const part = rest.subarray(0, most);
    rest = rest.subarray(part.length);
    return part;
  }
  async function takeAll(size: number): Promise<Buffer> {
    const parts: Buffer[] = [];
    for (let missing = size; missing > 0; ) {
      const part = await take(missing);
      parts.push(part);
      missing -= part.length;
    }
    return Buffer.concat(parts);
  }

  const names: string[] = [];
  for (;;) {
    const head = await takeAll(block);
    if (head.every((byte) => byte === 0)) return names;
    const name = head.toString('utf8', 0, 100).replace(/\0.*$/s, '');
    const size = Number.parseInt(head.toString('latin1', 124, 135), 8);
    const target = normalize(join(folder, name));
    if (!target.startsWith(`${normalize(folder)}/`) || head[156] !== 0x30 || !Number.isSafeInteger(size))
      throw new Error(`The archive holds an entry that cannot be unpacked: ${name}`);
    await mkdir(dirname(target), { recursive: true });
    const file = await open(target, 'w', 0o600);
    try {
      for (let missing = size; missing > 0; ) {
        const part = await take(missing);
        await file.writeFile(part);
        missing -= part.length;
      }
    } finally {
      await file.close();
    }
    await takeAll((block - (size % block)) % block);
    names.push(name);
  }
}

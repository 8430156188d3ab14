import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';

const ageStart = 'age-encryption.org/';
type Bytes = ReadableStream<Uint8Array>;

// Loaded when a backup is made or opened: it is large, and a server without scheduled backups never needs it.
const age = () => import('age-encryption');

/** For a pipeline: encrypts what passes for an age identity. */
export const encrypting = (identity: string) =>
  async function* (source: AsyncIterable<Uint8Array>) {
    const { Encrypter, identityToRecipient } = await age();
    const encrypter = new Encrypter();
    encrypter.addRecipient(await identityToRecipient(identity));
    yield* await encrypter.encrypt(Readable.toWeb(Readable.from(source, { objectMode: false })) as Bytes);
  };

/** For a pipeline: decrypts what passes. */
export const decrypting = (identity: string) =>
  async function* (source: AsyncIterable<Uint8Array>) {
    const { Decrypter } = await age();
    const decrypter = new Decrypter();
    decrypter.addIdentity(identity);
    yield* await decrypter.decrypt(Readable.toWeb(Readable.from(source, { objectMode: false })) as Bytes);
  };

export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(ageStart.length), 0, ageStart.length, 0);
    return buffer.subarray(0, bytesRead).toString('latin1') === ageStart;
  } finally {
    await file.close();
  }
}

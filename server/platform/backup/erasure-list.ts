import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addressHash, type ErasureRecord } from '../erasure/erasure.store.ts';
import { openKey, seal } from '../seal.ts';

const fileName = 'erasures.sealed';
const keyOf = (identity: string) => openKey(identity, 'erasures');

/** Writes the erased addresses, as keyed hashes and encrypted, beside the archives: a restore applies them to an older one. */
export async function writeErasures(folder: string, identity: string, record: ErasureRecord): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, fileName);
  await writeFile(`${path}.part`, seal(JSON.stringify(record), [keyOf(identity)]), { mode: 0o600, flush: true });
  await rename(`${path}.part`, path);
}

/** The list beside an archive; undefined if there is none. */
export async function readErasures(folder: string, identity: string): Promise<ErasureRecord | undefined> {
  try {
    return JSON.parse(keyOf(identity).open(await readFile(join(folder, fileName), 'utf8'))) as ErasureRecord;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new Error(`The list of erasures in ${folder} cannot be read with this key.`, { cause: error });
  }
}

/** Those of the addresses, or references of messages, that were erased after a backup was made. */
export function erasedSince({ key, erasures }: ErasureRecord, madeAt: number, names: Iterable<string>): Set<string> {
  const hashes = new Set(erasures.filter(({ at }) => at > madeAt).map(({ hash }) => hash));
  return new Set([...names].filter((name) => hashes.has(addressHash(key, name))));
}

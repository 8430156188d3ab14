import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

export const newKey = () => randomBytes(32).toString('base64url');

/**
 * A secret of this installation in a file only its owner can read, created on first use. Processes that start together agree on
 * one: the file appears complete, and only once.
 */
export async function keyFile(path: string, make: () => string | Promise<string> = newKey): Promise<string> {
  const existing = await read(path);
  if (existing) return existing;
  await mkdir(dirname(path), { recursive: true });
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, `${await make()}\n`, { mode: 0o600, flush: true });
    await link(draft, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  const made = await read(path);
  if (!made) throw new Error(`The key ${path} cannot be read.`);
  return made;
}

async function read(path: string): Promise<string | undefined> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

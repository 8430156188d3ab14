import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const ownersFile = 0o600;
const ownersFolder = 0o700;
/** Others may pass through to what they know the name of, and list nothing. */
const passage = 0o711;

/** Whatever this process writes from now on is its owner's alone: the data folder holds messages, mails and password hashes. */
export function keepToOurselves(): void {
  process.umask(0o077);
}

/**
 * Closes what an earlier version or a hand has left open in the data folder. The copy of the public pages is for a web server
 * of another user: where it lies inside, the folder itself stays a passage to it.
 */
export function closeDataFolder({ dataDir, staticDir }: { dataDir: string; staticDir: string }): void {
  mkdirSync(dataDir, { recursive: true });
  setMode(dataDir, staticDir.startsWith(`${dataDir}/`) ? passage : ownersFolder);
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    const path = join(dataDir, entry.name);
    if (entry.isFile()) setMode(path, ownersFile);
    else if (entry.isDirectory() && !`${staticDir}/`.startsWith(`${path}/`)) setMode(path, ownersFolder);
  }
}

/** A volume may belong to somebody else, who then decides; `npm run doctor` tells. */
function setMode(path: string, mode: number) {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!['EPERM', 'EROFS', 'ENOENT', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Makes a folder, and those above it that are missing, readable by everybody: for what is public anyway. */
export async function publicFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  for (let made = path; first && made.length >= first.length; made = dirname(made)) await chmod(made, 0o755);
}

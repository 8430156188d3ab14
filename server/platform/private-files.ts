import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';

const ownerOnlyFile = 0o600;
const ownerOnlyFolder = 0o700;
/** Execute only: other users can open paths they know, but cannot list the folder. */
const traverseOnly = 0o711;

/** Restricts new files to the owner: the data folder holds messages, mails and password hashes. */
export function restrictFileMode(): void {
  process.umask(0o077);
}

/**
 * Tightens permissions that an earlier version or an administrator left open in the data folder. A web server running as another
 * user reads the static copy: if that lies inside, the data folder stays traversable.
 */
export function restrictDataFolder({ dataDir, staticDir }: { dataDir: string; staticDir: string }): void {
  mkdirSync(dataDir, { recursive: true });
  setMode(dataDir, staticDir.startsWith(`${dataDir}/`) ? traverseOnly : ownerOnlyFolder);
  for (const entry of readdirSync(dataDir, { withFileTypes: true })) {
    const path = join(dataDir, entry.name);
    if (entry.isFile()) setMode(path, ownerOnlyFile);
    else if (entry.isDirectory() && !`${staticDir}/`.startsWith(`${path}/`)) setMode(path, ownerOnlyFolder);
  }
}

/** A mounted volume may have another owner, so chmod may fail; `npm run doctor` reports it. */
function setMode(path: string, mode: number) {
  try {
    chmodSync(path, mode);
  } catch (error) {
    if (!['EPERM', 'EROFS', 'ENOENT', 'ENOTSUP'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Creates a folder and its missing parents as world-readable, for public files. */
export async function makePublicFolder(path: string): Promise<void> {
  const first = await mkdir(path, { recursive: true });
  for (let made = path; first && made.length >= first.length; made = dirname(made)) await chmod(made, 0o755);
}

import { existsSync, statfsSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Config } from '../../server/config.ts';
import { openStorage } from '../../server/platform/images/open-storage.ts';
import { type Finding, fail, ok, warn, whyOf } from './finding.ts';

const little = 200 * 2 ** 20;
const enough = 2 ** 30;
const probe = 'doctor-probe';

/** Free space on the data folder's disk. */
export function checkDisk({ dataDir }: Config): Finding {
  let place = dataDir;
  while (!existsSync(place)) place = dirname(place);
  const { bavail, bsize } = statfsSync(place);
  const free = bavail * bsize;
  const words = `${Math.floor(free / 2 ** 20)} MB are free at ${place}`;
  if (free < little) return fail('disk', `${words}: too little`);
  return free < enough ? warn('disk', `${words}: not much`) : ok('disk', words);
}

/** Other users of this machine cannot read the data. */
export function checkPermissions({ dataDir }: Config): Finding {
  if (!existsSync(dataDir)) return ok('permissions', `${dataDir} is made by the first start`);
  const open = ['norvane.db', 'norvane.db-wal', 'outbox', 'uploads', 'backups']
    .map((name) => join(dataDir, name))
    .filter((path) => existsSync(path) && statSync(path).mode & 0o077);
  if (statSync(dataDir).mode & 0o066) open.unshift(dataDir);
  return open.length
    ? warn(
        'permissions',
        `others on this machine can read ${open.join(', ')}; the server closes them at its start if they are its own`,
      )
    : ok('permissions', 'only the server reads its data');
}

/** Images can be written, read and deleted. */
export async function checkStorage(config: Config): Promise<Finding> {
  const where = config.s3Url ? `the bucket at ${new URL(config.s3Url).host}` : join(config.dataDir, 'uploads');
  if (!config.s3Url && !existsSync(config.dataDir)) return ok('storage', `${where} is made by the first start`);
  try {
    const storage = openStorage(config);
    await storage.put(probe, new TextEncoder().encode(probe));
    const back = await storage.get(probe);
    await storage.delete(probe);
    return back?.length === probe.length
      ? ok('storage', `${where} takes and gives files`)
      : fail('storage', `${where} does not give back what it took`);
  } catch (error) {
    return fail('storage', `${where} cannot be written: ${whyOf(error)}`);
  }
}

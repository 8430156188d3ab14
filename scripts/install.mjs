// Plain JavaScript without dependencies, because nothing may be installed yet.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export const stampOf = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Installs the packages of a folder where its lock file has changed since the last time. */
export function install(folder, message) {
  const stamp = join(folder, 'node_modules/.lock-stamp');
  const lockFile = readFileSync(join(folder, 'package-lock.json'));
  const wanted = createHash('sha256').update(lockFile).digest('hex');
  if (stampOf(stamp) === wanted) return;
  console.log(message);
  const options = ['--no-fund', '--no-audit', '--prefer-offline', '--loglevel=error'];
  execFileSync('npm', ['ci', ...options], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
  writeFileSync(stamp, wanted);
}

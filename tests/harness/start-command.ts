import { readFileSync } from 'node:fs';

const envFile = '--import=./scripts/env-file.mjs';

/**
 * Environment and Node arguments of `npm start`, read from package.json. Without the developer's .env: a check that kills and
 * fills a database must never use theirs.
 */
export function startCommand(): { env: Record<string, string>; args: string[] } {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  const words = scripts.start.split(' ');
  const node = words.indexOf('node');
  const env = Object.fromEntries(words.slice(0, node).map((word) => word.split('=') as [string, string]));
  return { env, args: words.slice(node + 1).filter((word) => word !== envFile) };
}

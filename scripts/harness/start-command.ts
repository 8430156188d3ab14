import { readFileSync } from 'node:fs';

const envFile = '--import=./scripts/env-file.mjs';

/**
 * What `npm start` runs: the variables it sets and the arguments it gives to Node. Said once, in package.json. Without the .env
 * of whoever works here: a check that kills and fills a database must not find theirs.
 */
export function startCommand(): { env: Record<string, string>; args: string[] } {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: { start: string } };
  const words = scripts.start.split(' ');
  const node = words.indexOf('node');
  const env = Object.fromEntries(words.slice(0, node).map((word) => word.split('=') as [string, string]));
  return { env, args: words.slice(node + 1).filter((word) => word !== envFile) };
}

import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { paths } from '../../contract/paths.ts';
import { contact } from '../../tests/harness/calls.ts';
import type { Download, Flood } from './flood.ts';
import type { Site } from './prepare.ts';

const attackMs = 6000;
type Attack = {
  name: string;
  title: string;
  run: (site: Site) => Promise<void>;
  /** The same connections against any server, to tell what the attacker takes of the machine from what the product does. */
  flood?: (port: number) => Promise<void>;
};

async function attacker(what: Flood | Download) {
  const child = fork(fileURLToPath(new URL('./flood.ts', import.meta.url)), [], { execArgv: [] });
  child.send(what);
  const [code] = await once(child, 'exit');
  if (code) throw new Error('The attacker failed.');
}

function flood(name: string, title: string, what: Pick<Flood, 'kind' | 'connections'>): Attack {
  const run = (port: number) => attacker({ port, ms: attackMs, ...what });
  return { name, title, run: ({ port }) => run(port), flood: run };
}

const download = (name: string, title: string, path: string): Attack => ({
  name,
  title,
  run: ({ url, token }) => attacker({ url: url + path, token }),
});

/** Another process writes for a long time, while visitors send messages. */
async function holdLock({ dataDir, url }: Site) {
  const other = new DatabaseSync(join(dataDir, 'norvane.db'), { timeout: 1000 });
  other.exec('begin immediate');
  const messages = Promise.all(['a', 'b', 'c'].map((name) => contact(url, `${name}@example.com`)));
  await setTimeout(attackMs);
  other.exec('rollback');
  other.close();
  const statuses = (await messages).map(({ status }) => status);
  if (statuses.some((status) => status !== 200)) throw new Error(`messages answered ${statuses} while the database was locked`);
}

export const attacks: Attack[] = [
  { name: 'none', title: 'nothing', run: () => setTimeout(attackMs) },
  flood('search', 'one search, 64 connections', { kind: 'same-search', connections: 64 }),
  flood('search', 'searches of one address, 64 connections', { kind: 'one-address', connections: 64 }),
  flood('search', 'searches of many addresses, 64 connections', { kind: 'search', connections: 64 }),
  flood('search', 'searches of many addresses, 200 connections', { kind: 'search', connections: 200 }),
  flood('form', 'faulty forms of many addresses, 64 connections', { kind: 'form', connections: 64 }),
  flood('slow', 'requests that never end, 2,000 connections', { kind: 'slow-headers', connections: 2000 }),
  flood('slow', 'bodies that never end, 1,000 connections', { kind: 'slow-bodies', connections: 1000 }),
  { name: 'lock', title: 'a foreign lock on the database, three messages', run: holdLock },
  download('export', 'an export of all messages', `${paths.exportMessages}?folder=inbox&format=csv`),
  download('workbook', 'an export of all messages as a workbook', `${paths.exportMessages}?folder=inbox&format=xlsx`),
  download('messages', 'a hostile search over all messages', `${paths.messages}?folder=inbox&search=${'a'.repeat(199)}b`),
  {
    name: 'backup',
    title: 'a backup, made and proven',
    run: async ({ env }) => {
      const { PATH } = process.env;
      await promisify(execFile)(process.execPath, ['scripts/backup.ts'], { env: { PATH, ...env } });
    },
  },
];

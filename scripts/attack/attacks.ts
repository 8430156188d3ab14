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
  /** A text that it resolves to is told below the row. */
  run: (site: Site) => Promise<unknown>;
  /** Against the server that no proxy protects. */
  isDirect?: boolean;
  /** The same connections against any server, to separate the attacker's own CPU use from the product's. */
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

/** Guesses at made-up accounts, each of which costs two password hashes, while the owner logs in. */
async function guess(site: Site) {
  const guessing = attacker({ kind: 'guess', port: site.port, connections: 400, ms: attackMs });
  const waits: number[] = [];
  for (let turn = 0; turn < 5; turn += 1) {
    await setTimeout(attackMs / 8);
    waits.push(await site.logInOwner());
  }
  await guessing;
  return `the owner logged in five times meanwhile, in ${Math.max(...waits).toFixed(0)} ms at most`;
}

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

/** A few networks hold every place for bodies, while visitors send messages. */
async function takePlaces({ port, url }: Site) {
  const taking = attacker({ kind: 'places', port, connections: 1000, ms: attackMs });
  await setTimeout(attackMs / 2);
  const messages = await Promise.all(Array.from({ length: 20 }, (_, at) => contact(url, `place${at}@example.com`)));
  await taking;
  return `of 20 messages sent meanwhile ${messages.filter(({ status }) => status === 200).length} were taken`;
}

export const attacks: Attack[] = [
  { name: 'none', title: 'nothing', run: () => setTimeout(attackMs) },
  flood('search', 'one search, 64 connections', { kind: 'same-search', connections: 64 }),
  flood('search', 'searches of one address, 64 connections', { kind: 'one-address', connections: 64 }),
  flood('search', 'searches of many addresses, 64 connections', { kind: 'search', connections: 64 }),
  flood('search', 'searches of many addresses, 200 connections', { kind: 'search', connections: 200 }),
  flood('form', 'faulty forms of many addresses, 64 connections', { kind: 'form', connections: 64 }),
  { name: 'guess', title: 'guesses of 25 networks, 400 connections', run: guess },
  {
    ...flood('slow', 'silent connections of one address, 10,050', { kind: 'silent', connections: 10_050 }),
    run: ({ direct }) => attacker({ kind: 'silent', port: direct.port, connections: 10_050, ms: attackMs }),
    isDirect: true,
  },
  flood('slow', 'requests that never end, 2,000 connections', { kind: 'slow-headers', connections: 2000 }),
  flood('slow', 'bodies that never end, 1,000 connections', { kind: 'slow-bodies', connections: 1000 }),
  { ...flood('places', 'bodies that never end, of 50 networks', { kind: 'places', connections: 1000 }), run: takePlaces },
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

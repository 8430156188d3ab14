import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { paths } from '../../contract/paths.ts';
import { contact } from '../../tests/harness/calls.ts';
import type { Flood } from './flood.ts';
import type { Site } from './prepare.ts';

const attackMs = 6000;
type Attack = { name: string; title: string; run: (site: Site) => Promise<void> };

/** Runs in a process of its own, so that it does not slow the measuring down. */
async function flood(site: Site, what: Omit<Flood, 'port' | 'ms'>) {
  const child = fork(fileURLToPath(new URL('./flood.ts', import.meta.url)), [], { execArgv: [] });
  child.send({ port: site.port, ms: attackMs, ...what } satisfies Flood);
  await once(child, 'exit');
}

/** Reads an answer of the back office to its end. */
async function read(site: Site, path: string) {
  const response = await fetch(site.url + path, { headers: { authorization: `Bearer ${site.token}` } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  for await (const _ of response.body ?? []);
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

export const attacks: Attack[] = [
  { name: 'none', title: 'nothing', run: () => setTimeout(attackMs) },
  { name: 'search', title: 'one search, 64 connections', run: (site) => flood(site, { kind: 'same-search', connections: 64 }) },
  {
    name: 'search',
    title: 'searches of one address, 64 connections',
    run: (site) => flood(site, { kind: 'one-address', connections: 64 }),
  },
  {
    name: 'search',
    title: 'searches of many addresses, 64 connections',
    run: (site) => flood(site, { kind: 'search', connections: 64 }),
  },
  {
    name: 'search',
    title: 'searches of many addresses, 200 connections',
    run: (site) => flood(site, { kind: 'search', connections: 200 }),
  },
  {
    name: 'form',
    title: 'faulty forms of many addresses, 64 connections',
    run: (site) => flood(site, { kind: 'form', connections: 64 }),
  },
  {
    name: 'slow',
    title: 'requests that never end, 2,000 connections',
    run: (site) => flood(site, { kind: 'slow-headers', connections: 2000 }),
  },
  {
    name: 'slow',
    title: 'bodies that never end, 1,000 connections',
    run: (site) => flood(site, { kind: 'slow-bodies', connections: 1000 }),
  },
  { name: 'lock', title: 'a foreign lock on the database, three messages', run: holdLock },
  {
    name: 'export',
    title: 'an export of all messages',
    run: (site) => read(site, `${paths.exportMessages}?folder=inbox&format=csv`),
  },
  {
    name: 'messages',
    title: 'a hostile search over all messages',
    run: (site) => read(site, `${paths.messages}?folder=inbox&search=${'a'.repeat(199)}b`),
  },
  {
    name: 'backup',
    title: 'a backup, made and proven',
    run: async ({ env }) => {
      const { PATH } = process.env;
      await promisify(execFile)(process.execPath, ['scripts/backup.ts'], { env: { PATH, ...env } });
    },
  },
];

// npm run attack: attacks a fresh server and measures, in the same run, how long a visitor waits for a cached page meanwhile.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { attacks } from './attack/attacks.ts';
import { prepareSite } from './attack/prepare.ts';
import { measureWhile } from './attack/probe.ts';
import { commandLine } from './help.ts';

const { values } = commandLine({
  usage: 'npm run attack',
  does: 'Starts the built product on an empty data folder with many messages, attacks it in turn with searches, faulty forms, guessed passwords, silent and slow clients, a locked database, an export, a search over all messages and a backup, and prints how long a cached page took over new connections during each, how long the event loop of the server was held up, its memory at the end, and how long a page of a bare node:http server took under the same connections: what that one needs too is the doing of the machine, which the attacker shares. Ends with 1 if the 99th percentile of any is above the limit and above that of the bare server. Runs on Linux.',
  options: {
    only: { type: 'string', default: '', about: 'names of attacks, comma-separated' },
    messages: { type: 'string', default: '100000', about: 'messages in the database' },
    limit: { type: 'string', default: '50', about: 'longest 99th percentile in milliseconds' },
    priority: { type: 'boolean', about: 'ask Linux to prefer this run to other work of the machine (root)' },
  },
  example: 'npm run attack -- --only search,lock',
});
if (!existsSync('build/server/main.js')) {
  console.error('Not attacked: there is no build. Run npm run build.');
  process.exit(1);
}
if (values.priority) writeFileSync('/proc/self/autogroup', '-15');

const dataDir = mkdtempSync(join(tmpdir(), 'norvane-attack-'));
const wanted = values.only.split(',').filter(Boolean);
const limit = Number(values.limit);
const row = (name: string, cells: string[]) => console.log([name.padEnd(46), ...cells.map((cell) => cell.padStart(9))].join(' '));
const ms = (value: number) => (Number.isFinite(value) ? `${value.toFixed(1)} ms` : 'none');
const columns = 'median,p99,worst,refused,pages,loop p99,loop max,memory,bare p99,bare max'.split(',');
let isOver = false;

const site = await prepareSite(dataDir, Number(values.messages));
const bare = fork(fileURLToPath(new URL('./attack/bare-server.ts', import.meta.url)), [], { execArgv: [] });
try {
  bare.send({ page: site.page.toString('base64') });
  const [barePort] = (await once(bare, 'message')) as [number];
  row('a cached page during', columns);
  for (const { name, title, run, flood, isDirect } of attacks) {
    if (wanted.length && !wanted.includes(name)) continue;
    const server = isDirect ? site.direct : site;
    await server.loopDelays();
    let told: unknown;
    const waits = await measureWhile(server.port, async () => {
      told = await run(site);
    });
    const [loop, megabytes] = [await server.loopDelays(), server.megabytes()];
    await site.settle();
    const alone = flood && (await measureWhile(barePort, () => flood(barePort)));
    const { median, p99, worst, refused, count } = waits;
    const seen = [ms(median), ms(p99), ms(worst), String(refused), String(count)];
    const inside = [ms(loop.p99), ms(loop.worst), `${megabytes} MB`];
    row(title, [...seen, ...inside, ...(alone ? [ms(alone.p99), ms(alone.worst)] : [])]);
    if (typeof told === 'string') console.log(`  ${told}`);
    if (!(p99 <= Math.max(limit, alone?.p99 ?? 0)) || refused) isOver = true;
  }
} finally {
  bare.kill();
  await site.end();
  rmSync(dataDir, { recursive: true, force: true });
}
console.log(
  isOver
    ? `Above ${limit} ms and what the machine itself needs, or refused.`
    : `All within ${limit} ms, or what a bare server needs under the same connections; none refused.`,
);
process.exitCode = isOver ? 1 : 0;

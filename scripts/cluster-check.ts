// npm run cluster-check [-- --seconds 120]: PostgreSQL, an S3 store, a mail server and three instances behind a small proxy, all
// on loopback. Visitors, contact posts and administrators use them while instances and the database are killed and restarted.
// Passes if nothing acknowledged is lost, no mail is sent twice, and every instance shows each banner switch within a second
// (--within).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { administrator, becomeOwner } from '../tests/harness/calls.ts';
import { readStored } from '../tests/harness/ledger.ts';
import { picture } from '../tests/harness/pictures.ts';
import { chaos } from './cluster/chaos.ts';
import { checkFiles, checkMails, sharedLimit, sharedSession, unexpectedExits } from './cluster/checks.ts';
import { startCluster } from './cluster/start.ts';
import { switcher } from './cluster/switcher.ts';
import { editor, sender, visitor } from './cluster/users.ts';
import { commandLine } from './help.ts';

const { values } = commandLine({
  usage: 'npm run cluster-check [-- --seconds 120]',
  does: 'Runs three instances with PostgreSQL, an S3 store and a mail server of their own, and kills instances and database while they are used. Passes if nothing acknowledged is lost and no mail is sent twice.',
  options: {
    seconds: { type: 'string', default: '120', about: 'how long' },
    within: { type: 'string', default: '1000', about: 'milliseconds after which every instance shows a banner switch' },
    'most-items': { type: 'string', default: '80', about: 'maximum number of banners' },
  },
  example: 'npm run cluster-check -- --seconds 30',
});
const runMs = Number(values.seconds) * 1000;
const withinMs = Number(values.within);
const maxItems = Number(values['most-items']);
const folder = mkdtempSync(join(tmpdir(), 'norvane-cluster-'));
const stops: (() => unknown)[] = [];
const faults: string[] = [];

try {
  const cluster = await startCluster(folder, stops, faults);
  const { database, url, state, acked, counts } = cluster;
  const migrated = await database.rows('select name from migration');
  console.log(`three instances at once, ${migrated.length} migrations, each once`);

  const token = await becomeOwner(url, cluster.smtp.code);
  const admin = administrator(token, await picture({ width: 160, height: 90 }));
  faults.push(...(await sharedSession(cluster, admin)), ...(await sharedLimit(cluster)));

  const first = await admin.add(url, 'banner', 'The first banner');
  acked.added(first.body._id, 'banner', 'The first banner');
  const marker = String(first.body.banner?.image ?? first.body._id).replace(/\.\w+$/, '');
  acked.tryingToRemove(first.body._id); // excludes it from the editors' changes, so that its image stays
  const load = Promise.all([
    ...[1, 2, 3].map(() => visitor(cluster)),
    ...[1, 2].map(() => sender(cluster)),
    ...[1, 2].map((keeper) => editor(cluster, admin, keeper, maxItems)),
    switcher(cluster, admin, { marker, withinMs }),
  ]);
  await chaos(cluster, { runMs, everyMs: Math.max(1000, runMs / 12) });
  state.isOver = true;
  faults.push(...unexpectedExits(cluster));
  await load;

  // Mails still in the outbox are either due later or leased to an instance that was killed while sending.
  for (const end = Date.now() + 30_000; Date.now() < end; await pause(250)) {
    const due = await database.rows('select 1 from outbox where sent_at is null and attempts = 0 limit 1');
    if (!due.length) break;
  }
  faults.push(...acked.missing(await readStored(database.rows)));
  faults.push(...(await checkMails(cluster)), ...(await checkFiles(cluster)));
  const { messages, items } = acked.counts();
  console.log(
    `${counts.instanceKills} instances and ${counts.databaseKills} times the database killed; ${counts.pages} pages (${counts.pageFaults} failed), ` +
      `${messages} messages and ${items} items acknowledged, ${counts.changes} changes, ${counts.unacknowledged} calls not acknowledged, ` +
      `${counts.switches} switches seen everywhere, the old state last seen ${counts.slowestSwitchMs} ms after`,
  );
} catch (error) {
  faults.push(String(error instanceof Error ? error.stack : error));
} finally {
  for (const stop of stops.reverse()) await Promise.resolve(stop()).catch(() => {});
  rmSync(folder, { recursive: true, force: true });
}
for (const fault of faults.slice(0, 20)) console.error(`FAULT ${fault}`);
console.log(
  faults.length
    ? `${faults.length} faults`
    : 'Nothing acknowledged is lost, no mail left twice, every switch was seen on every instance in time.',
);
process.exit(faults.length ? 1 : 0);

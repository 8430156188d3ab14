// npm run cluster-check [-- --seconds 120]: PostgreSQL, an S3 store, a mail catcher and three instances behind a small proxy, all
// on loopback. Visitors, contact posts and administrators use them while instances and the database are killed and restarted.
// Passes if nothing acknowledged is lost, no mail is sent twice, and every instance shows each banner switch within a second (--within).
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { s3Storage } from '../server/platform/images/s3-storage.ts';
import { filesOf } from '../server/platform/images/variants.ts';
import { startBalancer } from '../tests/harness/balancer.ts';
import { administrator, becomeOwner, call, contact, sendJson } from '../tests/harness/calls.ts';
import { freePort } from '../tests/harness/free-port.ts';
import { ledger } from '../tests/harness/ledger.ts';
import { startMailCatcher } from '../tests/harness/mail-catcher.ts';
import { type Product, quickPages, startProduct } from '../tests/harness/product.ts';
import { startS3 } from '../tests/harness/s3.ts';
import { startSharedDatabase } from '../tests/harness/shared-database.ts';
import { commandLine } from './help.ts';

const { values } = commandLine({
  usage: 'npm run cluster-check [-- --seconds 120]',
  does: 'Runs three instances with PostgreSQL, an S3 store and a mail catcher of their own, and kills instances and database while they are used. Passes if nothing acknowledged is lost and no mail is sent twice.',
  options: {
    seconds: { type: 'string', default: '120', about: 'how long' },
    within: { type: 'string', default: '1000', about: 'milliseconds after which every instance shows a banner switch' },
    'most-items': { type: 'string', default: '80', about: 'maximum number of banners' },
  },
  example: 'npm run cluster-check -- --seconds 30',
});
const runMs = Number(values.seconds) * 1000;
const maxItems = Number(values['most-items']);
const inbox = 'office@example.com';
const withinMs = Number(values.within);
const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

const faults: string[] = [];
const counts = {
  pages: 0,
  pageFaults: 0,
  posts: 0,
  unacknowledged: 0,
  changes: 0,
  switches: 0,
  instanceKills: 0,
  databaseKills: 0,
  slowestSwitchMs: 0,
};
const folder = mkdtempSync(join(tmpdir(), 'norvane-cluster-'));
const acked = ledger();
const stops: (() => unknown)[] = [];

try {
  const [database, s3, mail] = await Promise.all([startSharedDatabase(), startS3(), startMailCatcher()]);
  stops.push(database.stop, s3.stop, mail.stop);
  const ports = [await freePort(), await freePort(), await freePort()];
  const balancer = await startBalancer(ports);
  stops.push(balancer.stop);
  const start = (index: number) =>
    startProduct({
      port: ports[index] ?? 0,
      env: {
        ...quickPages,
        DATA_DIR: join(folder, String(index)),
        DATABASE_URL: database.url,
        S3_URL: s3.url,
        SMTP_URL: mail.url,
        CONTACT_TO: inbox,
        ADMIN_EMAILS: 'owner@example.com',
        TRUST_PROXY: '1',
        PUBLIC_URL: `http://localhost:${balancer.port}`,
      },
    });

  // All three start on the empty database at the same time: one migrates, the others wait.
  const instances: (Product | undefined)[] = await Promise.all([0, 1, 2].map(start));
  stops.push(() => Promise.all(instances.map((instance) => instance?.end('SIGKILL'))));
  const migrated = await database.rows<{ name: string }>('select name from migration');
  console.log(`three instances at once, ${migrated.length} migrations, each once`);

  const picture = new Blob([
    new Uint8Array(
      await sharp({ create: { width: 160, height: 90, channels: 3, background: '#286' } })
        .png()
        .toBuffer(),
    ),
  ]);
  const token = await becomeOwner(balancer.url, mail.code);
  const admin = administrator(token, picture);
  for (const instance of instances)
    if ((await admin.list(instance?.url ?? '', 'banner')).status !== 200)
      faults.push('a session of one instance is not known to another');
  faults.push(...(await sharedLimit(instances)));

  let serial = 0;
  let isOver = false;
  let databaseIsUp = true;

  /** An instance that was not killed must not exit. */
  function watchForExit() {
    for (const instance of instances)
      if (instance && !instance.isAlive()) faults.push(`an instance ended by itself:\n${instance.output().slice(-1500)}`);
  }

  async function visitor() {
    while (!isOver) {
      const path = ['/', '/about-us', '/contactUs', '/Oracle'][randomInt(4)] ?? '/';
      const { status } = await call(balancer.url, path);
      counts.pages += 1;
      if (status !== 200) {
        counts.pageFaults += 1;
        if (counts.pageFaults <= 5) faults.push(`a visitor got ${status} for ${path}`);
      }
      await pause(randomInt(5, 40));
    }
  }

  async function sender() {
    while (!isOver) {
      const email = `visitor${++serial}@example.com`;
      counts.posts += 1;
      for (let tries = 0; tries < 5; tries += 1) {
        const { status } = await contact(balancer.url, email);
        if (status === 200) {
          acked.message(email);
          break;
        }
        counts.unacknowledged += 1;
        await pause(300); // retry with the same key: a message that was stored after all must not be stored twice
      }
      await pause(randomInt(20, 100));
    }
  }

  async function editor(keeper: number) {
    while (!isOver) {
      const known = acked.any(keeper);
      const title = `Number ${++serial}`;
      if (!known || (acked.counts().items < maxItems && randomInt(2))) {
        const kind = randomInt(2) ? 'banner' : 'service';
        const { status, body } = await admin.add(balancer.url, kind, title);
        if (status === 201) acked.added(body._id, kind, title, keeper);
        else counts.unacknowledged += 1;
      } else if (randomInt(4)) {
        acked.trying(known.id, title);
        const { status } = await admin.update(balancer.url, known.kind, known.id, title, randomInt(3) === 0);
        if (status === 200) acked.updated(known.id, title);
        else counts.unacknowledged += 1;
      } else {
        acked.tryingToRemove(known.id);
        const { status } = await admin.remove(balancer.url, known.kind, known.id);
        if (status === 200) acked.removed(known.id);
        else counts.unacknowledged += 1;
      }
      counts.changes += 1;
      await pause(randomInt(50, 300));
    }
  }

  /** Switches the banners on and off and polls every running instance for the change. */
  async function switcher(bannerId: string) {
    for (let shown = true; !isOver; shown = !shown) {
      const isUp = databaseIsUp;
      const { status } = await admin.show(balancer.url, { banners: shown });
      if (status === 200) {
        const since = Date.now();
        await Promise.all(
          instances.map((instance) => instance && watchSwitch(instance, bannerId, shown, since, () => isUp && databaseIsUp)),
        );
        counts.switches += 1;
      }
      await pause(700);
    }
  }

  async function watchSwitch(instance: Product, marker: string, shown: boolean, since: number, counted: () => boolean) {
    const isCounted = () => counted() && instance.isAlive() && instances.includes(instance);
    while (!isOver && instance.isAlive() && instances.includes(instance)) {
      // measured from sending the request: any request sent later than that must see it, however long the response takes
      const after = Date.now() - since;
      const { status, body } = await call(instance.url, '/');
      if (status === 200 && String(body).includes(marker) === shown) return;
      if (isCounted() && status === 200) counts.slowestSwitchMs = Math.max(counts.slowestSwitchMs, after);
      if (after >= withinMs && isCounted()) {
        faults.push(`an instance did not show the switch ${after} ms later (${status})`);
        return;
      }
      await pause(20);
    }
  }

  async function chaos() {
    const everyMs = Math.max(3000, runMs / 12);
    for (let turn = 1; !isOver; turn += 1) {
      await pause(everyMs);
      if (isOver) return;
      if (turn % 3 === 1) {
        databaseIsUp = false;
        await database.crash();
        counts.databaseKills += 1;
        await pause(1500);
        await database.comeBack();
        await pause(1500); // connections are re-established
        databaseIsUp = true;
      } else {
        const index = randomInt(3);
        const victim = instances[index];
        instances[index] = undefined;
        await victim?.end('SIGKILL');
        counts.instanceKills += 1;
        await pause(500);
        instances[index] = await start(index);
      }
    }
  }

  const first = await admin.add(balancer.url, 'banner', 'The first banner');
  acked.added(first.body._id, 'banner', 'The first banner');
  const marker = String(first.body.banner?.image ?? first.body._id).replace(/\.\w+$/, '');
  acked.tryingToRemove(first.body._id); // excludes it from the editors' changes, so that its image stays
  const disorder = chaos();
  const load = Promise.all([visitor(), visitor(), visitor(), sender(), sender(), editor(1), editor(2), switcher(marker)]);
  await pause(runMs);
  isOver = true;
  watchForExit();
  await load;
  await disorder;

  // Mails still in the outbox are either due later or leased to an instance that was killed while sending.
  for (const end = Date.now() + 30_000; Date.now() < end; ) {
    const due = await database.rows(`select 1 from outbox where sent_at is null and attempts = 0 limit 1`);
    if (!due.length) break;
    await pause(250);
  }
  faults.push(...acked.missing(await database.stored()));
  faults.push(...(await checkMails()), ...(await checkFiles()));

  async function checkMails(): Promise<string[]> {
    const found: string[] = [];
    // Query the database first: a mail that is gone by then has arrived, while others keep arriving.
    const waiting = await database.rows<{ id: string; recipient: string }>(
      `select id, recipient from outbox where sent_at is null`,
    );
    const ids = mail.mails.map(({ id }) => id);
    const twice = ids.length - new Set(ids).size;
    if (twice) found.push(`${twice} mails arrived twice`);
    const arrived = new Set(ids.map((id) => /^<([^@]+)@/.exec(id)?.[1]));
    const messages = (await database.rows<{ count: string }>(`select count(*) from message where status <> 'spam'`))[0]?.count;
    // A mail that arrived while its sender was killed still waits: it counts once.
    const isNotice = (to: string) => to === inbox;
    const notices =
      mail.mails.filter(({ to }) => isNotice(to)).length +
      waiting.filter(({ id, recipient }) => isNotice(recipient) && !arrived.has(id)).length;
    if (notices !== Number(messages)) found.push(`${messages} messages, but ${notices} notices of them`);
    console.log(`${ids.length} mails arrived, ${waiting.length} wait for the lease of a killed instance`);
    return found;
  }

  async function checkFiles(): Promise<string[]> {
    const storage = s3Storage(s3.url);
    const rows = await database.rows<{ folder: string; name: string; variants: string }>(
      'select folder, name, variants from image',
    );
    const found: string[] = [];
    let files = 0;
    for (const { folder, name, variants } of rows) {
      for (const file of filesOf({ name, variants: JSON.parse(variants) })) {
        files += 1;
        const bytes = await storage.get(`${folder}/${file}`);
        const whole =
          bytes &&
          (await sharp(bytes)
            .raw()
            .toBuffer()
            .then(
              () => true,
              () => false,
            ));
        if (!whole) found.push(`${folder}/${file} is missing or torn`);
      }
    }
    console.log(`${files} images in the bucket, each whole`);
    return found;
  }
} catch (error) {
  faults.push(String(error instanceof Error ? error.stack : error));
} finally {
  for (const stop of stops.reverse()) await Promise.resolve(stop()).catch(() => {});
  rmSync(folder, { recursive: true, force: true });
}

/** Twelve posts from one address to three instances: ten are accepted. */
async function sharedLimit(instances: (Product | undefined)[]): Promise<string[]> {
  const statuses: number[] = [];
  for (let index = 0; index < 12; index += 1) {
    const email = `limited${index}@example.com`;
    const message = { email, phoneNumber: '+1 780 555 0100', message: 'One of many' };
    const { status } = await sendJson(instances[index % 3]?.url ?? '', '/contact', message, { 'x-forwarded-for': '192.0.2.1' });
    if (status === 200) acked.message(email);
    statuses.push(status);
  }
  const taken = statuses.filter((status) => status === 200).length;
  return taken === 10 && statuses.slice(10).every((status) => status === 429)
    ? []
    : [`the limit is not shared: ${statuses.join(' ')}`];
}

const { messages, items } = acked.counts();
console.log(
  `${counts.instanceKills} instances and ${counts.databaseKills} times the database killed; ${counts.pages} pages (${counts.pageFaults} failed), ` +
    `${messages} messages and ${items} items acknowledged, ${counts.changes} changes, ${counts.unacknowledged} calls not acknowledged, ` +
    `${counts.switches} switches seen everywhere, the old state last seen ${counts.slowestSwitchMs} ms after`,
);
for (const fault of faults.slice(0, 20)) console.error(`FAULT ${fault}`);
console.log(
  faults.length
    ? `${faults.length} faults`
    : 'Nothing acknowledged is lost, no mail left twice, every switch was seen on every instance in time.',
);
process.exit(faults.length ? 1 : 0);

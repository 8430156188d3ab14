// npm run crash-check [-- --rounds 200 --postgres]: mixed writes against the built product, which is killed with SIGKILL at random,
// repeatedly. Passes if every acknowledged write exists, every acknowledged message has been told to a webhook and every reply
// mailed, each under one id, no file is torn or orphaned, and the database is intact. Loopback only.
import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Administrator, administrator, becomeOwner, contact, contactWithFile } from '../tests/harness/calls.ts';
import {
  ageFiles,
  checkFiles,
  checkIntegrity,
  missingAttachments,
  type Rows,
  sqliteRows,
  variantsAreMade,
} from '../tests/harness/data-folder.ts';
import { freePort } from '../tests/harness/free-port.ts';
import { type Ledger, ledger, readStored } from '../tests/harness/ledger.ts';
import { outgoing } from '../tests/harness/outgoing.ts';
import { picture } from '../tests/harness/pictures.ts';
import { startPostgres } from '../tests/harness/postgres.ts';
import { quickPages, startProduct } from '../tests/harness/product.ts';
import { publisher } from '../tests/harness/publisher.ts';
import { commandLine } from './help.ts';

const { values } = commandLine({
  usage: 'npm run crash-check [-- --rounds 200 --postgres]',
  does: 'Writes to the built product while it is killed at random moments, again and again, in a scratch folder. Passes if every acknowledged write exists, no file is torn or orphaned, and the database is intact.',
  options: {
    rounds: { type: 'string', default: '200', about: 'how often it is killed' },
    postgres: { type: 'boolean', default: false, about: 'on a PostgreSQL of its own, which stays up' },
  },
  example: 'npm run crash-check -- --rounds 20',
});
const rounds = Number(values.rounds);
const dataDir = mkdtempSync(join(tmpdir(), 'norvane-crash-'));
const postgres = values.postgres ? await startPostgres() : undefined;
const rows: Rows = postgres?.rows ?? ((sql) => sqliteRows(dataDir, sql));
const stored = { dataDir, rows };
const others = await outgoing();
const env = {
  ...quickPages,
  DATA_DIR: dataDir,
  ...(postgres && { DATABASE_URL: postgres.url }),
  TRUST_PROXY: '1',
  ADMIN_EMAILS: 'owner@example.com',
  ...others.env,
};
const started = Date.now();
const counts = { kills: 0, unanswered: 0, slow: 0 };
const refused: Record<string, number> = {};
let serial = 0;
const withFile = new Set<string>();

/** A visitor or administrator who continues until the product is down. */
async function keepDoing(what: string, act: () => Promise<number>) {
  for (;;) {
    const status = await act();
    if (status === 0) {
      counts.unanswered += 1;
      return;
    }
    if (what === 'file' || what === 'banner') counts.slow += 1;
    if (status >= 400) refused[`${what} ${status}`] = (refused[`${what} ${status}`] ?? 0) + 1;
  }
}

/** Waits until so many files and banners were answered, for a while: a fixed time would kill before any of them is written. */
async function slowAnswers(count: number) {
  const [wanted, latest] = [counts.slow + count, Date.now() + 15_000];
  while (counts.slow < wanted && Date.now() < latest) await new Promise((resume) => setTimeout(resume, 5));
}

async function sendMessage(url: string, acked: Ledger) {
  const email = `visitor${++serial}@example.com`;
  const { status } = await contact(url, email);
  if (status === 200) {
    acked.message(email);
    others.toldOf(email);
  }
  return status;
}

async function sendFile(url: string, acked: Ledger) {
  const email = `file${++serial}@example.com`;
  const { status } = await contactWithFile(url, email);
  if (status === 200) {
    acked.message(email);
    withFile.add(email);
  }
  return status;
}

async function changeBanners(url: string, admin: Administrator, acked: Ledger) {
  const known = acked.any();
  const title = `Number ${++serial}`;
  const dice = randomInt(10);
  if (!known || dice < 4) {
    const kind = randomInt(2) ? 'banner' : 'service';
    const { status, body } = await admin.add(url, kind, title);
    if (status === 201) acked.added(body._id, kind, title);
    return status;
  }
  if (dice < 8) {
    acked.trying(known.id, title);
    const { status } = await admin.update(url, known.kind, known.id, title, dice < 6);
    if (status === 200) acked.updated(known.id, title);
    return status;
  }
  acked.tryingToRemove(known.id);
  const { status } = await admin.remove(url, known.kind, known.id);
  if (status === 200) acked.removed(known.id);
  return status;
}

const faults: string[] = [];
try {
  const acked = ledger();
  const port = await freePort();
  let product = await startProduct({ port, env });
  const token = await becomeOwner(product.url, others.code);
  await others.subscribe(product.url, token);
  const admin = administrator(token, await picture({ width: 160, height: 90 }));
  const articles = publisher(token);
  await changeBanners(product.url, admin, acked); // the sweep at start deletes nothing while no row references an image
  await sendFile(product.url, acked);

  for (let round = 1; round <= rounds; round += 1) {
    const { url } = product;
    const busy = Promise.all([
      keepDoing('message', () => sendMessage(url, acked)),
      ...[1, 2].map(() => keepDoing('file', () => sendFile(url, acked))),
      keepDoing('banner', () => changeBanners(url, admin, acked)),
      keepDoing('article', () => articles.act(url)),
      ...[1, 2].map(() => keepDoing('reply', () => others.reply(url, token))),
      keepDoing('switch', async () => (await admin.show(url, { banners: randomInt(2) === 1 })).status),
      keepDoing('list', async () => (await admin.list(url, 'service')).status),
    ]);
    await slowAnswers(round % 2 ? randomInt(16) : 0);
    await new Promise((resume) => setTimeout(resume, randomInt(20, 600)));
    await product.end('SIGKILL');
    counts.kills += 1;
    await busy;
    product = await startProduct({ port, env }); // it recovers on its own, as in production
    const lost = [
      ...acked.missing(await readStored(rows)),
      ...(await articles.missing(rows)),
      ...(await missingAttachments(stored, withFile)),
    ];
    faults.push(...lost.map((fault) => `round ${round}: ${fault}`));
    if (round % 20 === 0)
      console.log(`${round} rounds, ${acked.counts().messages} messages, ${acked.counts().items} items, ${faults.length} faults`);
    if (faults.length) break;
  }
  await variantsAreMade(stored);
  faults.push(...(await others.missing(rows)));
  await product.end('SIGTERM');
  if (postgres) {
    ageFiles(dataDir); // else what a kill left would stay until it is 15 minutes old
    product = await startProduct({ port, env });
    await product.end('SIGTERM');
  }
  faults.push(...(await checkFiles(stored)), ...(postgres ? [] : await checkIntegrity(stored)));
  const { messages, items, deleted } = acked.counts();
  console.log(
    `${counts.kills} kills, ${messages} messages and ${items} items acknowledged (${deleted} deleted), ${articles.count()} versions of articles, ${withFile.size} files, ${others.counts()}, ${counts.unanswered} calls unanswered, ` +
      `refused ${JSON.stringify(refused)}, ${Math.round((Date.now() - started) / 1000)} s`,
  );
  if (messages === 0) faults.push('nothing was acknowledged, so nothing was proven');
} catch (error) {
  faults.push(String(error instanceof Error ? error.stack : error));
} finally {
  await others.stop();
  await postgres?.stop();
  rmSync(dataDir, { recursive: true, force: true });
}
for (const fault of faults.slice(0, 20)) console.error(`FAULT ${fault}`);
console.log(
  faults.length
    ? `${faults.length} faults`
    : `Every acknowledged write is there; no torn file, no orphan${postgres ? '' : '; the database is intact'}.`,
);
process.exit(faults.length ? 1 : 0);

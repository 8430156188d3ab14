// npm run measure-publishing [-- --articles 10000 --versions 20]: fills the embedded database with articles and measures the
// list page's first rendering, the search, the panel's list, a publication until it is visible, and memory at rest.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { addedKey } from '../content/listing.ts';
import { migrate } from '../server/platform/db/migrate.ts';
import { openDatabase } from '../server/platform/db/open.ts';
import { becomeOwner } from '../tests/harness/calls.ts';
import { freePort } from '../tests/harness/free-port.ts';
import { startProduct } from '../tests/harness/product.ts';
import { commandLine } from './help.ts';

const { values } = commandLine({
  usage: 'npm run measure-publishing [-- --articles 10000 --versions 20]',
  does: 'Measures publishing with many articles on the embedded database: lists, publication to visible, memory at rest.',
  options: {
    articles: { type: 'string', default: '10000', about: 'how many articles' },
    versions: { type: 'string', default: '20', about: 'how many versions of each' },
  },
  example: 'npm run measure-publishing -- --articles 1000',
});
const [articles, versions] = [Number(values.articles), Number(values.versions)];
const folder = mkdtempSync(join(tmpdir(), 'norvane-publishing-'));
const started = Date.parse('2020-01-01');

const content = (n: number, version: number) => ({
  title: `Article ${n}`,
  lede: 'What to move first, what to leave where it is, and how to tell that it worked in the end.',
  topics: 'Cloud, data',
  blocks: Array.from({ length: 8 }, (_, at) =>
    at % 4
      ? {
          kind: 'paragraph',
          text: [{ text: `Version ${version}, paragraph ${at}: one table at a time, measured before and after. `.repeat(3) }],
        }
      : { kind: 'heading', text: `Part ${at / 4 + 1}`, level: 2 },
  ),
});

async function fill() {
  const database = await openDatabase({ dataDir: folder });
  await migrate(database);
  await database.close();
  const db = new DatabaseSync(join(folder, 'norvane.db'));
  db.exec('pragma journal_mode=wal; pragma synchronous=off; begin');
  const entry = db.prepare(
    `insert into entry (key, kind, id, slug, title, title_key, newest, position, created_at, updated_at, updated_by,
       live, live_from, live_sort, live_changed, first_at) values (?, 'article', ?, ?, ?, ?, ?, 0, ?, ?, 'Olga', ?, ?, ?, ?, ?)`,
  );
  const version = db.prepare(
    `insert into entry_version (key, number, at, by, title, day, content, changed) values (?, ?, ?, 'Olga', ?, null, ?, '["title"]')`,
  );
  const publication = db.prepare(`insert into publication (key, seq, version, from_at, at, by) values (?, ?, ?, ?, ?, 'Olga')`);
  for (let n = 1; n <= articles; n += 1) {
    const id = crypto.randomUUID();
    const [key, at] = [`article/${id}`, started + n * 3_600_000];
    const day = new Date(at).toISOString().slice(0, 10);
    entry.run(key, id, `article-${n}`, `Article ${n}`, `article ${n}`, versions, at, at, versions, at, addedKey(day, at), at, at);
    for (let number = 1; number <= versions; number += 1) {
      version.run(key, number, at, `Article ${n}`, JSON.stringify(content(n, number)));
      publication.run(key, number, number, at, at);
    }
  }
  db.exec('commit; pragma wal_checkpoint(truncate)');
  db.close();
}

const memoryMiB = (pid: number) => {
  const kB = Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
  return kB / 1024;
};

const processorMs = (pid: number, thread = '') => {
  const times = readFileSync(`/proc/${pid}${thread}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(times[11]) + Number(times[12])) * 10; // the kernel counts in hundredths of a second
};

/**
 * Waits until the process is at rest: for 40 seconds it used less than 5 % of a processor and its memory no longer fell. After a
 * start it renders and compresses pages and writes the static copy; threads end after 30 seconds
 * without work.
 */
async function atRest(pid: number): Promise<void> {
  const begin = performance.now();
  for (let quiet = 0, least = Number.POSITIVE_INFINITY, before = processorMs(pid); quiet < 40; ) {
    if (performance.now() - begin > 360_000) throw new Error('The product did not come to rest in six minutes.');
    await new Promise((resume) => setTimeout(resume, 1000));
    const [used, now] = [processorMs(pid), memoryMiB(pid)];
    quiet = used - before < 50 && now > least - 1 ? quiet + 1 : 0;
    if (!quiet) least = now;
    before = used;
  }
  console.log(`At rest after ${((performance.now() - begin) / 1000).toFixed(0)} s.`);
}

let failed = 0;
function report(what: string, value: number, most: number, unit: string) {
  const ok = value <= most;
  if (!ok) failed += 1;
  console.log(`${what.padEnd(42)} ${value.toFixed(1).padStart(8)} ${unit} (at most ${most})${ok ? '' : '  TOO MUCH'}`);
}
const median = (times: number[]) => times.toSorted((one, other) => one - other)[times.length >> 1] ?? 0;

try {
  console.log(`Filling ${articles} articles of ${versions} versions …`);
  await fill();
  console.log(`The database has ${execFileSync('du', ['-sm', folder]).toString().split('\t')[0]} MB.`);
  const port = await freePort();
  const product = await startProduct({ port, env: { DATA_DIR: folder, TRUST_PROXY: '1', ADMIN_EMAILS: 'owner@example.com' } });
  try {
    await atRest(product.pid);
    report('memory at rest', memoryMiB(product.pid), 160, 'MiB');
    const token = await becomeOwner(product.url, product.code);
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
    const timed = async (path: string, init?: RequestInit) => {
      const begin = performance.now();
      const response = await fetch(product.url + path, init);
      const text = await response.text();
      if (!response.ok) throw new Error(`${path}: ${response.status} ${text.slice(0, 200)}`);
      return { ms: performance.now() - begin, text };
    };
    /** Twenty different pages; on a busy machine the time that the serving thread itself took says more. */
    const twenty = async (what: string, most: number, path: (n: number) => string) => {
      const before = processorMs(product.pid, `/task/${product.pid}`);
      const times: number[] = [];
      for (let n = 0; n < 20; n += 1) times.push((await timed(path(n))).ms);
      report(`${what} (median of 20)`, median(times), most, 'ms');
      const own = (processorMs(product.pid, `/task/${product.pid}`) - before) / 20;
      console.log(`${'  processor time of the serving thread, each'.padEnd(45)} ${own.toFixed(1).padStart(5)} ms`);
    };
    await twenty('list page, first rendering', 30, (n) => `/insights/blogs?page=${100 + n}`);
    const search = (query: string) => `/search?q=${encodeURIComponent(query)}`;
    const inAll = 'paragraph measured table before after worked cloud move leave data'.split(' ');
    await twenty('search that finds a few', 100, (n) => search(`article ${5000 + n}`));
    await twenty('the same again', 50, (n) => search(`article ${5000 + n}`));
    await twenty('search that finds all', 100, (n) => search(`${inAll[n % 5]} ${inAll[5 + (n >> 2)]}`));
    const panel: number[] = [];
    for (let turn = 0; turn < 10; turn += 1) panel.push((await timed('/api/v1/entries/article', { headers })).ms);
    report('panel list', median(panel), 100, 'ms');
    report('panel search', (await timed('/api/v1/entries/article?search=9999', { headers })).ms, 100, 'ms');

    const visible: number[] = [];
    const json = (body: unknown) => JSON.stringify(body);
    const made = JSON.parse(
      (await timed('/api/v1/entries/article', { method: 'POST', headers, body: json({ content: content(0, 1) }) })).text,
    );
    for (let number = 1; number <= 10; number += 1) {
      const begin = performance.now();
      await timed(`/api/v1/entries/article/${made.id}/publish`, { method: 'POST', headers, body: json({ version: number }) });
      const [shown, list] = [await timed(made.path), await timed('/insights/blogs')];
      visible.push(performance.now() - begin);
      if (!shown.text.includes(`Version ${number},`) || !list.text.includes('Article 0')) throw new Error('It is not visible.');
      await timed(`/api/v1/entries/article/${made.id}`, {
        method: 'PUT',
        headers,
        body: json({ content: content(0, number + 1), version: number }),
      });
    }
    report('publish to visible, article and list', median(visible), 200, 'ms');
    report('sitemap', (await timed('/sitemap.xml')).ms, 1000, 'ms');
    // the owner's password was judged in a thread with large dictionaries, and the database read in another: both end when idle
    await atRest(product.pid);
    report('memory afterwards', memoryMiB(product.pid), 200, 'MiB');
  } finally {
    await product.end('SIGTERM');
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed ? 1 : 0);

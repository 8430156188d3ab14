// Proves that no message is lost: posts at a steady rate while pages are read, kills the server with SIGKILL in the
// middle of a second run, and counts. Usage: node scripts/load-contact.ts [posts per second] [seconds]
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { freePort } from '../tests/support/free-port.ts';

const rate = Number(process.argv[2] ?? 1000);
const seconds = Number(process.argv[3] ?? 10);
const dataDir = mkdtempSync(join(tmpdir(), 'norvane-load-'));
const port = await freePort();
// Connections that stay open, as a proxy in front of the server keeps them.
const agent = new Agent({ keepAlive: true, maxSockets: 64 });
const readers = new Agent({ keepAlive: true, maxSockets: 8 });
const answered = new Set<string>();
let serial = 0;

async function startServer(): Promise<ChildProcess> {
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: dataDir,
    TRUST_PROXY: '1',
    LOG_LEVEL: 'warn',
    CONTACT_TO: 'team@example.com',
    NODE_ENV: 'production',
  };
  const server = spawn(process.execPath, ['server/main.ts'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const started = performance.now();
  while ((await call('GET', '/readyz')).status !== 200) {
    if (performance.now() - started > 30_000) throw new Error('The server did not start.');
    await new Promise((resume) => setTimeout(resume, 50));
  }
  return server;
}

type Answer = { status: number; body: string; ms: number };

/** Status 0 means that no answer came. */
function call(method: string, path: string, json?: object, headers: Record<string, string> = {}): Promise<Answer> {
  const started = performance.now();
  return new Promise((resolve) => {
    const finish = (status: number, body: string) => resolve({ status, body, ms: performance.now() - started });
    const body = json && JSON.stringify(json);
    const outgoing = request(
      {
        port,
        host: '127.0.0.1',
        method,
        path,
        agent: method === 'GET' ? readers : agent,
        headers: { ...headers, ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }) },
      },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => finish(response.statusCode ?? 0, text));
        response.on('error', () => finish(0, ''));
      },
    );
    outgoing.on('error', () => finish(0, ''));
    outgoing.end(body);
  });
}

async function postMessage(): Promise<Answer> {
  serial += 1;
  const address = `10.${(serial >> 16) & 255}.${(serial >> 8) & 255}.${serial & 255}`;
  const message = {
    email: `visitor${serial}@example.com`,
    phoneNumber: '+1 780 555 0100',
    firstName: 'Load',
    lastName: 'Test',
    companyName: 'Example',
    countryRegion: 'Canada',
    message: `Message ${serial}. ${'We would like to hear about your managed services. '.repeat(5)}`,
  };
  const answer = await call('POST', '/contact', message, { 'x-forwarded-for': address });
  if (answer.status === 200) answered.add((JSON.parse(answer.body) as { reference: string }).reference);
  return answer;
}

/** Processor seconds the server has used; what a machine with other work to do cannot blur. Linux only. */
function processorSeconds(): number {
  try {
    const [, , , , , , , , , , , user = '0', system = '0'] = readFileSync(`/proc/${server.pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    return (Number(user) + Number(system)) / 100;
  } catch {
    return 0;
  }
}

/** After a start the server still renders and compresses its pages; that is not what is measured here. */
async function untilQuiet() {
  for (let before = -1; processorSeconds() - before > 0.1; ) {
    before = processorSeconds();
    await new Promise((resume) => setTimeout(resume, 1000));
  }
}

/** Starts posts at the rate, whether or not earlier ones were answered, and reads a page fifty times a second beside them. */
async function run(forSeconds: number, atHalf?: () => void) {
  const posts: Promise<Answer>[] = [];
  const reads: Promise<Answer>[] = [];
  const started = performance.now();
  let halfDone = false;
  for (;;) {
    const passed = (performance.now() - started) / 1000;
    if (passed >= forSeconds) break;
    while (posts.length < passed * rate) posts.push(postMessage());
    while (reads.length < passed * 50) reads.push(call('GET', '/'));
    if (atHalf && !halfDone && passed > forSeconds / 2) {
      halfDone = true;
      atHalf();
    }
    await new Promise((resume) => setTimeout(resume, 2));
  }
  const results = await Promise.all(posts);
  const took = (performance.now() - started) / 1000;
  return { posts: results, reads: await Promise.all(reads), took };
}

const quantile = (answers: Answer[], part: number) => {
  const sorted = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  return Math.round(sorted[Math.floor((sorted.length - 1) * part)] ?? 0);
};
const spread = (answers: Answer[]) =>
  `median ${quantile(answers, 0.5)} ms, p95 ${quantile(answers, 0.95)} ms, p99 ${quantile(answers, 0.99)} ms`;
const good = (answers: Answer[]) => answers.filter(({ status }) => status === 200);

function compare(what: string): boolean {
  const db = new DatabaseSync(join(dataDir, 'norvane.db'), { readOnly: true });
  const kept = new Set(
    (db.prepare('select reference from message').all() as { reference: string }[]).map((row) => row.reference),
  );
  const mails = (db.prepare('select count(*) as count from outbox').get() as { count: number }).count;
  db.close();
  const lost = [...answered].filter((reference) => !kept.has(reference)).length;
  console.log(`${what}: ${answered.size} answered 200, ${kept.size} stored, ${mails} notifications, ${lost} lost`);
  return lost === 0 && mails === kept.size;
}

let server = await startServer();
try {
  await untilQuiet();
  const usedBefore = processorSeconds();
  const steady = await run(seconds);
  const used = processorSeconds() - usedBefore;
  const accepted = good(steady.posts);
  console.log(
    `${accepted.length} of ${steady.posts.length} posts accepted in ${steady.took.toFixed(1)} s: ${Math.round(accepted.length / steady.took)} a second; ${spread(accepted)}`,
  );
  console.log(`${good(steady.reads).length} of ${steady.reads.length} pages served meanwhile; ${spread(steady.reads)}`);
  console.log(`${((used / accepted.length) * 1000).toFixed(2)} ms of processor time a post, pages and mails included`);
  const exact = compare('Steady run') && accepted.length === steady.posts.length;

  const killed = new Promise((resolve) => server.once('exit', resolve));
  await run(Math.min(seconds, 6), () => server.kill('SIGKILL'));
  await killed;
  server = await startServer();
  const safe = compare('After kill -9 and a new start');
  console.log(exact && safe ? 'No message was lost.' : 'FAILED');
  process.exitCode = exact && safe ? 0 : 1;
} finally {
  const ended = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await ended;
  agent.destroy();
  readers.destroy();
  rmSync(dataDir, { recursive: true, force: true });
}

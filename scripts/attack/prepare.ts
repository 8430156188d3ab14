import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { becomeOwner, contact, logIn } from '../../tests/harness/calls.ts';
import { freePort } from '../../tests/harness/free-port.ts';
import { type Product, startProduct } from '../../tests/harness/product.ts';

const warmMs = 15_000;
const loopDelay = new URL('./loop-delay.mjs', import.meta.url).href;

/** The mark of a browser that has signed in before. */
const device = { 'x-device': 'd'.repeat(43) };

export type Site = Awaited<ReturnType<typeof prepareSite>>;

/** A fresh product with an owner and many messages, its pages cached. */
export async function prepareSite(dataDir: string, messages: number) {
  const port = await freePort();
  const env = { DATA_DIR: dataDir, TRUST_PROXY: '1', ADMIN_EMAILS: 'owner@example.com' };
  const product = await start(port, env);
  const directPort = await freePort();
  const direct = await start(directPort, { DATA_DIR: join(dataDir, 'direct') });
  await setTimeout(warmMs); // every page is rendered once and compressed in the background
  const token = await becomeOwner(product.url, product.code);
  const page = Buffer.from(await (await fetch(`${product.url}/privacy`)).arrayBuffer());
  await logIn(product.url, { headers: device });
  await contact(product.url, 'visitor@example.com');
  multiply(join(dataDir, 'norvane.db'), messages);

  return {
    ...measured(product, port),
    /** Another one that trusts no proxy: it sees who connects. */
    direct: measured(direct, directPort),
    url: product.url,
    token,
    page,
    dataDir,
    env,
    /** Lets work that is under way end, so that one attack does not spoil the next measurement. */
    settle: () => setTimeout(3000),
    /** Logs the owner in from a browser that has signed in before, and tells how long it took, in milliseconds. */
    async logInOwner(): Promise<number> {
      const started = performance.now();
      await logIn(product.url, { headers: device });
      return performance.now() - started;
    },
    async end() {
      for (const each of [product, direct]) {
        if (!each.isAlive()) console.log(each.output().slice(-2000));
        await each.end('SIGKILL');
      }
    },
  };
}

const start = (port: number, env: Record<string, string>) =>
  startProduct({ port, env: { ...env, NODE_OPTIONS: `--import=${loopDelay}` } });

function measured(product: Product, port: number) {
  let asked = 0;
  return {
    port,
    /** The 99th percentile and the worst of the event loop's delays inside the server since the last call, in milliseconds. */
    async loopDelays(): Promise<{ p99: number; worst: number }> {
      asked += 1;
      process.kill(product.pid, 'SIGUSR2');
      const [, p99, worst] = await product.printed(new RegExp(`loop ${asked}: (\\S+) (\\S+)`));
      return { p99: Number(p99), worst: Number(worst) };
    },
    /** Memory of the server now, in megabytes. */
    megabytes: () => Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${product.pid}/status`, 'utf8'))?.[1]) / 1024),
  };
}

/** Copies the one message many times, with long texts. */
function multiply(path: string, count: number) {
  const db = new DatabaseSync(path, { timeout: 10_000 });
  const columns = db.prepare('pragma table_info(message)').all() as { name: string }[];
  const own: Record<string, string> = {
    id: 'lower(hex(randomblob(16)))',
    reference: "'A' || printf('%08d', n)",
    message: `replace(hex(zeroblob(1000)), '0', 'a')`,
    search: `replace(hex(zeroblob(1000)), '0', 'a')`,
  };
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const values = columns.map(({ name }) => own[name] ?? `"${name}"`).join(', ');
  db.exec(`with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${count})
    insert or ignore into message (${names}) select ${values} from numbers, (select * from message limit 1)`);
  db.close();
}

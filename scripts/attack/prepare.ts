import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { becomeOwner, contact } from '../../tests/harness/calls.ts';
import { freePort } from '../../tests/harness/free-port.ts';
import { startProduct } from '../../tests/harness/product.ts';

const warmMs = 15_000;

export type Site = Awaited<ReturnType<typeof prepareSite>>;

/** A fresh product with an owner and many messages, its pages cached. */
export async function prepareSite(dataDir: string, messages: number) {
  const port = await freePort();
  const env = { DATA_DIR: dataDir, TRUST_PROXY: '1', ADMIN_EMAILS: 'owner@example.com' };
  const product = await startProduct({ port, env });
  await setTimeout(warmMs); // every page is rendered once and compressed in the background
  const token = await becomeOwner(product.url, async () => {
    const [, code = ''] = await product.printed(/Mail to owner@example\.com: [^\n]*\((\d{6,})\)/);
    return code;
  });
  await contact(product.url, 'visitor@example.com');
  multiply(join(dataDir, 'norvane.db'), messages);

  return {
    ...product,
    port,
    token,
    dataDir,
    env,
    /** Lets work that is under way end, so that one attack does not spoil the next measurement. */
    settle: () => setTimeout(3000),
    async end() {
      if (!product.isAlive()) console.log(product.output().slice(-2000));
      await product.end('SIGKILL');
    },
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

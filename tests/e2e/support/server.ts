import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../harness/free-port.ts';
import { pagesOnDemand, startProduct } from '../../harness/product.ts';

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** The built product on a free port, with a data folder of its own. */
export async function startServer(env: Record<string, string> = {}, tries = 3): Promise<Awaited<ReturnType<typeof start>>> {
  try {
    return await start(env);
  } catch (error) {
    if (tries <= 1) throw error; // another worker may have taken the port between the look and the start
    return startServer(env, tries - 1);
  }
}

async function start(env: Record<string, string>) {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const dataDir = mkdtempSync(join(tmpdir(), 'norvane-e2e-'));
  const launch = () => startProduct({ port, env: { ...pagesOnDemand, HOST: 'localhost', DATA_DIR: dataDir, ...env } });
  let product = await launch();

  return {
    url,
    dataDir,
    /** The mails written so far, as .eml texts, oldest first. */
    mails: () => {
      const folder = join(dataDir, 'outbox');
      try {
        return readdirSync(folder)
          .sort()
          .map((name) => readFileSync(join(folder, name), 'utf8'));
      } catch {
        return [];
      }
    },
    /** Kills it, does something while it is away, and starts it again at the same address with the same data. */
    async restart(meanwhile: () => Promise<void>) {
      await product.end('SIGKILL');
      await meanwhile();
      product = await launch();
    },
    stop: async () => {
      if (!product.isAlive()) console.error(`The server ended by itself:\n${product.output().slice(-2000)}`);
      await product.end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../harness/free-port.ts';
import { quickPages } from '../../harness/product.ts';
import { startCommand } from '../../harness/start-command.ts';

export type RunningServer = Awaited<ReturnType<typeof startServer>>;

/** The built product as `npm start` runs it, on a free port with a data folder of its own. */
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
  const command = startCommand();

  async function launch() {
    const child = spawn(process.execPath, command.args, {
      env: {
        ...process.env,
        ...command.env,
        PORT: String(port),
        HOST: 'localhost',
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        ...quickPages,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise<void>((resolve, reject) => {
      child.stdout.on('data', (chunk: Buffer) => chunk.includes(' is at http') && resolve());
      child.once('exit', (code) => reject(new Error(`The server ended with ${code} before it was ready.`)));
    });
    return child;
  }

  async function end(signal: 'SIGTERM' | 'SIGKILL') {
    child.kill(signal);
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }

  let child = await launch();

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
      await end('SIGKILL');
      await meanwhile();
      child = await launch();
    },
    stop: async () => {
      await end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

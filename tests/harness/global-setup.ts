// Before the API tests: one real PostgreSQL for the whole run, and a migrated database of each engine for tests to copy
// (databases.ts).
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { migrate } from '../../server/platform/db/migrate.ts';
import { openDatabase } from '../../server/platform/db/open.ts';
import { startPostgres } from './postgres.ts';

const template = 'norvane_template';

declare module 'vitest' {
  interface ProvidedContext {
    postgresUrl: string;
    postgresTemplate: string;
    sqliteTemplate: string;
  }
}

export default async function setup(project: TestProject) {
  // What a crash of the machine would lose, a test does not miss, and no test lasts long enough for a vacuum.
  const postgres = await startPostgres(['fsync=off', 'full_page_writes=off', 'synchronous_commit=off', 'autovacuum=off']);
  const folder = mkdtempSync(join(tmpdir(), 'norvane-template-'));
  await postgres.rows(`create database ${template}`);
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

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, onTestFinished } from 'vitest';
import { assemble } from '../../server/assemble.ts';
import { readConfig } from '../../server/config.ts';
import { type Log, makeLog } from '../../server/log.ts';
import type { Engine } from '../../server/platform/db/open.ts';
import type { SiteRenderer } from '../../server/web/pages/renderer.ts';
import { bareSite } from './bare-site.ts';
import { copySqlite, takePostgres } from './databases.ts';

export { freshSchema } from './databases.ts';

export type MakeOptions = {
  env?: Record<string, string>;
  renderer?: SiteRenderer;
  databaseUrl?: string;
  dataDir?: string;
  now?: () => number;
  log?: Log;
};

// The application in this process, from source, without a socket. The built one in a process of its own is product.ts; the API
// alone in a process that may be killed is start-bare-server.ts.

/** Runs the tests inside once per database engine. `make` gives a fresh, real application that is gone when the test ends. */
export function onEachEngine(body: (make: (options?: MakeOptions) => ReturnType<typeof makeApp>, engine: Engine) => void) {
  describe.each(['sqlite', 'postgres'] as const)('%s', (engine) => body((options = {}) => makeApp(engine, options), engine));
}

export async function makeApp(
  engine: Engine,
  { env = {}, renderer = bareSite, databaseUrl, dataDir, now, log }: MakeOptions = {},
) {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'norvane-test-'));
  const taken = engine === 'postgres' && !databaseUrl ? await takePostgres() : undefined;
  if (engine === 'sqlite' && !dataDir) copySqlite(folder);
  const url = databaseUrl ?? taken?.url;
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent', PORT: '4000', ...(url && { DATABASE_URL: url }), ...env });
  const assembled = await assemble({ config, log: log ?? makeLog(config.logLevel), renderer, now });
  let closed = false;
  const close = async () => {
    if (closed) return;
    closed = true;
    await assembled.close();
  };
  onTestFinished(async () => {
    await close();
    taken?.giveBack();
    if (!dataDir) rmSync(folder, { recursive: true, force: true });
  });
  return { ...assembled, close, config, dataDir: folder, databaseUrl: url, now: now ?? Date.now };
}

/** A place for a database that the test fills before an application opens it. */
export function scratchDatabase(databaseUrl?: string): { dataDir: string; databaseUrl?: string } {
  const dataDir = mkdtempSync(join(tmpdir(), 'norvane-test-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return { dataDir, ...(databaseUrl && { databaseUrl }) };
}

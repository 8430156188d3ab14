import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, onTestFinished } from 'vitest';
import { assemble } from '../../server/assemble.ts';
import { readConfig } from '../../server/config.ts';
import { type Passwords, passwordHashing } from '../../server/features/accounts/passwords.ts';
import { type Log, makeLog } from '../../server/log.ts';
import type { Engine } from '../../server/platform/db/open.ts';
import { type ImageProcess, startImageProcess } from '../../server/platform/images/image-process.ts';
import type { SiteRenderer } from '../../server/web/pages/renderer.ts';
import { bareSite } from './bare-site.ts';
import { copySqlite, takePostgres } from './databases.ts';
import { quickPages } from './product.ts';

export { freshSchema } from './databases.ts';

export type MakeOptions = {
  env?: Record<string, string>;
  renderer?: SiteRenderer;
  databaseUrl?: string;
  dataDir?: string;
  now?: () => number;
  log?: Log;
  /** Tests about the time that passwords take give the real cost: `passwordHashing()`. */
  passwords?: Passwords;
};

// The application in this process, from source, without a socket. The built one in a process of its own is product.ts; the API
// alone in a process that may be killed is start-bare-server.ts.

/** Runs the tests inside once per database engine. `make` gives a fresh, real application that is gone when the test ends. */
export function onEachEngine(body: (make: (options?: MakeOptions) => ReturnType<typeof makeApp>, engine: Engine) => void) {
  describe.each(['sqlite', 'postgres'] as const)('%s', (engine) => body((options = {}) => makeApp(engine, options), engine));
}

/** The smallest cost that argon2 allows. */
const quickPasswords = passwordHashing({ memory: 8, passes: 1 });

/** All applications of a test process share one: to start it takes longer than most tests. */
const images = startImageProcess();

/** The shared one, which a closing application leaves to the others. */
function borrowedImages(): ImageProcess {
  const closing = Promise.withResolvers<never>();
  closing.promise.catch(() => {});
  const untilClosed = <Result>(work: Promise<Result>) => Promise.race([work, closing.promise]);
  return {
    ...images,
    normalize: (path) => untilClosed(images.normalize(path)),
    resize: (path, to) => untilClosed(images.resize(path, to)),
    social: (picture) => untilClosed(images.social(picture)),
    close: () => closing.reject(new Error('The application is closed.')),
  };
}

export async function makeApp(
  engine: Engine,
  { env = {}, renderer = bareSite, databaseUrl, dataDir, now, log, passwords = quickPasswords }: MakeOptions = {},
) {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'norvane-test-'));
  const taken = engine === 'postgres' && !databaseUrl ? await takePostgres() : undefined;
  if (engine === 'sqlite' && !dataDir) copySqlite(folder);
  const url = databaseUrl ?? taken?.url;
  const place = { DATA_DIR: folder, ...(url && { DATABASE_URL: url }) };
  const config = readConfig({ ...quickPages, ...place, LOG_LEVEL: 'silent', PORT: '4000', ...env });
  const assembled = await assemble({
    config,
    log: log ?? makeLog(config.logLevel),
    renderer,
    now,
    imageProcess: borrowedImages(),
    passwords,
  });
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

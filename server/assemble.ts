import { accessSync, constants, mkdirSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'kysely';
import type { Config } from './config.ts';
import { accountFeature } from './features/accounts/accounts.ts';
import { activityHttp } from './features/activity/activity.http.ts';
import { bannerFeature } from './features/banners/banners.ts';
import { contactFeature } from './features/contact/contact.ts';
import { healthMonitor } from './health/health.ts';
import type { Log } from './log.ts';
import { recordActivity } from './platform/activity.ts';
import { lastBackup, makeBackup } from './platform/backup/backup.ts';
import { backupSchedule } from './platform/backup/schedule.ts';
import { contentVersion } from './platform/content-version/content-version.ts';
import { migrate } from './platform/db/migrate.ts';
import { openDatabase } from './platform/db/open.ts';
import { openStorage } from './platform/images/open-storage.ts';
import { every } from './platform/jobs.ts';
import { outgoingMail } from './platform/mail/mail.ts';
import { eraseFromOutbox, putIntoOutbox } from './platform/mail/outbox.ts';
import { minutes } from './platform/time.ts';
import { withTimeout } from './platform/with-timeout.ts';
import { createApp } from './web/app.ts';
import { discoveryRoutes } from './web/discovery/discovery.http.ts';
import { front } from './web/pages/front.ts';
import { pageResponse, sitePages } from './web/pages/pages.ts';
import type { SiteRenderer } from './web/pages/renderer.ts';
import { commonHeaders } from './web/pages/security-headers.ts';
import { staticFiles } from './web/pages/static-files.ts';
import { wordsService } from './web/pages/words.ts';
import { staticCopy } from './web/static-copy/static-copy.ts';

export type Assembled = Awaited<ReturnType<typeof assemble>>;

/** Composition root: the only place that wires features together. */
export async function assemble({
  config,
  log,
  renderer,
  clientFolder,
  now = Date.now,
}: {
  config: Config;
  log: Log;
  renderer: SiteRenderer;
  clientFolder?: string;
  /** Injectable clock for tests. */
  now?: () => number;
}) {
  mkdirSync(config.dataDir, { recursive: true });
  accessSync(config.dataDir, constants.W_OK);
  // no statement timeout: a migration may be slow or wait for another instance's lock
  const migrationDb = await openDatabase(config);
  await migrate(migrationDb).finally(migrationDb.close);
  const database = await openDatabase({ ...config, timeoutMs: 10_000 });
  const stopping = new AbortController();

  const accounts = accountFeature({ database, config, now });
  const { requireAdmin } = accounts;
  const mail = outgoingMail({ database, config, log, now });

  const words = wordsService({ managedHome: () => banners.home() });
  const pages = sitePages({ renderer, config, log, words });
  const contact = contactFeature({
    database,
    config,
    log,
    now,
    requireAdmin,
    answerPage: async (answer, status, request) => pageResponse(await pages.contactAnswer(answer, status), request),
    putMail: putIntoOutbox,
    eraseMail: eraseFromOutbox,
    recordActivity,
  });
  const version = contentVersion({ database, databaseUrl: config.databaseUrl, onChange: () => onChange(), log });
  const storage = openStorage(config);
  const banners = bannerFeature({
    database,
    storage,
    dataDir: config.dataDir,
    log,
    now,
    write: version.write,
    requireAdmin,
    findAdmin: accounts.findSession,
    preview: async (home, request) => pageResponse(await pages.preview(home), request),
  });
  const health = healthMonitor({
    config,
    log,
    database,
    findSession: accounts.findSession,
    lastBackup: () => lastBackup(database.db),
    imageQueue: banners.imageQueue,
    storageAnswers: banners.storageAnswers,
  });
  const discovery = discoveryRoutes({ config, words, now });
  const app = createApp({
    config,
    log,
    pages,
    checkReady: async () => void (await withTimeout(Promise.all([sql`select 1`.execute(database.db), banners.storageAnswers()]))),
    features: [
      health.routes,
      ...accounts.routes,
      discovery,
      ...contact.routes,
      ...banners.routes,
      activityHttp({ db: database.db, requireAdmin }),
    ],
  });
  const copy = staticCopy({
    folder: config.staticDir,
    pages,
    storage,
    others: discovery.routes.map(({ path }) => path).filter((path) => /\.\w+$/.test(path)),
    fetchOther: async (path) => app.request(path),
    clientFolder,
    log,
  });
  let copies = false;
  async function onChange() {
    banners.invalidateLists();
    await pages.invalidateManaged();
    if (copies) void copy.update(); // unchanged pages are skipped; also repairs a copy that failed earlier
  }
  await version.check();
  await banners.startUp(database.engine === 'sqlite' && !config.reusePort && !config.s3Url);

  const listener = getRequestListener(app.fetch);
  const serveFile = clientFolder ? staticFiles(clientFolder, commonHeaders(config.publicUrl)) : () => false;
  const handle = front({
    peek: pages.peek,
    serveFile,
    next: health.before((req, res) => void listener(req, res)),
    answered: health.fromMemory,
  });

  return {
    app,
    database,
    pages,
    handle: handle as (req: IncomingMessage, res: ServerResponse) => void,
    /** Starts the background jobs. */
    startBackground: () => {
      health.start(stopping.signal);
      version.start(stopping.signal);
      void pages.cache.warm(stopping.signal).then(async () => {
        if (stopping.signal.aborted || renderer.development) return;
        copies = true;
        await copy.copyFiles().catch((error: unknown) => log.error({ err: error }, 'the built files could not be copied'));
        await copy.update();
      });
      if (config.backupEveryMs) {
        const make = () => makeBackup({ source: config, storage, folder: config.backupDir, keep: config.backupKeep });
        backupSchedule({ db: database.db, everyMs: config.backupEveryMs, make, log }).start(stopping.signal);
      }
      contact.startRetentionSweep(stopping.signal);
      mail.start();
      banners.start(stopping.signal);
      every(minutes(30), 'sweep', () => Promise.all([accounts.sweep(), mail.sweep()]), { log, stop: stopping.signal });
    },
    contentVersion: version,
    board: health.board,
    watchServer: (server: Server) => health.watchServer(server),
    sweepMessages: contact.sweep,
    banners,
    accounts,
    mail,
    close: async () => {
      stopping.abort();
      await mail.stop();
      await banners.close();
      await database.close();
    },
  };
}

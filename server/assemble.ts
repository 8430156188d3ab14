import { accessSync, constants, mkdirSync } from 'node:fs';
import type { Server } from 'node:http';
import { paths } from '../contract/paths.ts';
import { may } from '../contract/permissions.ts';
import type { Config } from './config.ts';
import { accountFeature } from './features/accounts/accounts.ts';
import type { Passwords } from './features/accounts/passwords.ts';
import { activityFeature } from './features/activity/activity.ts';
import { contactFeature } from './features/contact/contact.ts';
import { publishingFeature } from './features/publishing/publishing.ts';
import { webhookFeature } from './features/webhooks/webhooks.ts';
import { healthMonitor } from './health/health.ts';
import { writingCheck } from './health/writing-check.ts';
import type { Log } from './log.ts';
import { lastBackup } from './platform/backup/backup.ts';
import { openBackupKey } from './platform/backup/backup-key.ts';
import { backupProcess } from './platform/backup/backup-process.ts';
import { writeErasures } from './platform/backup/erasure-list.ts';
import { backupSchedule } from './platform/backup/schedule.ts';
import { setBrand } from './platform/brand.ts';
import { clockGuard } from './platform/clock/clock.ts';
import { contentVersion } from './platform/content-version/content-version.ts';
import { openMigrated } from './platform/db/migrate.ts';
import { erasureStore } from './platform/erasure/erasure.store.ts';
import { erasureService } from './platform/erasure/erasure.ts';
import type { ImageProcess } from './platform/images/image-process.ts';
import { openStorage } from './platform/images/open-storage.ts';
import { hashedStorage } from './platform/images/stored-files.store.ts';
import { every } from './platform/jobs.ts';
import { outgoingMail } from './platform/mail/mail.ts';
import { hours, minutes } from './platform/time.ts';
import { outgoingWebhooks } from './platform/webhooks/webhooks.ts';
import { withTimeout } from './platform/with-timeout.ts';
import { createApp } from './web/app.ts';
import { discovery } from './web/discovery/discovery.http.ts';
import { socialRoutes } from './web/discovery/social.http.ts';
import { requestHandler } from './web/handler.ts';
import { pageResponse } from './web/pages/cached-page.ts';
import { sitePages } from './web/pages/pages.ts';
import type { SiteRenderer } from './web/pages/renderer.ts';
import { sitePreview } from './web/pages/site-preview.ts';
import { wordsService } from './web/pages/words.ts';
import { originOf } from './web/server-limits.ts';
import { copySchedule } from './web/static-copy/copy-schedule.ts';
import { staticCopy } from './web/static-copy/static-copy.ts';

export type Assembled = Awaited<ReturnType<typeof assemble>>;

/** Composition root: the only place that wires features together. */
export async function assemble({
  config,
  log,
  renderer,
  clientFolder,
  now = Date.now,
  imageProcess,
  passwords,
}: {
  config: Config;
  log: Log;
  renderer: SiteRenderer;
  clientFolder?: string;
  /** Injectable clock for tests. */
  now?: () => number;
  /** Injectable too: both are slow on purpose or by nature, and tests make hundreds of applications. */
  imageProcess?: ImageProcess;
  passwords?: Passwords;
}) {
  mkdirSync(config.dataDir, { recursive: true });
  accessSync(config.dataDir, constants.W_OK);
  const database = await openMigrated(config);
  const stopping = new AbortController();
  let listeningAt: (() => string | undefined) | undefined;

  const clock = clockGuard({ db: database.db, now });
  const { mayDelete } = clock;
  const mail = await outgoingMail({ database, config, log, mayDelete, now });
  const accounts = accountFeature({ database, config, key: mail.key, passwords, now });
  const { requireAdmin } = accounts;
  const activity = activityFeature({ database, config, requireAdmin, now });

  const deliveries = outgoingWebhooks({ database, config, key: mail.key, log, mayDelete, now });
  const webhooks = webhookFeature({ database, config, key: mail.key, requireAdmin, deliver: deliveries.deliver, now });

  const erasures = erasureService({
    database,
    eraseFiles: mail.eraseFiles,
    saveErasures: async () =>
      writeErasures(config.backupDir, (await openBackupKey(config)).identity, await erasureStore(database.db).all()),
  });

  const settings = {
    messageRetentionDays: config.messageRetentionDays,
    messagesMailed: config.contactTo !== undefined,
    messageFiles: config.contactAttachments,
    receipts: config.contactReceipts,
  };
  const words = wordsService({ published: (at) => publishing.published(at), settings, now, onFacts: setBrand });
  const pages = sitePages({ renderer, config, log, words, now });
  const storage = hashedStorage(openStorage(config), database.db);
  const canWrite = writingCheck({ database, dataDir: config.dataDir });
  const contact = contactFeature({
    database,
    storage,
    config,
    log,
    now,
    requireAdmin,
    finishErasure: erasures.finish,
    mayDelete,
    eraseMailFiles: mail.eraseFilesAbout,
    findSession: accounts.findSession,
    checkVersion: () => version.check(),
    origin: () => listeningAt?.(),
    canWrite,
    stop: stopping.signal,
    answerPage: async (answer, status, request, address) =>
      pageResponse(await pages.contactAnswer(answer, status, address), request),
  });
  const version = contentVersion({
    database,
    databaseUrl: config.databaseUrl,
    onChange: () => onChange(),
    onMessages: contact.messagesChanged,
    log,
  });
  const preview = sitePreview({ words, pages, settings, now });
  const publishing = publishingFeature({
    database,
    storage,
    dataDir: config.dataDir,
    log,
    now,
    mayDelete,
    write: version.write,
    requireAdmin,
    // the homepage's preview comes as a form of a new tab, past the bearer check
    findAdmin: async (token) => {
      const admin = await accounts.findSession(token);
      return admin && may(admin.role, 'GET', paths.switches) ? admin : undefined;
    },
    previewHome: async (home, request) => pageResponse(await pages.preview(home), request),
    preview,
    imageProcess,
  });
  const health = healthMonitor({
    config,
    log,
    database,
    findSession: accounts.findSession,
    lastBackup: () => lastBackup(database.db),
    imageQueue: publishing.imageQueue,
    storageAnswers: publishing.storageAnswers,
    missingFiles: storage.missing,
    overdueFacts: preview.overdueFacts,
    jumpedDays: clock.jumpedDays,
    ...(config.contactCanary && { contactProof: contact.canary.lastProof }),
  });
  const { routes: discoveryRoutes, files } = discovery({ config, words, now });
  const app = createApp({
    config,
    log,
    pages,
    checkReady: async () => void (await withTimeout(Promise.all([canWrite(), publishing.storageAnswers()]))),
    features: [
      health.routes,
      ...accounts.routes,
      discoveryRoutes,
      socialRoutes({ words, draw: publishing.drawSocial }),
      ...contact.routes,
      webhooks.routes,
      ...publishing.routes,
      activity.routes,
    ],
  });
  const copy = staticCopy({ folder: config.staticDir, pages, storage, files, clientFolder, log });
  const copies = copySchedule({ copy, pages, log, now, mayDelete });
  async function onChange() {
    publishing.invalidateLists();
    await pages.invalidateManaged();
    void learnFacts();
    copies.changed();
  }
  /** Mails name the company as it is called now, before anybody has asked for a page. */
  const learnFacts = () =>
    words.now().catch((error: unknown) => log.warn({ err: error }, 'the facts of the company could not be read'));
  await version.check();
  await learnFacts();
  // If no other process can be running, every orphaned file is deleted.
  const isAlone = database.engine === 'sqlite' && !config.reusePort && !config.s3Url;
  await publishing.startUp(isAlone);
  await contact.sweepFiles(isAlone ? 0 : minutes(15));

  /** Deletes what has expired, unless the clock has jumped. */
  async function sweep() {
    await mail.sweep();
    await deliveries.sweep();
    const unreadable = await accounts.sealFactors();
    if (unreadable)
      log.warn({ apps: unreadable }, 'authenticator apps cannot be checked here: the key that opens theirs is gone');
    if (!(await mayDelete())) return;
    await accounts.sweep();
    await activity.sweep();
  }

  return {
    app,
    database,
    pages,
    handle: requestHandler({ app, config, pages, clientFolder, before: health.before, answered: health.fromMemory }),
    /** Starts the background jobs. */
    startBackground: () => {
      health.start(stopping.signal);
      version.start(stopping.signal);
      void pages.cache.warm(stopping.signal).then(async () => {
        if (!stopping.signal.aborted && !renderer.development) await copies.start(stopping.signal);
      });
      if (config.backupEveryMs) {
        const make = backupProcess(config, stopping.signal);
        backupSchedule({ db: database.db, everyMs: config.backupEveryMs, make, log }).start(stopping.signal);
      }
      contact.startRetentionSweep(stopping.signal);
      if (config.contactCanary) contact.canary.start(stopping.signal);
      mail.start();
      deliveries.start();
      every(hours(6), 'hashes of images', storage.adopt, { log, stop: stopping.signal });
      publishing.start(stopping.signal);
      every(hours(1), 'files without a message', () => contact.sweepFiles(minutes(15)), { log, stop: stopping.signal });
      every(minutes(30), 'sweep', sweep, { log, stop: stopping.signal });
    },
    contentVersion: version,
    sweep,
    board: health.board,
    watchServer(server: Server) {
      health.watchServer(server);
      listeningAt = () => originOf(server);
    },
    canary: contact.canary,
    sweepMessages: contact.sweep,
    sweepFiles: contact.sweepFiles,
    publishing,
    accounts,
    activity,
    mail,
    deliveries,
    close: async () => {
      stopping.abort();
      await Promise.all([mail.stop(), deliveries.stop()]);
      await publishing.close();
      await database.close();
    },
  };
}

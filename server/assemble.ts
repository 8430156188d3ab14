import type { Server } from 'node:http';
import { paths } from '../contract/paths.ts';
import { may } from '../contract/permissions.ts';
import { backgroundJobs } from './background.ts';
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
import { contentVersion } from './platform/content-version/content-version.ts';
import type { ImageProcess } from './platform/images/image-process.ts';
import { openPlatform } from './platform/platform.ts';
import { minutes } from './platform/time.ts';
import { withTimeout } from './platform/with-timeout.ts';
import { createApp } from './web/app.ts';
import { discovery } from './web/discovery/discovery.http.ts';
import { socialRoutes } from './web/discovery/social.http.ts';
import { requestHandler } from './web/handler.ts';
import { pageResponse } from './web/pages/cached-page.ts';
import type { SiteRenderer } from './web/pages/renderer.ts';
import { publicSite } from './web/public-site.ts';
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
  const platform = await openPlatform({ config, log, now });
  const { database, clock, mayDelete, mail, deliveries, erasures, storage } = platform;
  const stopping = new AbortController();
  let listeningAt: (() => string | undefined) | undefined;

  const accounts = accountFeature({ database, config, key: mail.key, passwords, now });
  const { requireAdmin } = accounts;
  const activity = activityFeature({ database, config, requireAdmin, now });
  const webhooks = webhookFeature({ database, config, key: mail.key, requireAdmin, deliver: deliveries.deliver, now });

  const { words, pages, preview } = publicSite({
    renderer,
    config,
    log,
    published: (at) => publishing.published(at),
    now,
  });
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

  const background = backgroundJobs({
    config,
    log,
    platform,
    accounts,
    activity,
    contact,
    publishing,
    health,
    version,
    pages,
    ...(config.staticCopy && !renderer.development && { copies }),
  });

  return {
    app,
    database,
    pages,
    handle: requestHandler({ app, config, pages, clientFolder, before: health.before, answered: health.fromMemory }),
    /** Starts the background jobs. */
    startBackground: () => background.start(stopping.signal),
    contentVersion: version,
    sweep: background.sweep,
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

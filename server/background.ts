import type { Config } from './config.ts';
import type { accountFeature } from './features/accounts/accounts.ts';
import type { activityFeature } from './features/activity/activity.ts';
import type { contactFeature } from './features/contact/contact.ts';
import type { publishingFeature } from './features/publishing/publishing.ts';
import type { healthMonitor } from './health/health.ts';
import type { Log } from './log.ts';
import { backupProcess } from './platform/backup/backup-process.ts';
import { backupSchedule } from './platform/backup/schedule.ts';
import type { contentVersion } from './platform/content-version/content-version.ts';
import { every } from './platform/jobs.ts';
import type { Platform } from './platform/platform.ts';
import { hours, minutes } from './platform/time.ts';
import type { Pages } from './web/pages/pages.ts';
import type { copySchedule } from './web/static-copy/copy-schedule.ts';

type Parts = {
  config: Config;
  log: Log;
  platform: Platform;
  accounts: ReturnType<typeof accountFeature>;
  activity: ReturnType<typeof activityFeature>;
  contact: ReturnType<typeof contactFeature>;
  publishing: ReturnType<typeof publishingFeature>;
  health: ReturnType<typeof healthMonitor>;
  version: ReturnType<typeof contentVersion>;
  pages: Pages;
  /** The static copy; none while developing, or where nothing would serve it. */
  copies?: ReturnType<typeof copySchedule>;
};

/** What goes on by itself beside the requests. */
export function backgroundJobs({
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
  copies,
}: Parts) {
  const { database, mayDelete, mail, deliveries, storage } = platform;

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

  function start(stop: AbortSignal) {
    health.start(stop);
    version.start(stop);
    void pages.cache.warm(stop).then(async () => {
      if (!stop.aborted) await copies?.start(stop);
    });
    if (config.backupEveryMs) {
      const make = backupProcess(config, stop);
      backupSchedule({ db: database.db, everyMs: config.backupEveryMs, make, log }).start(stop);
    }
    contact.startRetentionSweep(stop);
    if (config.contactCanary) contact.canary.start(stop);
    mail.start();
    deliveries.start();
    publishing.start(stop);
    every(hours(6), 'hashes of images', storage.adopt, { log, stop });
    every(hours(1), 'files without a message', () => contact.sweepFiles(minutes(15)), { log, stop });
    every(minutes(30), 'sweep', sweep, { log, stop });
  }

  return { start, sweep };
}

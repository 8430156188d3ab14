import { accessSync, constants, mkdirSync } from 'node:fs';
import type { Config } from '../config.ts';
import type { Log } from '../log.ts';
import { openBackupKey } from './backup/backup-key.ts';
import { writeErasures } from './backup/erasure-list.ts';
import { clockGuard } from './clock/clock.ts';
import { openMigrated } from './db/migrate.ts';
import { erasureStore } from './erasure/erasure.store.ts';
import { erasureService } from './erasure/erasure.ts';
import { openStorage } from './images/open-storage.ts';
import { hashedStorage } from './images/stored-files.store.ts';
import { outgoingMail } from './mail/mail.ts';
import { outgoingWebhooks } from './webhooks/webhooks.ts';

export type Platform = Awaited<ReturnType<typeof openPlatform>>;

/** What every feature stands on: the data folder, the database, the clock, mail, webhooks, files, and erasing from all of them. */
export async function openPlatform({ config, log, now }: { config: Config; log: Log; now: () => number }) {
  mkdirSync(config.dataDir, { recursive: true });
  accessSync(config.dataDir, constants.W_OK);
  const database = await openMigrated(config);
  const { db } = database;
  const clock = clockGuard({ db, now });
  const { mayDelete } = clock;
  const mail = await outgoingMail({ database, config, log, mayDelete, now });
  const deliveries = outgoingWebhooks({ database, config, key: mail.key, log, mayDelete, now });
  const erasures = erasureService({
    database,
    eraseFiles: mail.eraseFiles,
    saveErasures: async () =>
      writeErasures(config.backupDir, (await openBackupKey(config)).identity, await erasureStore(db).all()),
  });
  const storage = hashedStorage(openStorage(config), db);
  return { database, clock, mayDelete, mail, deliveries, erasures, storage };
}

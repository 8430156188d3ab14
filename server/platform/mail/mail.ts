import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import { defaultSender } from '../brand.ts';
import type { OpenDatabase } from '../db/open.ts';
import { erasureStore } from '../erasure/erasure.store.ts';
import { keyFile } from '../key-file.ts';
import { openKey } from '../seal.ts';
import { days } from '../time.ts';
import { mailFiles } from './mail-files.ts';
import { mailKeyStore } from './mail-keys.store.ts';
import { outboxStore } from './outbox.store.ts';
import { fileTransport, smtpTransport } from './transport.ts';
import { mailWorker } from './worker.ts';

const keepFilesDays = 7;
const forgetKeysMs = days(30);

type Needs = {
  database: OpenDatabase;
  config: Pick<
    Config,
    'smtpUrl' | 'mailFrom' | 'mailKey' | 'contactTo' | 'contactCanaryTo' | 'dataDir' | 'publicUrl' | 'messageRetentionDays'
  >;
  log: Log;
  /** False after the clock has jumped: nothing is deleted by age then. */
  mayDelete?: () => Promise<boolean>;
  now?: () => number;
};

/**
 * The worker that sends the outbox: through SMTP_URL, or into files if it is not set. Its key opens the mails; everybody else
 * who reads the database, or a copy of it, sees only ciphertext.
 */
export async function outgoingMail({ database, config, log, mayDelete = async () => true, now = Date.now }: Needs) {
  const key = openKey(config.mailKey ?? (await keyFile(join(config.dataDir, 'mail.key'))));
  const keys = mailKeyStore(database.db);
  await keys.announce(key, now());
  const erasures = erasureStore(database.db);
  await erasures.key(); // exists before the first backup is made

  const from = () => config.mailFrom ?? defaultSender();
  const { hostname: host } = new URL(config.publicUrl);
  const files = mailFiles(join(config.dataDir, 'outbox'));
  const transport = config.smtpUrl
    ? smtpTransport({ smtpUrl: config.smtpUrl, from, host, canaryTo: config.contactCanaryTo })
    : fileTransport({ files, from, host, hashOf: erasures.hashOf });
  const store = outboxStore(database);
  const worker = mailWorker({ store, transport, key, log, team: config.contactTo, now });
  const keepFilesMs = days(Math.min(keepFilesDays, config.messageRetentionDays));

  return {
    ...worker,
    key,
    /** Deletes the files of mails about erased addresses. */
    eraseFiles: async () => files.erase(await erasures.all()),

    /** Deletes the files of mails about these contact messages; returns how many. */
    eraseFilesAbout: files.eraseAbout,

    async sweep() {
      await keys.announce(key, now());
      await files.erase(await erasures.all()); // erased through another machine
      if (!(await mayDelete())) return;
      await keys.forget(now() - forgetKeysMs);
      const lost = await store.removeUnreadable(now() - days(keepFilesDays));
      if (lost) log.error({ mails: lost }, 'mails were removed: the key that opens them is gone');
      await files.sweep(Date.now() - keepFilesMs);
    },
  };
}

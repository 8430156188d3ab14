import { join } from 'node:path';
import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import type { OpenDatabase } from '../db/open.ts';
import { outboxStore } from './outbox.store.ts';
import { fileTransport, smtpTransport } from './transport.ts';
import { mailWorker } from './worker.ts';

type Needs = {
  database: OpenDatabase;
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'contactTo' | 'dataDir' | 'publicUrl'>;
  log: Log;
  now?: () => number;
};

/** The worker that sends the outbox: through SMTP_URL, or into files if it is not set. */
export function outgoingMail({ database, config, log, now }: Needs) {
  const from = config.mailFrom;
  const { hostname: host } = new URL(config.publicUrl);
  const transport = config.smtpUrl
    ? smtpTransport({ smtpUrl: config.smtpUrl, from, host })
    : fileTransport({ folder: join(config.dataDir, 'outbox'), from, host });
  return mailWorker({ store: outboxStore(database), transport, log, team: config.contactTo, now });
}

import { type Config, isLoopback } from '../config.ts';

type Unset = Pick<Config, 'smtpUrl' | 'contactTo' | 'backupEveryMs' | 'backupKey' | 'publicUrl' | 'trustProxy'>;

/** Missing settings that matter: by variable name for the console, in plain words for owners. */
const unset = ({ smtpUrl, contactTo, backupEveryMs, backupKey, publicUrl, trustProxy }: Unset) =>
  [
    smtpUrl
      ? undefined
      : {
          line: 'SMTP_URL is not set: mails are written to DATA_DIR/outbox, and their codes are printed here.',
          note: 'Email is not set up: none is sent. Codes are printed where the server runs.',
        },
    contactTo
      ? undefined
      : {
          line: 'CONTACT_TO is not set: messages are kept in the dashboard, and nobody is mailed.',
          note: 'Nobody gets an email when a message arrives; look into Messages now and then.',
        },
    backupEveryMs
      ? undefined
      : {
          line: 'BACKUP_EVERY is not set: backups are made only by npm run backup.',
          note: 'Backups are not made by themselves.',
        },
    backupKey || !backupEveryMs
      ? undefined
      : {
          line: 'BACKUP_KEY is not set: backups are encrypted with DATA_DIR/backup.key. Copy it elsewhere; without it none can be opened.',
          note: 'The key of the backups lies on the same disk as the data. Keep a copy elsewhere: without it no backup can be opened.',
        },
    // The server itself speaks no TLS, so an https site has a proxy in front.
    trustProxy || !publicUrl.startsWith('https:')
      ? undefined
      : {
          line: 'TRUST_PROXY is 0, but PUBLIC_URL is https, so a proxy is in front: all visitors share one limit. Set TRUST_PROXY=1.',
          note: 'The setting for the proxy in front of the site cannot be right: all visitors share one limit, and one of them can use it up.',
        },
    trustProxy && isLoopback(publicUrl)
      ? {
          line: `TRUST_PROXY is ${trustProxy}, but PUBLIC_URL is this machine: without a proxy anybody can pretend to be another address.`,
          note: 'The setting for the proxy in front of the site cannot be right: visitors can pretend to be another address.',
        }
      : undefined,
  ].filter((each) => each !== undefined);

export const unsetLines = (config: Unset) => unset(config).map(({ line }) => line);
export const unsetNotes = (config: Unset) => unset(config).map(({ note }) => note);

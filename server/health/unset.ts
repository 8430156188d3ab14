import type { Config } from '../config.ts';

type Unset = Pick<Config, 'smtpUrl' | 'contactTo' | 'backupEveryMs'>;

/** Missing settings that matter: by variable name for the console, in plain words for owners. */
const unset = ({ smtpUrl, contactTo, backupEveryMs }: Unset) =>
  [
    smtpUrl
      ? undefined
      : {
          line: 'SMTP_URL is not set: mails are written to DATA_DIR/outbox, and their codes are printed here.',
          note: 'Mail is not set up: no mail leaves. Codes are printed where the server runs.',
        },
    contactTo
      ? undefined
      : {
          line: 'CONTACT_TO is not set: messages are kept in the dashboard, and nobody is mailed.',
          note: 'Nobody is mailed when a message arrives; look into Messages now and then.',
        },
    backupEveryMs
      ? undefined
      : {
          line: 'BACKUP_EVERY is not set: backups are made only by npm run backup.',
          note: 'Backups are not made by themselves.',
        },
  ].filter((each) => each !== undefined);

export const unsetLines = (config: Unset) => unset(config).map(({ line }) => line);
export const unsetNotes = (config: Unset) => unset(config).map(({ note }) => note);

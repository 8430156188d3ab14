import { Readable } from 'node:stream';
import type { SendMailOptions, Transporter } from 'nodemailer';

/** Marks the nightly test, so that a rule of a mailbox can throw it away. */
export const canaryHeader = 'X-Canary';

/**
 * Goes as far as every mail does: connection, login, sender, recipients, and the server's leave to send the text. There the
 * connection ends, and the mail server forgets the mail: nobody gets it. Without that leave it fails as any other mail does.
 */
export async function tryRecipients(transporter: Transporter, mail: SendMailOptions): Promise<void> {
  await transporter.sendMail({ ...mail, endsEarly: true } as SendMailOptions).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ESTREAM') throw error;
  });
}

/** Lets a transporter end mails of `tryRecipients` where their text should follow. */
export function endEarly(transporter: Transporter): Transporter {
  transporter.use('stream', (mail, done) => {
    if ('endsEarly' in mail.data) (mail.message as { createReadStream: () => Readable }).createReadStream = hangUp;
    done();
  });
  return transporter;
}

/** Read only once the server waits for the text. */
const hangUp = () =>
  new Readable({
    read() {
      this.destroy(new Error('A test ends here.'));
    },
  });

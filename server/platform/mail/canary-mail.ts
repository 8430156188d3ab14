import { Readable } from 'node:stream';
import type { Transporter } from 'nodemailer';

/**
 * Lets mails with the header below go as far as every mail does: connection, login, sender, recipients, and the server's leave to
 * send. Where the text should follow, the connection ends, and the mail server forgets the mail: nobody gets it.
 */
export function hangUpForCanaries(transporter: Transporter): Transporter {
  transporter.use('stream', (mail, done) => {
    const isCanary = (mail.data.headers as Record<string, string> | undefined)?.[canaryHeader];
    if (isCanary) (mail.message as { createReadStream: () => Readable }).createReadStream = hangUp;
    done();
  });
  return transporter;
}

export const canaryHeader = 'X-Canary';

/** Resolves if the server has given its leave, and fails as for any other mail if it has not. */
export async function wasTaken(sending: Promise<unknown>): Promise<void> {
  await sending.catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ESTREAM') throw error;
  });
}

/** Read only once the server waits for the text. */
const hangUp = () =>
  new Readable({
    read() {
      this.destroy(new Error('A test ends here.'));
    },
  });

import { createTransport } from 'nodemailer';
import type { Config } from '../../server/config.ts';
import { defaultSender } from '../../server/platform/brand.ts';
import { type Finding, fail, ok, warn, whyOf } from './finding.ts';

const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 15_000 };

/** The mail server responds and accepts our login; with an address, it also accepts a message for it. */
export async function checkMail({ smtpUrl, mailFrom, publicUrl }: Config, to?: string): Promise<Finding> {
  if (!smtpUrl)
    return to
      ? fail('mail', 'no message can be sent: SMTP_URL is not set')
      : warn('mail', 'SMTP_URL is not set: mails are written to DATA_DIR/outbox, and their codes are printed on the console');
  const host = new URL(smtpUrl).host;
  const transport = createTransport({ url: smtpUrl, ...timeouts });
  try {
    await transport.verify();
    if (!to) return ok('mail', `${host} answers`);
    const text = `This is a test of the mail of ${publicUrl}. Whoever reads it can be reached.\n`;
    await transport.sendMail({ from: mailFrom ?? defaultSender(), to, subject: `A test from ${new URL(publicUrl).host}`, text });
    return ok('mail', `${host} took a message for ${to}; look whether it arrives`);
  } catch (error) {
    return fail('mail', `${host}: ${whyOf(error)}`);
  } finally {
    transport.close();
  }
}

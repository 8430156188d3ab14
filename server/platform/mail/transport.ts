import { rm } from 'node:fs/promises';
import type { Transporter } from 'nodemailer';
import { canaryHeader, endEarly, tryRecipients } from './canary-mail.ts';
import type { MailFiles } from './mail-files.ts';
import { addressOf } from './outbox.ts';
import type { WaitingMail } from './waiting-mail.ts';

/** Sends a mail or throws the reason it failed. */
export type MailTransport = { send: (mail: WaitingMail) => Promise<void>; close: () => void };

type SmtpError = { code?: string; command?: string; responseCode?: number; permanent?: boolean };

/** The error reduced to its codes: SMTP messages may contain addresses. */
export function errorCodesOf(error: unknown): Pick<SmtpError, 'code' | 'responseCode'> {
  const { code, responseCode } = error as SmtpError;
  return { code, responseCode };
}

/**
 * The server permanently rejects this mail for this recipient. A rejected sender, login or connection does not count: those
 * affect every mail and are our problem to fix.
 */
export function isPermanentRejection(error: unknown): boolean {
  const { command = '', responseCode, permanent = false } = error as SmtpError;
  return permanent && ['RCPT TO', 'DATA'].includes(command) && responseCode !== 530; // 530: authentication required
}

export type SmtpTimeouts = { connectionTimeout: number; greetingTimeout: number; socketTimeout: number };
const defaultTimeouts: SmtpTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

// Loaded with the first mail, for a faster start and less memory on servers that send none.
const nodemailer = async () => (await import('nodemailer')).default;

/** Asked for each mail: without MAIL_FROM it follows the company's name. */
type Sender = () => string | { name: string; address: string };

function message(mail: WaitingMail, from: Sender, host: string) {
  return {
    from: from(),
    to: mail.to,
    replyTo: mail.replyTo,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    messageId: `<${mail.id}@${host}>`, // the same for every attempt, so duplicates can be detected
    date: new Date(mail.createdAt),
    headers: { 'Auto-Submitted': 'auto-generated', ...(mail.isCanary && { [canaryHeader]: '1' }) },
  };
}

export function smtpTransport({
  smtpUrl,
  from,
  host,
  canaryTo,
  timeouts = defaultTimeouts,
}: {
  smtpUrl: string;
  from: Sender;
  host: string;
  /** CONTACT_CANARY_TO: an address that nobody reads, which gets the nightly test as a whole. */
  canaryTo?: string;
  timeouts?: SmtpTimeouts;
}): MailTransport {
  let transporter: Transporter | undefined;
  let closed = false;
  return {
    async send(mail) {
      transporter ??= endEarly(
        (await nodemailer()).createTransport({ url: smtpUrl, ...timeouts, disableFileAccess: true, disableUrlAccess: true }),
      );
      if (closed) throw new Error('the server is stopping');
      const whole = message(mail, from, host);
      if (mail.isCanary) await tryRecipients(transporter, whole);
      if (mail.isCanary && !canaryTo) return;
      await transporter.sendMail(mail.isCanary ? { ...whole, to: canaryTo } : whole);
    },
    close() {
      closed = true;
      transporter?.close();
    },
  };
}

/** Without an SMTP server, each mail is written to a file and announced on the console. */
export function fileTransport({
  files,
  from,
  host,
  hashOf,
  say = console.log,
}: {
  files: MailFiles;
  from: Sender;
  host: string;
  /** Keyed hash of an address. */
  hashOf: (address: string) => Promise<string>;
  say?: (line: string) => void;
}): MailTransport {
  return {
    async send(mail) {
      const composer = (await nodemailer()).createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
      const { message: bytes } = await composer.sendMail(message(mail, from, host));
      const address = addressOf(mail);
      const about = address && (await hashOf(address));
      const path = await files.write({ id: mail.id, createdAt: mail.createdAt, about, reference: mail.about }, bytes as Buffer);
      if (mail.isCanary) return void (await rm(path, { force: true }));
      say(`Mail to ${mail.to}: ${mail.subject}${mail.secret ? ` (${mail.secret})` : ''} [${path}]`);
    },
    close() {},
  };
}

import type { ContactField, ContactMessage } from '../../../contract/contact.ts';
import { brandedMail } from '../../platform/mail/branded-mail.ts';
import type { Mail } from '../../platform/mail/outbox.ts';
import { serviceOf } from './service-of.ts';

const labels: [ContactField, string][] = [
  ['email', 'Email'],
  ['phoneNumber', 'Phone number'],
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['companyName', 'Company name'],
  ['countryRegion', 'Country/Region'],
];

/** What the subject says: who writes, from which company, about which service. One line, whatever was typed. */
function subjectOf(message: ContactMessage): string {
  const name = [message.firstName, message.lastName].filter(Boolean).join(' ') || message.email;
  const who = [name, message.companyName].filter(Boolean).join(', ');
  const service = serviceOf(message.message);
  return `${who}${service ? `: ${service}` : ''}`.replace(/\s+/g, ' ').slice(0, 120);
}

/** Files are named, not sent along: a mail stays where nobody erases it. */
const attached = (files: string[]) => (files.length ? `Files, to be read in the back office: ${files.join(', ')}` : '');

/** The mail to the team, with a link to the message in the back office. */
export function notification(
  to: string,
  message: ContactMessage,
  { reference, publicUrl, files }: { reference: string; publicUrl: string; files: string[] },
): Mail {
  const details = labels.filter(([field]) => message[field]).map(([field, label]) => `${label}: ${message[field]}`);
  return brandedMail({
    to,
    about: reference,
    replyTo: message.email,
    subject: `${subjectOf(message)} (${reference})`,
    paragraphs: [details.join('\n'), message.message, attached(files)].filter(Boolean),
    button: { label: 'Open the message', url: `${publicUrl}/adminDashboard/messages?search=${reference}` },
    ending: 'Reply to this email to answer the sender.',
  });
}

type Quoted = { email: string; reference: string; message: string; created_at: number };

/** An answer of a colleague, with what was asked below it. */
export function reply(row: Quoted, text: string, { replyTo, author }: { replyTo: string; author: string }): Mail {
  const asked = `On ${new Date(row.created_at).toISOString().slice(0, 10)} you wrote:`;
  const quoted = row.message
    .split('\n')
    .map((line) => `> ${line}`)
    .join('\n');
  return brandedMail({
    to: row.email,
    about: row.reference,
    replyTo,
    subject: `Your enquiry ${row.reference}`,
    paragraphs: [...text.split(/\n{2,}/), author, ...(row.message ? [`${asked}\n${quoted}`] : [])],
  });
}

/**
 * The confirmation to the visitor (CONTACT_RECEIPTS). It contains no user input, so it cannot be abused to mail text to strangers.
 */
export function receipt(to: string, reference: string, address: string): Mail {
  return brandedMail({
    to,
    about: reference,
    subject: `We have your message ${reference}`,
    paragraphs: [
      'Thank you for writing to us. Your message has reached us and we will answer you.',
      `Your reference: ${reference}`,
      'On your private page you see how far we are, add to what you wrote, or erase all of it. Whoever has its address can do so: please do not pass it on.',
    ],
    button: { label: 'Open your private page', url: address },
    ending: 'If you did not write to us, you can ignore this email, or erase the message on that page.',
  });
}

/** To the team: the sender has added a line on their private page. */
export function addedLine(to: string, email: string, reference: string, text: string): Mail {
  return brandedMail({
    to,
    about: reference,
    replyTo: email,
    subject: `More on message ${reference}`,
    paragraphs: [`The sender (${email}) has added:`, text],
    ending: 'Reply to this email to answer the sender.',
  });
}

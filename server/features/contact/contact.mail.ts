import type { ContactField, ContactMessage } from '../../../contract/contact.ts';
import { brandedMail } from '../../platform/mail/branded-mail.ts';
import type { Mail } from '../../platform/mail/outbox.ts';

const labels: [ContactField, string][] = [
  ['email', 'Email'],
  ['phoneNumber', 'Phone number'],
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['companyName', 'Company name'],
  ['countryRegion', 'Country/Region'],
];

/** The mail to the team. Sender input stays out of the headers, except the validated Reply-To. */
export function notification(to: string, message: ContactMessage, reference: string): Mail {
  const details = labels.filter(([field]) => message[field]).map(([field, label]) => `${label}: ${message[field]}`);
  return brandedMail({
    to,
    replyTo: message.email,
    subject: `Contact message ${reference}`,
    paragraphs: [details.join('\n'), message.message].filter(Boolean),
    ending: 'Answering this mail writes to the sender.',
  });
}

/**
 * The confirmation to the visitor (CONTACT_RECEIPT). It contains no user input, so it cannot be abused to mail text to strangers.
 */
export function receipt(to: string, reference: string): Mail {
  return brandedMail({
    to,
    subject: `We have your message ${reference}`,
    paragraphs: [
      'Thank you for writing to us. Your message has reached us and we will answer you.',
      `Your reference: ${reference}`,
    ],
    ending: 'If you did not write to us, you can ignore this mail.',
  });
}

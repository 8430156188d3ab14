import type { ContactMessage } from '../../contract/contact.ts';
import type { Mail } from '../mail/outbox.ts';

const labels: [keyof ContactMessage, string][] = [
  ['email', 'Email'],
  ['phoneNumber', 'Phone number'],
  ['firstName', 'First name'],
  ['lastName', 'Last name'],
  ['companyName', 'Company name'],
  ['countryRegion', 'Country/Region'],
];

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const toHtml = (text: string) => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** The mail to the team. The sender's words stay out of the headers but for Reply-To, which was checked. */
export function notification(to: string, message: ContactMessage, reference: string): Mail {
  const given = labels.filter(([field]) => message[field]);
  const lines = given.map(([field, label]) => `${label}: ${message[field]}`);
  const rows = given.map(
    ([field, label]) => `<tr><th align="left">${label}</th><td dir="auto">${toHtml(message[field])}</td></tr>`,
  );
  return {
    to,
    replyTo: message.email,
    subject: `Contact message ${reference}`,
    text: `${lines.join('\n')}\nReference: ${reference}\n\n${message.message}\n`,
    html: `<table cellpadding="4">${rows.join('')}<tr><th align="left">Reference</th><td>${reference}</td></tr></table>
<p dir="auto" style="white-space: pre-wrap">${toHtml(message.message)}</p>`,
  };
}

/** The mail to the visitor (CONTACT_RECEIPT). It repeats nothing they typed: it must not serve to mail words to strangers. */
export function receipt(to: string, reference: string): Mail {
  const text = `Thank you for writing to us. Your message has reached us and we will answer you.\n\nYour reference: ${reference}\n\nIf you did not write to us, you can ignore this mail.\n`;
  return {
    to,
    subject: `We have your message ${reference}`,
    text,
    html: text
      .split('\n\n')
      .map((part) => `<p>${toHtml(part.trim())}</p>`)
      .join('\n'),
  };
}

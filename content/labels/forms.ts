import type { EnquiryField } from '../schemas/enquiry.ts';

/** The contact form; its heading is one of the page's words. */
export const contactForm = {
  submit: 'Submit',
  sending: 'Sending',
  carried: 'Your enquiry was carried over from the service page. Check it and send it when you are ready.',
  trap: 'Leave this field empty',
  captchaUnavailable:
    'The robot check could not be loaded. Check your connection or your content blocker, then reload this page.',
  captchaNeedsScript: 'This form has a robot check, which needs JavaScript.',
} as const;

/** Files beside a message. */
export const contactFiles = {
  label: 'Files (optional)',
  hint: 'Up to three: PDF, Word, Excel, PNG or JPEG, 10 MB together.',
  list: 'Files to send',
  remove: 'Remove',
  removed: (name: string) => `${name} removed.`,
  tooMany: 'Please add at most 3 files. Remove some below.',
  tooLarge: 'The files are larger than 10 MB together. Remove some below.',
  sending: (percent: number) => `Sending, ${percent}%`,
} as const;

/** The confirmation that stays on the page. */
export const contactSent = {
  heading: 'Your message has reached us',
  reference: 'Your reference',
  copy: 'Copy',
  copied: 'Copied',
  next: 'What happens next: one of us reads it and answers by email or phone. Quote the reference if you write or call again.',
  privatePage: 'You can see how far we are, add to your message, or erase all of it:',
  privateLink: 'your private page',
} as const;

/** Beside both kinds of form. */
export const privacyLine = {
  contact: 'We use what you send to answer you, and for nothing else.',
  enquiry: 'Nothing is sent from this page.',
  link: 'How we handle your data',
} as const;

/** The Enquire Now form of the service pages: nothing is sent from there. */
export const enquiryForm = {
  heading: 'Enquire Now',
  submit: 'Enquire Now',
  hint: 'The next page shows your enquiry once more before you send it.',
  withoutScript: 'This form needs JavaScript. You can reach us the same way through',
  contactUs: 'Contact Us',
} as const;

/** Labels and autocomplete tokens of the fields that both forms share. */
export const contactFields: Record<EnquiryField, { label: string; autoComplete: string }> = {
  firstName: { label: 'First name', autoComplete: 'given-name' },
  lastName: { label: 'Last name', autoComplete: 'family-name' },
  email: { label: 'Email', autoComplete: 'email' },
  phoneNumber: { label: 'Phone number', autoComplete: 'tel' },
  companyName: { label: 'Company name', autoComplete: 'organization' },
  jobTitle: { label: 'Job title', autoComplete: 'organization-title' },
  countryRegion: { label: 'Country/Region', autoComplete: 'country-name' },
  message: { label: 'Message', autoComplete: 'off' },
};

/** The message that an enquiry starts with on Contact Us. */
export function enquiryMessage(service: string, jobTitle: string, message: string): string {
  const opening = `Enquiry about ${service}.${jobTitle ? ` Job title: ${jobTitle}.` : ''}`;
  return message ? `${opening}\n\n${message}` : opening;
}

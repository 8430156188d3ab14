import { z } from 'zod';

/** The seven fields of a contact message in form order. */
export const contactFields = [
  'email',
  'phoneNumber',
  'firstName',
  'lastName',
  'companyName',
  'countryRegion',
  'message',
] as const;
export type ContactField = (typeof contactFields)[number];

const emailShape =
  /^[\p{L}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?(?:\.[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,61}[\p{L}\p{N}])?)+$/u;
const controls = /\p{Cc}/u;
const controlsInText = /[^\P{Cc}\n\t]/u;
/** Invisible bidi controls: they can make one name look like another. */
const directionMarks = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
/** In longer texts bidi marks are legitimate (a Latin word in an Arabic sentence), but not the two overrides. */
const directionOverrides = /[\u202d\u202e]/;

/** Length in code points: an emoji counts as one character, not two. */
const length = (text: string) => [...text].length;
const isNoLongerThan = (max: number) => (text: string) => text.length <= max || (text.length <= 2 * max && length(text) <= max);

const text = (name: string) => z.string({ error: `${name} must be text.` });

function singleLine(name: string, max: number) {
  return text(name)
    .trim()
    .refine((value) => value.isWellFormed(), `${name} contains a character that cannot be stored.`)
    .refine((value) => !controls.test(value), `${name} must be one line, without control characters.`)
    .refine(
      (value) => !directionMarks.test(value),
      `${name} contains invisible direction marks. Please type it instead of pasting it.`,
    )
    .refine(isNoLongerThan(max), `${name} may have at most ${max} characters.`);
}

function isEmail(value: string): boolean {
  const at = value.lastIndexOf('@');
  return at <= 64 && emailShape.test(value) && !/^\.|\.\.|\.@/.test(value);
}

function isPhoneNumber(value: string): boolean {
  const digits = value.replace(/[+().\-\s]/g, '');
  return /^\p{Nd}{6,20}$/u.test(digits);
}

const email = singleLine('Email', 254)
  .refine((value) => value !== '', 'Please enter your email address.')
  .refine((value) => value === '' || isEmail(value), 'Please enter a valid email address, like name@company.com.');

const phoneNumber = singleLine('Phone number', 60)
  .refine((value) => value !== '', 'Please enter your phone number.')
  .refine(
    (value) => value === '' || isPhoneNumber(value),
    'Please enter a phone number of 6 to 20 digits; + ( ) - . and spaces are fine.',
  );

const optional = (name: string) => singleLine(name, 120).default('');

const message = text('Message')
  .transform((value) => value.replace(/\r\n?/g, '\n').trim())
  .refine((value) => value.isWellFormed(), 'Message contains a character that cannot be stored.')
  .refine((value) => !controlsInText.test(value), 'Message contains control characters. Please remove them.')
  .refine((value) => !directionOverrides.test(value), 'Message contains invisible direction overrides. Please remove them.')
  .refine(isNoLongerThan(5000), 'Message may have at most 5,000 characters.')
  .default('');

/** Input of POST /contact. Only the server validates it. */
export const contactInput = z.object({
  email: z.preprocess((value) => value ?? '', email),
  phoneNumber: z.preprocess((value) => value ?? '', phoneNumber),
  firstName: optional('First name'),
  lastName: optional('Last name'),
  companyName: optional('Company name'),
  countryRegion: optional('Country/Region'),
  message,
  /** Honeypot: hidden from people, filled by bots. */
  website: text('Website').default(''),
  /** The captcha's response token, if a captcha is configured. */
  captcha: text('Captcha').max(8192, 'Captcha is too long.').default(''),
});

export type ContactInput = z.output<typeof contactInput>;
export type ContactMessage = Pick<ContactInput, ContactField>;

/** `key` opens the sender's private page. */
export type ContactReceipt = { message: string; reference: string; key?: string };

/** The result of a form posted without JavaScript, rendered into the page. */
export type ContactAnswer =
  | { sent: true; message: string; reference: string; key?: string }
  | { sent: false; message: string; fields: Record<string, string>; values: Record<string, string> };

/** A signed timestamp of when the form was opened, and the minimum time to fill it in. */
export type FormToken = { token: string; minimumMs: number };

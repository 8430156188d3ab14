import { z } from 'zod';
import { type Role, roles } from './roles.ts';

const text = (name: string, missing: string) =>
  z.string({ error: (issue) => (issue.input === undefined ? missing : `${name} must be text.`) });

/** Normalizes an address: trimmed, lower case, NFKC. Non-ASCII look-alikes are rejected. */
const email = text('The email address', 'Enter your email address.')
  .transform((given) => given.normalize('NFKC').trim().toLowerCase())
  .pipe(
    z
      .string()
      .min(1, 'Enter your email address.')
      .max(254, 'This email address is too long.')
      // biome-ignore lint/suspicious/noControlCharactersInRegex: matches the ASCII range
      .regex(/^[\x00-\x7f]*$/, 'Use an email address of plain letters (a to z), digits and signs.')
      .regex(z.regexes.email, 'Enter an email address like name@company.com.'),
  );

const length = (given: string) => [...given].length;
const newPassword = text('The password', 'Enter a password.')
  .refine((password) => length(password) >= 12, 'Use 12 characters or more.')
  .refine((password) => length(password) <= 128, 'Use 128 characters or fewer.');

const username = text('The username', 'Enter a username.')
  .transform((name) => name.normalize('NFC').trim())
  .pipe(
    z
      .string()
      .refine((name) => length(name) >= 2 && length(name) <= 60, 'Use a username of 2 to 60 characters.')
      .regex(/^[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*$/u, 'The username has a character that cannot be shown.'),
  );

/** Users often copy the code with spaces. Codes that let somebody in without approval are longer. */
const verificationCode = text('The code', 'Enter the code from the email.')
  .transform((code) => code.replace(/\s/g, ''))
  .pipe(z.string().regex(/^(\d{6}|\d{12})$/, 'Enter the 6 or 12 digits from the email.'));

export const signupInput = z.object({ username, email, password: newPassword });
export const verifyInput = z.object({ email, verificationCode });
export const emailInput = z.object({ email });
const token = text('The token', 'Enter the token from the email.')
  .transform((given) => given.trim())
  .pipe(z.string().min(1, 'Enter the token from the email.').max(200, 'This token is too long.'));
export const resetInput = z.object({ token, newPassword });
export const tokenInput = z.object({ token });

const password = text('The password', 'Enter your password.')
  .min(1, 'Enter your password.')
  .max(1024, 'This password is too long.');
const code = text('The code', 'Enter the code.')
  .transform((given) => given.replace(/[^0-9a-z]/gi, '').toLowerCase())
  .pipe(z.string().min(6, 'Enter the code.').max(20, 'This code is too long.'));
/** What the browser's authenticator answers; the library that judges it checks its parts. */
const passkey = z.object({ id: z.string().max(2000), response: z.record(z.string(), z.unknown()) }).loose();
export const loginInput = z.object({ email, password });
const secondFactorMethods = ['passkey', 'totp', 'recovery'] as const;
const factor = {
  method: z.enum(secondFactorMethods, 'Choose passkey, totp or recovery.'),
  code: code.optional(),
  passkey: passkey.optional(),
};
export const ticketInput = z.object({ ticket: z.string().min(1).max(200) });
export const secondFactorInput = ticketInput.extend(factor);
export const passkeyInput = z.object({ passkey });
/** The password, or a second factor. */
export const verifyMeInput = z.union([z.object({ password }), z.object(factor)], {
  error: 'Enter your password, or use a second factor.',
});
const factorName = text('The name', 'Enter a name.')
  .transform((name) => name.trim())
  .pipe(z.string().min(1, 'Enter a name.').max(60));
export const addPasskeyInput = z.object({ name: factorName.optional(), passkey });
export const renameFactorInput = z.object({ name: factorName });
export const totpInput = z.object({ code });
export const profileInput = z
  .object({
    username: username.optional(),
    email: email.optional(),
    password: z.object({ current: password, new: newPassword }).optional(),
  })
  .refine((change) => Object.values(change).some((value) => value !== undefined), 'Send a username, an email or a password.');
export const acceptInput = z.object({ token, username, password: newPassword });
const role = z.enum(roles, 'Choose owner, admin, editor or sales.');
export const roleInput = z.object({ role });
export const invitationInput = z.object({ email, role });
/** From when on everybody needs a second factor; null: nobody has to. */
export const factorRuleInput = z.object({ from: z.iso.datetime({ offset: true, error: 'Choose a date.' }).nullable() });

export type SignupInput = z.input<typeof signupInput>;
export type VerifyInput = z.input<typeof verifyInput>;
export type EmailInput = z.input<typeof emailInput>;
export type LoginInput = z.input<typeof loginInput>;
export type ResetInput = z.input<typeof resetInput>;

export type MessageAnswer = { message: string };
export type LoginAnswer = { token: string; role: Role; message: string };
export type SecondFactorMethod = (typeof secondFactorMethods)[number];
/** The right password of an account with a second factor: the ticket is worth a token together with one of these. */
export type SecondFactorAnswer = { secondFactor: SecondFactorMethod[]; ticket: string; message: string };
export type FactorProof = { method: SecondFactorMethod; code?: string; passkey?: unknown };
export type ProfileInput = z.input<typeof profileInput>;
export type AcceptInput = z.input<typeof acceptInput>;

/** A passkey or an authenticator app. Times are epoch milliseconds. */
export type Factor = { id: string; kind: 'passkey' | 'totp'; name: string; createdAt: number; lastUsedAt: number | null };

/** The logged-in administrator. */
export type Me = {
  id: string;
  username: string;
  email: string;
  role: Role;
  factors: Factor[];
  recoveryCodesLeft: number;
  /** From when on a second factor is required, if it is. */
  factorRequiredFrom: number | null;
  /** The address that waits to be confirmed, if any. */
  newEmail: string | null;
};

/** One of an account's sessions. The network is only compared with the one that asks. */
export type SessionEntry = {
  id: string;
  device: string;
  isCurrent: boolean;
  isSameNetwork: boolean;
  createdAt: number;
  lastUsedAt: number;
};

/** A row of the Team panel; `approved` is false while the account awaits an owner's approval. */
export type TeamMember = {
  id: string;
  username: string;
  email: string;
  role: Role;
  approved: boolean;
  createdAt: number;
  hasFactor: boolean;
};

export type Invitation = { id: string; email: string; role: Role; invitedBy: string; expiresAt: number };
export type Invitations = { invitations: Invitation[]; factorRequiredFrom: number | null };

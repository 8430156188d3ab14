import { z } from 'zod';

/** An owner also manages the team. */
const roles = ['owner', 'admin'] as const;
export type Role = (typeof roles)[number];

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

/** Users often copy the code with spaces. */
const verificationCode = text('The code', 'Enter the code from the email.')
  .transform((code) => code.replace(/\s/g, ''))
  .pipe(z.string().regex(/^\d{6}$/, 'Enter the 6 digits from the email.'));

export const signupInput = z.object({ username, email, password: newPassword });
export const verifyInput = z.object({ email, verificationCode });
export const emailInput = z.object({ email });
export const loginInput = z.object({
  email,
  password: text('The password', 'Enter your password.').min(1, 'Enter your password.').max(1024, 'This password is too long.'),
});
export const resetInput = z.object({
  token: text('The token', 'Enter the token from the email.')
    .transform((token) => token.trim())
    .pipe(z.string().min(1, 'Enter the token from the email.').max(200, 'This token is too long.')),
  newPassword,
});
export const roleInput = z.object({ role: z.enum(roles, 'Choose owner or admin.') });

export type SignupInput = z.input<typeof signupInput>;
export type VerifyInput = z.input<typeof verifyInput>;
export type EmailInput = z.input<typeof emailInput>;
export type LoginInput = z.input<typeof loginInput>;
export type ResetInput = z.input<typeof resetInput>;

export type MessageAnswer = { message: string };
export type LoginAnswer = { token: string; role: Role; message: string };

/** The logged-in administrator. */
export type Me = { id: string; username: string; email: string; role: Role };

/** A row of the Team panel; `approved` is false while the account awaits an owner's approval. */
export type TeamMember = Me & { approved: boolean; createdAt: number };

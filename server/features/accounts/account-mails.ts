import { company } from '../../../content/company.ts';
import { brandedMail } from '../../platform/mail/branded-mail.ts';
import type { Mail } from '../../platform/mail/outbox.ts';

const ignore = 'If this was not you, you need not do anything: without the code nothing happens.';
const utc = (time: number) => `${new Date(time).toISOString().slice(0, 19).replace('T', ' at ')} UTC`;

/** Anyone can register a stranger's address with any name, so URLs are stripped from the name. */
const plainName = (name: string) => name.replace(/[^\p{L}\p{M}\p{N} '’-]/gu, '').trim();

/** Account mails. Secrets go into the URL fragment, which browsers do not send to servers. */
export function accountMails(publicUrl: string) {
  const login = `${publicUrl}/adminLogin`;
  return {
    verificationCode: ({ email, username, code, at }: { email: string; username: string; code: string; at: number }): Mail =>
      brandedMail({
        to: email,
        subject: 'Your verification code',
        paragraphs: [
          `Somebody registered this address as “${plainName(username)}” for the administration of the ${company.name} website on ${utc(at)}.`,
          'Enter this code to verify the address, but only if this registration is yours: the account gets the password that was chosen with it. The code is valid for 10 minutes.',
        ],
        secret: { label: 'Verification code', value: code },
        button: {
          label: 'Verify the address',
          url: `${publicUrl}/adminVerifyEmail#${new URLSearchParams({ email, verificationCode: code })}`,
        },
        ending: ignore,
      }),

    severalWait: ({ email }: { email: string }): Mail =>
      brandedMail({
        to: email,
        subject: 'More than one registration waits for your address',
        paragraphs: [
          `Somebody asked for a new verification code for the administration of the ${company.name} website. More than one registration waits for this address, and we cannot tell which of them is yours.`,
          'For your safety no new code is sent: it could belong to somebody else’s registration and give your account their password.',
          'Please register again with the password you want, and use the code of the mail that this brings.',
        ],
        button: { label: 'Register again', url: `${publicUrl}/adminregister` },
        ending: 'If you did not register, you need not do anything: without a code nothing happens.',
      }),

    alreadyRegistered: ({ email, at }: { email: string; at: number }): Mail =>
      brandedMail({
        to: email,
        subject: 'Someone tried to register with your address',
        paragraphs: [
          `On ${utc(at)} somebody tried to register this address for the administration of the ${company.name} website. It has an account already, so nothing was changed.`,
          'If it was you, log in, or ask for a new password with “Forgot Password?”.',
        ],
        button: { label: 'Go to the login', url: login },
        ending: 'If it was not you, you need not do anything.',
      }),

    resetToken: ({ email, token }: { email: string; token: string }): Mail =>
      brandedMail({
        to: email,
        subject: 'Reset your password',
        paragraphs: [
          `Somebody asked for a new password for your account on the ${company.name} website.`,
          'Open the link or enter this token, and choose a new password. The token can be used once, within one hour.',
        ],
        secret: { label: 'Password token', value: token },
        button: { label: 'Choose a new password', url: `${publicUrl}/reset-password#${new URLSearchParams({ token })}` },
        ending: 'If this was not you, you need not do anything: your password stays as it is.',
      }),

    approved: ({ email, username }: { email: string; username: string }): Mail =>
      brandedMail({
        to: email,
        subject: 'Your account was approved',
        paragraphs: [
          `Hello ${plainName(username)},`,
          `an owner has approved your account for the administration of the ${company.name} website. You can log in now.`,
        ],
        button: { label: 'Go to the login', url: login },
      }),
  };
}

export type AccountMails = ReturnType<typeof accountMails>;

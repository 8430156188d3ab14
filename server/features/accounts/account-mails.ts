import type { Role } from '../../../contract/roles.ts';
import { brand } from '../../platform/brand.ts';
import { brandedMail } from '../../platform/mail/branded-mail.ts';
import type { Mail } from '../../platform/mail/outbox.ts';
import type { News } from './notices.ts';

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
          `Somebody registered this address as “${plainName(username)}” for the administration of the ${brand.name} website on ${utc(at)}.`,
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
          `Somebody asked for a new verification code for the administration of the ${brand.name} website. More than one registration waits for this address, and we cannot tell which of them is yours.`,
          'For your safety no new code is sent: it could belong to somebody else’s registration and give your account their password.',
          'Please register again with the password you want, and use the code from the email that this brings.',
        ],
        button: { label: 'Register again', url: `${publicUrl}/adminregister` },
        ending: 'If you did not register, you need not do anything: without a code nothing happens.',
      }),

    alreadyRegistered: ({ email, at }: { email: string; at: number }): Mail =>
      brandedMail({
        to: email,
        subject: 'Someone tried to register with your address',
        paragraphs: [
          `On ${utc(at)} somebody tried to register this address for the administration of the ${brand.name} website. It has an account already, so nothing was changed.`,
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
          `Somebody asked for a new password for your account on the ${brand.name} website.`,
          'Open the link or enter this token, and choose a new password. The token can be used once, within one hour.',
        ],
        secret: { label: 'Password token', value: token },
        button: { label: 'Choose a new password', url: `${publicUrl}/reset-password#${new URLSearchParams({ token })}` },
        ending: 'If this was not you, you need not do anything: your password stays as it is.',
      }),

    news: ({ to, username, news, token, at }: { to: string; username: string; news: News; token: string; at: number }): Mail => {
      const { subject, sentence } = newsWords(news);
      return brandedMail({
        to,
        subject,
        paragraphs: [`Hello ${plainName(username)},`, `${sentence} It happened on ${utc(at)}.`],
        button: { label: 'This was not me', url: `${publicUrl}/not-me#${new URLSearchParams({ token })}` },
        ending:
          'If this was you, you need not do anything. If not, press the button: it logs out every device of your account. Then choose a new password with “Forgot Password?”. The button works once, for seven days.',
      });
    },

    registrationWaits: ({ to, waiting }: { to: string; waiting: { email: string; username: string } }): Mail =>
      brandedMail({
        to,
        subject: 'A registration waits for your approval',
        paragraphs: [
          `“${plainName(waiting.username)}” (${waiting.email}) has registered for the administration of the ${brand.name} website and waits for an owner's approval.`,
        ],
        button: { label: 'Open the team', url: `${publicUrl}/adminDashboard/team` },
        ending: 'If you do not know this person, remove the registration there.',
      }),

    invitation: ({ email, role, by, token }: { email: string; role: Role; by: string; token: string }): Mail =>
      brandedMail({
        to: email,
        subject: `You are invited to the ${brand.name} website`,
        paragraphs: [
          `${plainName(by)} invites you to work on the ${brand.name} website as ${role}.`,
          'Open the link and choose a name and a password. It can be used once, within seven days.',
        ],
        secret: { label: 'Invitation', value: token },
        button: { label: 'Accept the invitation', url: `${publicUrl}/accept-invitation#${new URLSearchParams({ token })}` },
        ending: 'If you did not expect this, you need not do anything.',
      }),

    confirmEmail: ({ to, email, token }: { to: string; email: string; token: string }): Mail =>
      brandedMail({
        to,
        subject: 'Confirm the new address of your account',
        paragraphs: [
          `Somebody who is logged in as you asked to change the address of your account on the ${brand.name} website to ${email}.`,
          'The change needs a yes from the old and from the new address. The link can be used once, within one day.',
        ],
        secret: { label: 'Token', value: token },
        button: { label: 'Confirm the change', url: `${publicUrl}/confirm-email#${new URLSearchParams({ token })}` },
        ending: 'If this was not you, do not confirm it: nothing changes. Choose a new password to be safe.',
      }),

    approved: ({ email, username }: { email: string; username: string }): Mail =>
      brandedMail({
        to: email,
        subject: 'Your account was approved',
        paragraphs: [
          `Hello ${plainName(username)},`,
          `an owner has approved your account for the administration of the ${brand.name} website. You can log in now.`,
        ],
        button: { label: 'Go to the login', url: login },
      }),
  };
}

/** What happened, as a subject and a sentence. */
function newsWords(news: News): { subject: string; sentence: string } {
  const of = `of your account on the ${brand.name} website`;
  switch (news.what) {
    case 'new-device':
      return {
        subject: 'A new device signed in',
        sentence: `A device that we had not seen before signed in to your account on the ${brand.name} website: ${news.device}.`,
      };
    case 'password':
      return { subject: 'Your password was changed', sentence: `The password ${of} was changed.` };
    case 'email':
      return { subject: 'Your address was changed', sentence: `The address ${of} is now ${news.email}.` };
    case 'factor-added':
      return {
        subject: 'A second factor was added',
        sentence: `“${plainName(news.name ?? '')}” was added as a second factor ${of}.`,
      };
    case 'factor-removed':
      return {
        subject: 'A second factor was removed',
        sentence: `“${plainName(news.name ?? '')}” was removed from the second factors ${of}.`,
      };
    case 'factors-reset':
      return {
        subject: 'Your second factors were removed',
        sentence: `An owner or the operator removed all second factors ${of}.`,
      };
    case 'recovery-codes':
      return {
        subject: 'New recovery codes were made',
        sentence: `New recovery codes ${of} were made; the old ones no longer work.`,
      };
    case 'recovery-code-used':
      return {
        subject: 'A recovery code was used',
        sentence: `A recovery code ${of} was used. ${news.left === 1 ? '1 is' : `${news.left} are`} left.`,
      };
    case 'role':
      return { subject: 'Your role was changed', sentence: `The role ${of} is now ${news.role}.` };
  }
}

export type AccountMails = ReturnType<typeof accountMails>;

import type { PlainWords } from '../schemas/plain.ts';

export const words: PlainWords = {
  title: 'Privacy and cookies on this website',
  description: 'What this website stores about you, why and for how long: the messages you send to {name}, and little else.',
  keywords: ['GDPR', 'data protection', 'cookies', 'personal data'],
  hero: {
    heading: 'Privacy',
    lede: 'What this website stores about you, why, and for how long.',
  },
  sections: [
    {
      heading: 'In short',
      paragraphs: [
        'You can read every page without telling us anything. We store what you send through the contact form, so that we can answer you.',
      ],
      points: [
        'No cookies',
        'No tracking, no advertising, no profiles',
        'No fonts, scripts or pictures from other companies, unless the contact form shows a captcha',
      ],
    },
    {
      heading: 'When you write to us',
      paragraphs: [
        'The contact form sends us your email address, phone number, first and last name, company name, country or region and your message. Email and phone number are needed; the rest is up to you. We store these seven fields, the time at which they arrived, a reference number and what our team notes about its answer.',
        'The message is kept in our database {messageDelivery}. We erase it when its time is up, normally after {messageRetentionDays} days; sooner, 30 days after one of us deletes it, or at once if you ask us to. Only a message that we have to keep, for example in a dispute, is put on hold and stays longer. We will gladly tell you the day on which yours is erased.',
        '{messageFiles}',
        'The confirmation names a reference and the address of a private page. On it you see how far we are, add to what you wrote, and erase all of it at once: message, additions, our answers and notes, files, and emails that still wait here. The key to that page is part of its address and stays in your browser; we store only a fingerprint of it. {receipts} Backups that were made before you erase your message are kept for a while and used for nothing but repairing a loss; the page says until when. If one of them has to be used, what you erased is erased again.',
        'To stop floods of automatic messages we count, for ten minutes, how many come from one network address. Automatic rules set aside what looks like spam; our team can still read it. To recognize a message that was sent twice by accident, we keep a one-way fingerprint of it for two minutes, or for up to a day if your browser marks the second attempt as a retry. Neither is stored with your message, and both are forgotten afterwards.',
        'The contact form may show a captcha, a check that you are a person. It is then loaded from its provider, which sees your network address. Where you see none, no other company is involved.',
      ],
    },
    {
      heading: 'Enquire Now forms',
      paragraphs: [
        'The Enquire Now forms on service pages send nothing. What you type is kept in your own browser (session storage) and shown again on the Contact Us page, where you decide whether to send it. It is removed when you send it or close the tab.',
      ],
    },
    {
      heading: 'What your browser remembers',
      paragraphs: [
        'Three choices stay in your browser’s local storage, so that you make them once. They are not sent to us. Until you close the tab, it also keeps how far you have scrolled, so that Back finds the place.',
      ],
      points: ['Light or dark theme', 'Whether moving pictures are paused', 'Whether the / key opens the search'],
    },
    {
      heading: 'Administrators',
      paragraphs: [
        'People who manage this website have an account with a name, an email address and a password. The password is stored only as a hash, which cannot be turned back. While an administrator is logged in, a session token is kept in the browser’s session storage.',
      ],
    },
    {
      heading: 'Your rights',
      paragraphs: [
        'You may ask what we hold about you, have it corrected or have it erased, also where our team keeps it in another system, such as a customer database. What you sent through the contact form you can erase yourself, on the private page named in its confirmation. For anything else write through the Contact Us page, from the address you used before, and say what you would like us to do.',
      ],
      link: { text: 'Contact Us', path: '/contactUs' },
    },
  ],
};

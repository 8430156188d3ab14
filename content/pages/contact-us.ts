import type { ContactWords } from '../schemas/contact.ts';

export const words: ContactWords = {
  title: 'Contact Us',
  description:
    'Write to {name} about your systems, data or project. Contact office: {contactOffice.city}, {contactOffice.country}.',
  keywords: ['phone', 'telephone', 'address', 'e-mail'],
  hero: {
    heading: 'Contact US!',
    lede: 'Tell us what you are working on and how to reach you.',
  },
  office: { heading: 'Our office' },
  form: { heading: 'Get in touch' },
};

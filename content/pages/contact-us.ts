import type { ContactWords } from '../schemas/contact.ts';

export const words: ContactWords = {
  title: 'Contact Us: tell us about your project',
  description:
    'Write to {name} about your systems, data or project and say how to reach you. Contact office: {contactOffice.city}, {contactOffice.country}.',
  keywords: ['phone', 'telephone', 'address', 'email'],
  hero: {
    heading: 'Contact US!',
    lede: 'Tell us what you are working on and how to reach you. Our headquarters are in {headquarters}, with offices in {offices}.',
  },
  office: { heading: 'Contact office' },
  form: { heading: 'Get in touch' },
};

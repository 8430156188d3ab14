import type { ContactWords } from '../schemas/contact.ts';

export const words: ContactWords = {
  title: 'Contact Us: tell us about your project',
  description:
    'Write to {name} about your systems, data or project and say how to reach you. Contact office: {contactOffice.city}, {contactOffice.country}.',
  keywords: ['phone', 'telephone', 'address', 'email'],
  hero: {
    heading: 'Contact US!',
    lede: 'Tell us what you are working on and how to reach you.',
  },
  office: { heading: 'Contact office' },
  form: { heading: 'Get in touch' },
  places: { heading: 'Where else we are', text: 'Headquarters in {headquarters}. Offices in {offices}.' },
  next: {
    heading: 'What happens next',
    steps: [
      { title: 'You get a reference', text: 'It is shown as soon as your message is stored. Quote it if you write again.' },
      { title: 'One of us reads it', text: 'A member of our team reads your message and answers by email or phone.' },
      { title: 'We talk', text: 'If your question needs more than a short answer, we offer a first consultation. It is free.' },
    ],
  },
};

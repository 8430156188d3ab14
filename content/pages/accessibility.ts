import type { PlainWords } from '../schemas/plain.ts';

export const words: PlainWords = {
  title: 'Accessibility of this website',
  description: 'How the {name} website is made to work for everyone, what you can adjust, and how to tell us about a barrier.',
  hero: {
    heading: 'Accessibility',
    lede: 'This website should work for you, whatever you use to read it.',
  },
  sections: [
    {
      heading: 'What we aim for',
      paragraphs: [
        'We build to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA, and check with automatic tools and by keyboard.',
      ],
    },
    {
      heading: 'What you can rely on',
      paragraphs: ['These hold on every public page.'],
      points: [
        'Everything can be reached and used with the keyboard, and the focus is always visible',
        'Headings, landmarks, labels and error messages are written for screen readers as well',
        'Text can be enlarged to 400% without scrolling sideways',
        'Colour is never the only way something is said',
        'Pages can be read without JavaScript; the contact form can be sent without it unless it shows a captcha',
      ],
    },
    {
      heading: 'What you can adjust',
      paragraphs: ['Your system’s settings are followed, and some can be changed here.'],
      points: [
        'Light and dark theme: the switch at the top of each page',
        'Movement: every moving part has its own pause button, and nothing moves by itself if your system asks for reduced motion',
        'Search: the / key opens it, and the search box lets you switch that key off; Ctrl-K opens it as well',
        'High contrast: the site follows the forced colours of your system',
        'Printing: pages print as plain text without pictures',
      ],
    },
    {
      heading: 'Known limits',
      paragraphs: [
        'The film on the home page has no sound and carries no information that is not in the text beside it, so it has no captions. The chart of our offices is described in words.',
      ],
    },
    {
      heading: 'Tell us about a barrier',
      paragraphs: [
        'If something does not work for you, write to us through the Contact Us page. Name the page and what you were trying to do, and we will answer and look for a remedy.',
      ],
      link: { text: 'Contact Us', path: '/contactUs' },
    },
  ],
};

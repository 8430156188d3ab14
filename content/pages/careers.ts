import type { ListingWords } from '../schemas/listing.ts';

export const words: ListingWords = {
  title: 'Careers: open positions',
  description: 'Open positions at {name}: what the work is, where it is done, and how to apply for it.',
  keywords: ['careers', 'career', 'jobs', 'job', 'vacancies', 'vacancy', 'hiring', 'internship', 'apply'],
  hero: {
    heading: 'Careers',
    lede: 'Open positions: what the work is, where it is done, and how to apply.',
  },
  more: 'See the position',
  closing: {
    heading: 'No position that fits?',
    text: 'Write to us and say what you do and where you would like to work.',
  },
};

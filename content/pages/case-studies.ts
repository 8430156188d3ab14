import type { ListingWords } from '../schemas/listing.ts';

export const words: ListingWords = {
  title: 'Case studies: work and results',
  description: 'What clients of {name} set out to change, what was done and what came of it, told with their agreement.',
  keywords: ['case studies', 'case study', 'references', 'clients', 'projects', 'success stories'],
  hero: {
    heading: 'Case studies',
    lede: 'What clients set out to change, what was done, and what came of it.',
  },
  more: 'Read the case study',
  closing: {
    heading: 'Facing something similar?',
    text: 'Tell us what you run today and what should change. The first consultation is free.',
  },
};

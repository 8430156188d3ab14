import type { SearchWords } from '../schemas/search.ts';

export const words: SearchWords = {
  title: 'Search services, articles and news',
  description: 'Find a page, a service, an article or a news item on this website, with typos forgiven.',
  hero: { heading: 'Search' },
  browse: 'Browse by service area',
  closing: {
    heading: 'Not what you were looking for?',
    text: 'Ask us in your own words. We will point you to the right page, or answer you directly.',
  },
};

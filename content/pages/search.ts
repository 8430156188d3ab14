import type { SearchWords } from '../schemas/search.ts';

export const words: SearchWords = {
  title: 'Search',
  description: 'Find a page, a service, an article or a news item on this website.',
  hero: { heading: 'Search' },
};

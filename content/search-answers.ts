// Questions that no page is about. Each is answered among the search results and leads to the page that comes closest.
import type { ListingId } from './listings.ts';
import type { PageTarget } from './site-map.ts';

/** `until` there is a page about it. */
type SearchAnswer = { title: string; text: string; path: PageTarget; keywords: readonly string[]; until?: ListingId };

export const searchAnswers: readonly SearchAnswer[] = [
  {
    title: 'Working at {name}',
    text: 'Vacancies are on this website when there are any. You can also write to us and say what you do.',
    path: '/contactUs#next',
    until: 'careers',
    keywords: ['careers', 'career', 'jobs', 'job', 'vacancies', 'vacancy', 'hiring', 'internship', 'apply'],
  },
  {
    title: 'Prices and estimates',
    text: 'We have no price list: a price depends on your systems and on the work. Tell us roughly what you need and ask for an estimate.',
    path: '/contactUs#form',
    keywords: ['pricing', 'price', 'prices', 'cost', 'rates', 'quote', 'estimate', 'budget'],
  },
];

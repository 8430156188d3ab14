import type { PageId, PagePath } from '../site-map.ts';

/** The one page that depends on its query, so it is rendered for each. */
export const searchPath = '/search' satisfies PagePath;

/** Longer questions are cut: nobody types them. */
const longestQuery = 100;

/** The search page and the box that every page can open. */
export const searchLabels = {
  label: 'Search this website',
  placeholder: 'What are you looking for?',
  button: 'Search',
  results: 'Results',
  close: 'Close search',
  hint: 'Pages, services, articles and news, found as you type.',
  keys: [
    { keys: ['↑', '↓'], text: 'choose' },
    { keys: ['Enter'], text: 'open' },
    { keys: ['Esc'], text: 'close' },
  ],
  quick: 'Often looked for',
  ask: 'Ask us instead',
  all: 'All results',
  older: 'All results has older articles and news, too.',
  shortcut: 'The / key opens this search',
  failed: 'The search could not be loaded. Check your connection and try again.',
} as const;

/** What the search box offers before anything is typed, and where nothing is found. */
export const quickServices = [
  'sap-hana',
  'oracle',
  'mendix-page',
  'polarion-page',
  'manage-cloud',
  'staff-augmentation',
] as const satisfies PageId[];

/** What is searched for, cut to size without cutting a character in half. */
export const cutQuery = (query: string) => query.trim().slice(0, longestQuery).toWellFormed();

/** What a listener and a reader are told about a result list, before and after the words they asked for. */
export function resultCount(count: number, hasMore = false): [string, string] {
  if (count === 0) return ['Nothing found for “', '”. Try fewer or other words.'];
  if (hasMore) return [`More than ${count} results for “`, '”. Another word narrows them down.'];
  return [`${count} ${count === 1 ? 'result' : 'results'} for “`, '”'];
}

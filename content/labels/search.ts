import type { PagePath } from '../site-map.ts';

/** The one page that depends on its query, so it is rendered for each. */
export const searchPath = '/search' satisfies PagePath;

/** Longer questions are cut: nobody types them. */
export const longestQuery = 100;

/** The search page and the box that every page can open. */
export const searchLabels = {
  label: 'Search this website',
  placeholder: 'What are you looking for?',
  button: 'Search',
  results: 'Results',
  close: 'Close search',
  hint: 'Pages, services, articles and news, found as you type.',
  keys: 'Arrow keys to choose, Enter to open, Escape to close.',
  all: 'All results',
  shortcut: 'The / key opens this search',
  failed: 'The search could not be loaded. Check your connection and try again.',
} as const;

/** What is searched for, cut to size without cutting a character in half. */
export const cutQuery = (query: string) => query.trim().slice(0, longestQuery).toWellFormed();

/** What a listener and a reader are told about a result list, before and after the words they asked for. */
export function resultCount(count: number): [string, string] {
  if (count === 0) return ['Nothing found for “', '”. Try fewer or other words.'];
  return [`${count} ${count === 1 ? 'result' : 'results'} for “`, '”'];
}

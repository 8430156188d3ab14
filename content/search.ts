// Removed once the page takes its words as a value.
import { searchLabels } from './labels/search.ts';
import { words } from './pages/search.ts';

export { cutQuery, longestQuery, resultCount, searchPath } from './labels/search.ts';

export const searchPage = { ...words, ...searchLabels };

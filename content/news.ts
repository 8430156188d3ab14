// Removed once the page takes its words as a value.
import { company } from './company.ts';
import { words } from './pages/news.ts';
import { fillPlaceholders } from './placeholders.ts';

export type { NewsItem } from './schemas/news.ts';

export const { items: news, ...newsPage } = fillPlaceholders(words, company);

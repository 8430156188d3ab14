// Removed once the page takes its words as a value.
import { company } from './company.ts';
import { words } from './pages/about-us.ts';
import { fillPlaceholders } from './placeholders.ts';

export const aboutPage = fillPlaceholders(words, company);

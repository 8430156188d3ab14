// Removed once the page takes its words as a value.
import { company } from './company.ts';
import { words } from './pages/accessibility.ts';
import { fillPlaceholders } from './placeholders.ts';

export const accessibilityPage = fillPlaceholders(words, company);

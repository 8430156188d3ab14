// Removed once the page takes its words as a value.
import { company } from './company.ts';
import { words } from './pages/privacy.ts';
import { fillPlaceholders } from './placeholders.ts';

export const privacyPage = fillPlaceholders(words, company);

export type { PlainSection } from './schemas/plain.ts';

// Removed once the page takes its words as a value.
import { company } from './company.ts';
import { words } from './pages/home.ts';
import { fillPlaceholders } from './placeholders.ts';

export type { ServiceTab } from './schemas/home.ts';

/** Milliseconds (specification, section 9). */
export const homeTiming = { bannerInterval: 3000, partnerInterval: 4000, partnerMove: 2000 } as const;

const { managedTexts: managed, ...page } = fillPlaceholders(words, company);
export const homePage = { ...page, managed };

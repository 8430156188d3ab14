// Removed once the page takes its words as a value.
export { related as relatedTexts } from './labels/related.ts';

import { words } from './pages/services.ts';

export const { familyTexts } = words;
export const servicesPage = words;

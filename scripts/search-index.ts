// Removed once the page takes its words as a value.
import { nothingManaged } from '../contract/homepage.ts';
import { searchIndex as indexOf } from '../server/web/pages/search-index.ts';
import { wordsService } from '../server/web/pages/words.ts';

export const searchIndex = () => indexOf(wordsService({ managedHome: async () => nothingManaged }));

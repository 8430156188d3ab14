import type { Hue } from '../content/schemas/hue.ts';
import type { PageKind, PageTarget } from '../content/site-map.ts';
import type { PageWords } from './words.ts';

/** A page as the browser fetches it: its site map data and its words. The URL contains the content hash. */
export type PageResource<Kind extends PageKind = PageKind> = {
  id: string;
  path: string;
  kind: Kind;
  name: string;
  hue: Hue;
  /** File name of the picture in app/art and of the page's Open Graph image. */
  art: string;
  words: PageWords[Kind];
  /** Paths of the icons the words name, added by the server. */
  icons?: Record<string, string>;
};

/** A page that an unknown address may have meant. */
export type MeantLink = { text: string; path: PageTarget };

/** Every public page with its kind and the current URL of its words. `fromServer`: the browser cannot show it by itself. */
export type PageIndex = Record<string, { kind: PageKind; words: string; fromServer?: true }>;

export const pageIndexPath = '/words/index.json';

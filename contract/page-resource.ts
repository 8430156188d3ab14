import type { Hue } from '../content/schemas/hue.ts';
import type { PageKind, PagePath } from '../content/site-map.ts';
import type { PageWords } from './words.ts';

/** A page as the browser fetches it: what the site map knows of it, and its words. It lies under the hash of its bytes. */
export type PageResource<Kind extends PageKind = PageKind> = {
  path: PagePath;
  kind: Kind;
  name: string;
  hue: Hue;
  /** The picture's name in app/art and of the page's Open Graph image. */
  art: string;
  words: PageWords[Kind];
};

/** Every public page: its kind, and the address under which its words are now. */
export type PageIndex = Record<string, { kind: PageKind; words: string }>;

export const pageIndexPath = '/words/index.json';

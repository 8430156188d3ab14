import { panelPath } from '../../../contract/admin-paths.ts';
import type { EntryKind } from '../../../contract/entries.ts';

const panelOf = {
  article: 'articles',
  news: 'news',
  page: 'pages',
  facts: 'facts',
  banner: 'allBanners',
  service: 'allServices',
} as const satisfies Record<EntryKind, string>;

/** The panel that lists entries of a kind. */
export const panelOfKind = (kind: EntryKind) => panelPath(panelOf[kind]);

/** The editor of an entry; `new` begins another one. */
export const entryAddress = (kind: EntryKind, id: string) => `${panelOfKind(kind)}?entry=${encodeURIComponent(id)}`;

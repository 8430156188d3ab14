import { panelPath } from '../../../contract/admin-paths.ts';
import type { EntryKind } from '../../../contract/entries.ts';

const panelOf = {
  article: 'articles',
  news: 'news',
  page: 'pages',
  facts: 'facts',
  banner: 'allBanners',
  service: 'allServices',
  'case-study': 'company',
  person: 'company',
  credential: 'company',
  'engagement-model': 'company',
  vacancy: 'company',
  'legal-entity': 'company',
} as const satisfies Record<EntryKind, string>;

/** Kinds that share a panel, in the order of its tabs. */
export const companyKinds = (Object.keys(panelOf) as EntryKind[]).filter((kind) => panelOf[kind] === 'company');

/** The panel that lists entries of a kind. */
export const panelOfKind = (kind: EntryKind) => panelPath(panelOf[kind]) + (panelOf[kind] === 'company' ? `?kind=${kind}` : '');

/** The editor of an entry; `new` begins another one. */
export const entryAddress = (kind: EntryKind, id: string) =>
  `${panelOfKind(kind)}${panelOf[kind] === 'company' ? '&' : '?'}entry=${encodeURIComponent(id)}`;

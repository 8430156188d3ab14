// Props of each page kind: its own texts with company facts filled in, and what it shows of other pages. Plain JSON: sent with
// the page, and fetched alone on client-side navigation.
import type { Family } from '../content/areas.ts';
import type { Crumb } from '../content/crumbs.ts';
import type { CompanyFacts, ContactOffice, Counter } from '../content/schemas/company.ts';
import type { Hue } from '../content/schemas/hue.ts';
import type { Section, WhyUs } from '../content/schemas/sections.ts';
import type { Words } from '../content/schemas/words.ts';
import type { PageKind, PagePath, ServiceKind } from '../content/site-map.ts';
import type { ManagedHome } from './homepage.ts';
import type { SearchDocument } from './search.ts';

/** Keywords are only for the search index. */
type Own<K extends PageKind> = Omit<Words[K], 'keywords'>;

/** A link to another page with its summary. */
export type PageLink = { path: PagePath; name: string; summary: string; hue: Hue; art: string };

/** An article as listed on the blogs page. */
export type BlogCard = { path: PagePath; title: string; text: string; art: string; hue: Hue };

export type FamilyList = { family: Family; heading: string; text: string; pages: PageLink[] };

/** The counters section with its target values; `tick` is the time per step in milliseconds. */
type WhyUsSection = WhyUs & { counters: Counter[]; tick: number; award: CompanyFacts['award'] };
export type PageSection = Exclude<Section, WhyUs> | WhyUsSection;

type Service<K extends ServiceKind> = Omit<Own<K>, 'sections'> & {
  sections: PageSection[];
  crumbs: Crumb[];
  /** Other pages of its family, so that no page is a dead end. */
  related: { label: string; heading: string; pages: PageLink[] };
};

export type PageWords = {
  home: Own<'home'> & {
    officeChart: string;
    /** Values drawn as that many tick marks. */
    ticks: { industries: number; countries: number };
    managed: ManagedHome;
  };
  about: Own<'about'> & { officeChart: string };
  services: Omit<Own<'services'>, 'familyTexts'> & { families: FamilyList[] };
  service: Service<'service'>;
  'low-code': Service<'low-code'>;
  lifecycle: Service<'lifecycle'>;
  blogs: Omit<Own<'blogs'>, 'next'> & { cards: BlogCard[] };
  news: Own<'news'>;
  article: Omit<Own<'article'>, 'summary'> & {
    path: PagePath;
    art: string;
    crumbs: Crumb[];
    /** Heading above the other articles. */
    next: string;
    others: BlogCard[];
  };
  contact: Omit<Own<'contact'>, 'office'> & { office: { heading: string } & ContactOffice };
  search: Own<'search'> & { documents: SearchDocument[] };
  plain: Own<'plain'>;
};

/** The words type of a given page. */
export type WordsOf<P extends { kind: PageKind }> = PageWords[P['kind']];

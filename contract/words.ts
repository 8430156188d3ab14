// What a page's component gets, by kind: its own words with the facts of the company in place, and what it shows of other pages.
// Plain values: the server sends them with the page, and alone when a visitor goes from page to page.
import type { Family } from '../content/areas.ts';
import type { Crumb } from '../content/crumbs.ts';
import type { CompanyFacts, ContactOffice, Counter } from '../content/schemas/company.ts';
import type { Hue } from '../content/schemas/hue.ts';
import type { Section, WhyUs } from '../content/schemas/sections.ts';
import type { Words } from '../content/schemas/words.ts';
import type { PageKind, PagePath, ServiceKind } from '../content/site-map.ts';
import type { ManagedHome } from './homepage.ts';
import type { SearchDocument } from './search.ts';

/** Keywords are for the search index alone. */
type Own<K extends PageKind> = Omit<Words[K], 'keywords'>;

/** Another page in two lines. */
export type PageLink = { path: PagePath; name: string; summary: string; hue: Hue; art: string };

/** An article as the blogs list shows it. */
export type BlogCard = { path: PagePath; title: string; text: string; art: string; hue: Hue };

export type FamilyList = { family: Family; heading: string; text: string; pages: PageLink[] };

/** The banner of counters with the figures it counts to; `tick` is the time of a step in milliseconds. */
type WhyUsSection = WhyUs & { counters: Counter[]; tick: number; award: CompanyFacts['award'] };
export type PageSection = Exclude<Section, WhyUs> | WhyUsSection;

type Service<K extends ServiceKind> = Omit<Own<K>, 'sections'> & {
  sections: PageSection[];
  crumbs: Crumb[];
  /** The neighbours in its family, so that no page is a dead end. */
  related: { label: string; heading: string; pages: PageLink[] };
};

export type PageWords = {
  home: Own<'home'> & {
    officeChart: string;
    /** The figures that are drawn as so many ticks. */
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
    /** Stands above the other articles. */
    next: string;
    others: BlogCard[];
  };
  contact: Omit<Own<'contact'>, 'office'> & { office: { heading: string } & ContactOffice };
  search: Own<'search'> & { documents: SearchDocument[] };
  plain: Own<'plain'>;
};

/** The words of a page whose kind is known by the page itself. */
export type WordsOf<P extends { kind: PageKind }> = PageWords[P['kind']];

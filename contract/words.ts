// Props of each page kind: its own texts with company facts filled in, and what it shows of other pages. Plain JSON: sent with
// the page, and fetched alone on client-side navigation.
import type { Family } from '../content/areas.ts';
import type { Crumb } from '../content/crumbs.ts';
import type { ArticleBlock, ArticleWords } from '../content/schemas/article.ts';
import type { BearingWords } from '../content/schemas/bearing.ts';
import type { CompanyFacts, ContactOffice, Counter } from '../content/schemas/company.ts';
import type { Credential, LegalEntity, Person, Vacancy } from '../content/schemas/company-entries.ts';
import type { FigureSection } from '../content/schemas/figure.ts';
import type { Hue } from '../content/schemas/hue.ts';
import type { LabelledLink } from '../content/schemas/inline.ts';
import type { Option, Section, WhyUs } from '../content/schemas/sections.ts';
import type { Figure, TextLink } from '../content/schemas/shapes.ts';
import type { Words } from '../content/schemas/words.ts';
import type { PageKind, ServiceKind } from '../content/site-map.ts';
import type { ManagedHome, ManagedImage } from './homepage.ts';
import type { SearchDocument } from './search.ts';

/** Keywords are only for the search index. */
type Own<K extends PageKind> = Omit<Words[K], 'keywords'>;

/** An uploaded picture as a page shows it. `focus` stays visible when it is cropped, from 0 to 1. */
export type ShownPicture = { image: ManagedImage; alt: string; focus?: { x: number; y: number } };

/** A link to another page with its summary. */
export type PageLink = { path: string; name: string; summary: string; hue: Hue; art: string };

export type LinkList = { label: string; heading: string; pages: PageLink[] };

/** An article as listed on the blogs page. */
export type BlogCard = {
  path: string;
  title: string;
  text: string;
  art: string;
  hue: Hue;
  area: string;
  published: string;
  picture?: ShownPicture;
};

/** A news item; `id` is part of its anchor. */
export type NewsCard = {
  id: string;
  title: string;
  timeStamp: string;
  art: string;
  hue: Hue;
  desc: string;
  path?: string;
  picture?: ShownPicture;
};

/** A long list in pages: `number` of `count`, the first being 1. */
export type ListPage = { number: number; count: number };

/** A block of an article, with its picture resolved. */
export type ShownBlock =
  | Exclude<ArticleBlock, { kind: 'picture' }>
  | { kind: 'picture'; picture: ShownPicture; caption?: string };

export type FamilyList = { family: Family; heading: string; text: string; pages: PageLink[] };

/** The counters section with its target values; `tick` is the time per step in milliseconds. */
type WhyUsSection = WhyUs & { counters: Counter[]; tick: number; award: CompanyFacts['award'] };

/** Drawings are drawn by the server: browsers get their markup instead of the code that draws. */
export type FigureWords = Omit<FigureSection, 'drawings'> & { drawings?: FigureSection['drawings']; html?: string };
export type PageSection = Exclude<Section, WhyUs | FigureSection> | WhyUsSection | FigureWords;

type Service<K extends ServiceKind> = Omit<Own<K>, 'sections'> & {
  sections: PageSection[];
  crumbs: Crumb[];
  /** Pages of other families that belong to it; may be empty. */
  seeAlso: LinkList;
  /** Other pages of its family. */
  related: LinkList;
};

/** The ring of services: each with one sentence, in its order round the ring. */
export type Bearing = Omit<BearingWords, 'order'> & { services: { path: string; name: string; hue: Hue; text: string }[] };

type Headed = { label: string; heading: string };
type ShownPerson = Omit<Person, 'image' | 'place'> & { picture?: ShownPicture };
export type ShownCredential = Omit<Credential, 'place'>;
export type ShownLegalEntity = Omit<LegalEntity, 'place'>;
/** Sections of About Us that are there only while they have something to show. */
export type AboutSections = {
  people?: Headed & { people: ShownPerson[] };
  credentials?: Headed & { credentials: ShownCredential[] };
  engagementModels?: Headed & { options: Option[] };
  legal?: Headed & { entities: ShownLegalEntity[] };
};

/** A case study or a vacancy. */
type Detail = {
  title: string;
  description: string;
  lede: string;
  /** ISO day. */
  published: string;
  facts: { label: string; value: string }[];
  blocks: ShownBlock[];
  picture?: ShownPicture;
  path: string;
  art: string;
  crumbs: Crumb[];
  /** Figures of a case study. */
  results?: Headed & { figures: Figure[] };
  /** Of a vacancy: the button, and what search engines are told. */
  apply?: LabelledLink;
  job?: Pick<Vacancy, 'place' | 'employment' | 'closes'> & { remote: boolean };
  closing: { heading: string; text: string };
  services: LinkList;
};

/** A tab of What We Do; `lead` stands before its button. */
type HomeTab = Own<'home'>['whatWeDo']['tabs'][number] & { lead?: { text: string; path: string } };

export type PageWords = {
  home: Omit<Own<'home'>, 'whatWeDo'> & {
    whatWeDo: Omit<Own<'home'>['whatWeDo'], 'tabs'> & { tabs: HomeTab[] };
    officeChart: string;
    /** Values drawn as that many tick marks. */
    ticks: { industries: number; countries: number };
    managed: ManagedHome;
    bearing: Bearing;
  };
  about: Own<'about'> & AboutSections & { officeChart: string };
  services: Omit<Own<'services'>, 'familyTexts'> & { families: FamilyList[]; bearing: Bearing };
  service: Service<'service'>;
  'low-code': Service<'low-code'>;
  lifecycle: Service<'lifecycle'>;
  blogs: Omit<Own<'blogs'>, 'next'> & { cards: BlogCard[]; list: ListPage };
  news: Omit<Own<'news'>, 'items'> & { items: NewsCard[]; list: ListPage };
  article: Pick<ArticleWords, 'title' | 'topics' | 'lede'> & {
    closing: NonNullable<ArticleWords['closing']>;
    description: string;
    published: string;
    blocks: ShownBlock[];
    picture?: ShownPicture;
    path: string;
    art: string;
    crumbs: Crumb[];
    /** Heading above the other articles. */
    next: string;
    others: BlogCard[];
    /** The services it is about. */
    services: LinkList;
  };
  contact: Omit<Own<'contact'>, 'office'> & {
    officeChart: string;
    office: { heading: string } & ContactOffice;
    /** Where there are any. */
    legal?: Headed & { entities: ShownLegalEntity[] };
    /** Names of the services by id: an address such as ?service=sap-ariba says what an enquiry is about. */
    services: Record<string, string>;
  };
  /** `hasOlder`: there are articles or news that only the server finds. */
  search: Own<'search'> & { documents: SearchDocument[]; hasOlder?: boolean; areas: TextLink[]; quick: PageLink[] };
  /** `changed`: the day on which the words last changed. */
  plain: Own<'plain'> & { changed?: string };
  listing: Own<'listing'> & { cards: BlogCard[]; list: ListPage };
  detail: Detail;
};

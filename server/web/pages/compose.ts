// Composes each kind of page: its own texts plus company facts and links to other pages.
import { serviceCrumbs } from '../../../content/crumbs.ts';
import { officeChart } from '../../../content/labels/offices.ts';
import { fillPlaceholders } from '../../../content/placeholders.ts';
import type { CompanyFacts } from '../../../content/schemas/company.ts';
import type { Section } from '../../../content/schemas/sections.ts';
import { type PageId, type PageKind, type PageOf, type ServicePage, sitePage } from '../../../content/site-map.ts';
import type { ManagedHome } from '../../../contract/homepage.ts';
import type { SearchDocument } from '../../../contract/search.ts';
import type { PageSection, PageWords } from '../../../contract/words.ts';
import { blogCards, familyLists, relatedTo } from './page-links.ts';
import type { ReadOwn } from './words.ts';

type Sources = {
  own: ReadOwn;
  facts: CompanyFacts;
  managedHome: () => Promise<ManagedHome>;
  documents: () => Promise<SearchDocument[]>;
};

type Composers = { [K in PageKind]: (page: PageOf<K>) => Promise<PageWords[K]> };

export function composers({ own: read, facts, managedHome, documents }: Sources): Composers {
  const chart = fillPlaceholders(officeChart, facts);
  const { industries, countries } = facts.figures;

  /** Keywords are only for the search index. */
  async function own<K extends PageKind>(page: { id: PageId; kind: K }) {
    const { keywords: _, ...words } = await read(page);
    return words;
  }

  const withFigures = (section: Section): PageSection =>
    section.kind === 'why-us' ? { ...section, counters: facts.counters, tick: facts.counterTick, award: facts.award } : section;

  async function service<W extends { sections: Section[] }>(page: ServicePage, reading: Promise<W>) {
    const words = await reading;
    return {
      ...words,
      sections: words.sections.map(withFigures),
      crumbs: serviceCrumbs(page),
      related: relatedTo(page, facts),
    };
  }

  return {
    home: async (page) => ({
      ...(await own(page)),
      officeChart: chart,
      ticks: { industries, countries },
      managed: await managedHome(),
    }),
    about: async (page) => ({ ...(await own(page)), officeChart: chart }),
    async services(page) {
      const { familyTexts, ...words } = await own(page);
      return { ...words, families: familyLists(familyTexts, facts) };
    },
    service: (page) => service(page, own(page)),
    'low-code': (page) => service(page, own(page)),
    lifecycle: (page) => service(page, own(page)),
    async blogs(page) {
      const { next: _, ...words } = await own(page);
      return { ...words, cards: await blogCards(read) };
    },
    news: own,
    async article(page) {
      const { path, art } = page;
      const blogs = sitePage('blogs');
      const [{ summary: _, ...words }, { hero, next }, cards] = await Promise.all([own(page), read(blogs), blogCards(read)]);
      const crumbs = [{ text: hero.heading, path: blogs.path }];
      return { ...words, path, art, crumbs, next, others: cards.filter((card) => card.path !== path) };
    },
    async contact(page) {
      const words = await own(page);
      return { ...words, office: { ...words.office, ...facts.contactOffice } };
    },
    search: async (page) => ({ ...(await own(page)), documents: await documents() }),
    plain: own,
  };
}

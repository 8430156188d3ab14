// Composes each kind of page: its own texts plus company facts and links to other pages.

import { crossLinksOf } from '../../../content/cross-links.ts';
import { serviceCrumbs } from '../../../content/crumbs.ts';
import { dates } from '../../../content/dates.ts';
import { toCaseStudies, vacancyClosing } from '../../../content/labels/company-entries.ts';
import { officeChart } from '../../../content/labels/offices.ts';
import { related } from '../../../content/labels/related.ts';
import { quickServices } from '../../../content/labels/search.ts';
import { listingOf } from '../../../content/listings.ts';
import { fillPlaceholders } from '../../../content/placeholders.ts';
import type { CompanyFacts } from '../../../content/schemas/company.ts';
import type { Section } from '../../../content/schemas/sections.ts';
import {
  type PageKind,
  type PublicPage,
  type PublicPageOf,
  type PublicServicePage,
  sitePage,
} from '../../../content/site-map.ts';
import type { ManagedHome } from '../../../contract/homepage.ts';
import type { SearchDocument } from '../../../contract/search.ts';
import type { PageSection, PageWords } from '../../../contract/words.ts';
import type { PublishedSite } from '../../platform/published-site.ts';
import { bearingOf } from './bearing.ts';
import { type CompanyEntries, isVacancy } from './company-entries.ts';
import { aboutCompany, detailCards, detailHead, listingFor } from './compose-company.ts';
import { blogCard, completeArticle, type datedLists, type ListedArticle, perPage } from './dated-lists.ts';
import { hasOlder } from './older-entries.ts';
import { familyLinks, familyLists, linksTo, relatedTo } from './page-links.ts';
import { pictureOf, pictureReader, shownBlock } from './shown-pictures.ts';
import type { ReadOwn } from './words.ts';

type Sources = {
  own: ReadOwn;
  facts: CompanyFacts;
  services: readonly PublicServicePage[];
  lists: ReturnType<typeof datedLists>;
  company: CompanyEntries;
  pages: readonly PublicPage[];
  published: PublishedSite;
  home: () => Promise<ManagedHome>;
  documents: () => Promise<SearchDocument[]>;
};

type Composers = { [K in PageKind]: (page: PublicPageOf<K>, list: number) => Promise<PageWords[K]> };

/** How many other articles stand below one. */
const othersShown = 2;

export function composers({ own: read, facts, services, lists, company, pages, published, home, documents }: Sources): Composers {
  const chart = fillPlaceholders(officeChart, facts);
  const { industries, countries } = facts.figures;

  /** Keywords are only for the search index. */
  async function own<K extends PageKind>(page: { id: string; kind: K }) {
    const { keywords: _, ...words } = await read(page);
    return words;
  }

  const { picturesOf, shownPictures } = pictureReader(published);

  async function cardsOf(items: ListedArticle[]) {
    const shown = await picturesOf(items.map(({ words }) => words.image));
    return fillPlaceholders(
      items.map((item) => blogCard(item, pictureOf(item.words.image, shown).picture)),
      facts,
    );
  }

  /** The pages that belong to a page although they are of another family. */
  const linked = (id: string) => linksTo(crossLinksOf(id), { lists, services, facts });

  const withFigures = (section: Section): PageSection =>
    section.kind === 'why-us' ? { ...section, counters: facts.counters, tick: facts.counterTick, award: facts.award } : section;

  async function service<W extends { sections: Section[] }>(page: PublicServicePage, reading: Promise<W>) {
    const words = await reading;
    return {
      ...words,
      sections: words.sections.map(withFigures),
      crumbs: serviceCrumbs(page),
      seeAlso: { label: related.label, heading: related.seeAlso, pages: await linked(page.id) },
      related: relatedTo(page, facts, services),
    };
  }

  return {
    async home(page) {
      const { whatWeDo, ...words } = await own(page);
      const cases = listingOf('case-study');
      const lead = pages.some(({ id }) => id === cases.id) && { lead: { text: toCaseStudies, path: cases.path } };
      const tabs = whatWeDo.tabs.map((tab) => ({ ...tab, ...(tab.caseStudies && lead) }));
      return {
        ...words,
        whatWeDo: { ...whatWeDo, tabs },
        officeChart: chart,
        ticks: { industries, countries },
        managed: await home(),
        bearing: await bearingOf(read, services),
      };
    },
    about: async (page) => ({ ...(await own(page)), officeChart: chart, ...(await aboutCompany(company, shownPictures)) }),
    async services(page) {
      const { familyTexts, ...words } = await own(page);
      return { ...words, families: familyLists(familyTexts, facts, services), bearing: await bearingOf(read, services) };
    },
    service: (page) => service(page, own(page)),
    'low-code': (page) => service(page, own(page)),
    lifecycle: (page) => service(page, own(page)),
    async blogs(page, list) {
      const { next: _, ...words } = await own(page);
      const { items, total } = await lists.articles((list - 1) * perPage, perPage);
      return { ...words, cards: await cardsOf(items), list: { number: list, count: pagesOf(total) } };
    },
    async news(page, list) {
      const { items: _, ...words } = await own(page);
      const { items, total } = await lists.news((list - 1) * perPage, perPage);
      const shown = await picturesOf(items.map(({ image }) => image));
      return {
        ...words,
        items: items.map(({ image, ...item }) => ({ ...fillPlaceholders(item, facts), ...pictureOf(image, shown) })),
        list: { number: list, count: pagesOf(total) },
      };
    },
    async article(page) {
      const { path, art } = page;
      const blogs = sitePage('blogs');
      const entry = await published.byId('article', page.id);
      const [words, { hero, next, closing }, { items }] = await Promise.all([
        own(page),
        read(blogs),
        lists.articles(0, othersShown + 1),
      ]);
      const { title, topics, lede, description, published: day, image, blocks } = completeArticle(words, entry?.from);
      const shown = await picturesOf([image, ...blocks.filter((block) => block.kind === 'picture')]);
      return {
        title,
        description,
        topics,
        published: day,
        lede,
        blocks: blocks.flatMap((block) => shownBlock(block, shown)),
        ...pictureOf(image, shown),
        path,
        art,
        crumbs: [{ text: hero.heading, path: blogs.path }],
        next,
        closing: words.closing ?? closing,
        services: { label: related.label, heading: related.services, pages: await linked(page.id) },
        others: await cardsOf(items.filter((item) => item.page.path !== path).slice(0, othersShown)),
      };
    },
    async contact(page) {
      const words = await own(page);
      const names = Object.fromEntries(services.map(({ id, name }) => [id, name]));
      const { legal } = await aboutCompany(company, shownPictures);
      return {
        ...words,
        office: { ...words.office, ...facts.contactOffice },
        officeChart: chart,
        ...(legal && { legal }),
        services: names,
      };
    },
    search: async (page) => ({
      ...(await own(page)),
      documents: await documents(),
      ...((await hasOlder(lists)) && { hasOlder: true }),
      areas: familyLinks,
      quick: await linksTo([...quickServices], { lists, services, facts }),
    }),
    async plain(page) {
      const entry = await published.byId('page', page.id);
      const changed = entry ? new Date(entry.changedAt).toISOString().slice(0, 10) : dates[page.path]?.changed;
      return { ...(await own(page)), ...(changed && { changed }) };
    },
    async listing(page, list) {
      const { items, total } = await company.list(listingFor(page.path).shows, (list - 1) * perPage, perPage);
      return {
        ...(await own(page)),
        cards: await detailCards(items, shownPictures),
        list: { number: list, count: pagesOf(total) },
      };
    },
    async detail(page) {
      const listing = listingFor(page.path);
      const [words, { hero, closing }] = await Promise.all([read(page), read(listing)]);
      const entry = await company.byId(page.id);
      const image = 'image' in words ? words.image : undefined;
      const shown = await picturesOf([image, ...words.blocks.filter((block) => block.kind === 'picture')]);
      const about = 'services' in words ? (words.services ?? []) : [];
      const ids = about.flatMap((path) => services.find((service) => service.path === path.split('#')[0])?.id ?? []);
      return {
        ...detailHead(page, words, entry?.from ?? 0, [{ text: hero.heading, path: listing.path }]),
        blocks: words.blocks.flatMap((block) => shownBlock(block, shown)),
        ...pictureOf(image, shown),
        art: page.art,
        closing: isVacancy(words) ? vacancyClosing : closing,
        services: {
          label: related.label,
          heading: related.services,
          pages: await linksTo(ids, { lists, services, facts }),
        },
      };
    },
  };
}

const pagesOf = (total: number) => Math.max(1, Math.ceil(total / perPage));

// Every public page with its full content, for the sitemap, llms.txt, dates and the search index.
import { areaOf, families } from '../../../content/areas.ts';
import { fillPlaceholders } from '../../../content/placeholders.ts';
import type { CompanyFacts } from '../../../content/schemas/company.ts';
import type { Hue } from '../../../content/schemas/hue.ts';
import type { PublicPage, PublicServicePage } from '../../../content/site-map.ts';
import type { CompanyEntries } from '../pages/company-entries.ts';
import { blogCard, cut, type datedLists } from '../pages/dated-lists.ts';
import type { ReadOwn } from '../pages/words.ts';

export type CataloguePage = {
  path: string;
  title: string;
  description: string;
  /** Display name of the area it belongs to. */
  area: string;
  hue: Hue;
  keywords: readonly string[];
  /** All texts of the page. */
  words: unknown[];
};

export type Source = {
  own: ReadOwn;
  facts: CompanyFacts;
  pages: readonly PublicPage[];
  services: readonly PublicServicePage[];
  lists: ReturnType<typeof datedLists>;
  company: CompanyEntries;
};

/** Of articles the newest ones are in the index that browsers search in; the server finds the others. */
export const mostArticles = 100;

/** The public pages in site map order, without the search page, and the articles, case studies and vacancies that editors published. */
export async function catalogue(source: Source): Promise<CataloguePage[]> {
  const listed = source.pages.filter(({ kind }) => kind !== 'search');
  const known = new Set<string>(listed.map(({ id }) => id));
  const { items } = await source.lists.articles(0, mostArticles);
  const added = items.filter(({ page }) => !known.has(page.id)).map(({ page }) => page);
  const details = (await source.company.details()).map(({ page }) => page);
  return Promise.all([...listed, ...added, ...details].map((page) => entry(page, source)));
}

async function entry(page: PublicPage, source: Source): Promise<CataloguePage> {
  const { keywords = [], ...words } = await source.own(page);
  return {
    path: page.path,
    title: page.kind === 'home' ? `${source.facts.name}, ${words.title}` : words.title,
    description: words.description ?? cut('lede' in words ? words.lede : words.title, 160),
    area: areaOf(page),
    hue: page.hue,
    keywords,
    words: await textsOf(page, words, source),
  };
}

/** The page's own texts plus those it shows of other pages. Some of its own texts only appear on other pages. */
async function textsOf(page: PublicPage, words: object, { services, facts, lists, company }: Source): Promise<unknown[]> {
  if ('family' in page) return [words, { heading: page.name }, fillPlaceholders(page.summary, facts)];
  switch (page.kind) {
    case 'services': {
      const names = services.map(({ name, summary }) => ({ heading: name, summary }));
      return [words, families, fillPlaceholders(names, facts)];
    }
    case 'blogs': {
      const { items } = await lists.articles(0, mostArticles);
      return [words, items.map((item) => blogCard(item))];
    }
    case 'article': {
      const { summary: _, ...said } = words as { summary?: string };
      return [said];
    }
    case 'about':
      return [words, ...Object.values(await company.about()).filter((entries) => entries.length)];
    case 'contact':
      return [words, facts.contactOffice];
    default:
      return [words];
  }
}

// Every public page with all it says, for those who read the whole site at once: sitemap, llms.txt, dates, the search index.
import { areaOf, families } from '../../../content/areas.ts';
import { fillPlaceholders } from '../../../content/placeholders.ts';
import type { CompanyFacts } from '../../../content/schemas/company.ts';
import { isService, type PagePath, type SitePage, servicePages, siteMap } from '../../../content/site-map.ts';
import { blogCards } from '../pages/page-links.ts';
import type { ReadOwn } from '../pages/words.ts';

export type CataloguePage = {
  path: PagePath;
  title: string;
  description: string;
  /** Where it belongs, in words a visitor reads. */
  area: string;
  keywords: readonly string[];
  /** Everything the page says. */
  words: unknown[];
};

export type Source = { own: ReadOwn; facts: CompanyFacts };

/** The public pages in the order of the site map; the search page is not one of them. */
export async function catalogue(source: Source): Promise<CataloguePage[]> {
  const listed = siteMap.filter(({ kind }) => kind !== 'search');
  return Promise.all(listed.map((page) => entry(page, source)));
}

async function entry(page: SitePage, { own, facts }: Source): Promise<CataloguePage> {
  const { keywords = [], ...words } = await own(page);
  return {
    path: page.path,
    title: page.kind === 'home' ? `${facts.name}, ${words.title}` : words.title,
    description: words.description,
    area: areaOf(page),
    keywords,
    words: await saidBy(page, words, { own, facts }),
  };
}

/** A page's own words and what it says of others; some words of its own are said elsewhere only. */
async function saidBy(page: SitePage, words: Record<string, unknown>, { own, facts }: Source): Promise<unknown[]> {
  if (isService(page)) return [words, { heading: page.name }, fillPlaceholders(page.summary, facts)];
  switch (page.kind) {
    case 'services': {
      const names = servicePages.map(({ name, summary }) => ({ heading: name, summary }));
      return [words, families, fillPlaceholders(names, facts)];
    }
    case 'blogs':
      return [words, await blogCards(own)];
    case 'article': {
      const { summary: _, ...said } = words;
      return [said];
    }
    case 'contact':
      return [words, facts.contactOffice];
    default:
      return [words];
  }
}

// Every public page with its full content, for the sitemap, llms.txt, dates and the search index.
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
  /** Display name of the area it belongs to. */
  area: string;
  keywords: readonly string[];
  /** All texts of the page. */
  words: unknown[];
};

export type Source = { own: ReadOwn; facts: CompanyFacts };

/** The public pages in site map order, without the search page. */
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
    words: await textsOf(page, words, { own, facts }),
  };
}

/** The page's own texts plus those it shows of other pages. Some of its own texts only appear on other pages. */
async function textsOf(page: SitePage, words: Record<string, unknown>, { own, facts }: Source): Promise<unknown[]> {
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

import { families, familyNames } from '../../../content/areas.ts';
import { allOf, related as relatedLabels } from '../../../content/labels/related.ts';
import { fillPlaceholders } from '../../../content/placeholders.ts';
import type { CompanyFacts } from '../../../content/schemas/company.ts';
import type { ServicesWords } from '../../../content/schemas/services.ts';
import type { TextLink } from '../../../content/schemas/shapes.ts';
import { isService, type PublicServicePage, servicePages, sitePageAt } from '../../../content/site-map.ts';
import type { MeantLink } from '../../../contract/page-resource.ts';
import type { FamilyList, LinkList, PageLink } from '../../../contract/words.ts';
import { type datedLists, isBuiltInArticle } from './dated-lists.ts';
import type { Meant } from './near-page.ts';

/** A service page as a link on other pages. */
function linkTo({ path, name, summary, hue, art }: PublicServicePage, facts: CompanyFacts): PageLink {
  return fillPlaceholders({ path, name, summary, hue, art }, facts);
}

type LinkSources = { lists: ReturnType<typeof datedLists>; services: readonly PublicServicePage[]; facts: CompanyFacts };

/** Services and articles as links on other pages, in this order. What was withdrawn is left out. */
export async function linksTo(ids: string[], { lists, services, facts }: LinkSources): Promise<PageLink[]> {
  const articles = ids.some(isBuiltInArticle) ? (await lists.articles(0, newestArticles)).items : [];
  return ids.flatMap((id) => {
    const service = services.find((page) => page.id === id);
    if (service) return linkTo(service, facts);
    const article = articles.find(({ page }) => page.id === id);
    if (!article) return [];
    const { path, hue, art } = article.page;
    const { title, topics } = article.words;
    return fillPlaceholders({ path, hue, art, name: title, summary: `${relatedLabels.article}: ${topics}` }, facts);
  });
}

/** Far more than a page links to; older articles are found in the list. */
const newestArticles = 100;

/** Other pages of the same family. */
export function relatedTo(
  page: PublicServicePage,
  facts: CompanyFacts,
  pages: readonly PublicServicePage[] = servicePages,
): LinkList {
  const neighbours = pages.filter(({ family, id }) => family === page.family && id !== page.id);
  return {
    label: relatedLabels.label,
    heading: `${relatedLabels.heading} ${families[page.family].toLowerCase()}`,
    pages: neighbours.map((neighbour) => linkTo(neighbour, facts)),
  };
}

/** Links for an unknown address: the page that was probably meant, or the pages of a family, and the list they stand in. */
export function meantLinks(meant: Meant | undefined, facts: CompanyFacts): MeantLink[] {
  const page = meant && sitePageAt(meant);
  const pages = page ? [page] : servicePages.filter(({ family }) => family === meant);
  const [first] = pages;
  if (!first) return [];
  const links: MeantLink[] = pages.map(({ name, path }) => ({ text: name, path }));
  if (isService(first)) links.push({ text: allOf(families[first.family]), path: `/services#${first.family}` });
  return fillPlaceholders(links, facts);
}

/** The families of services as links to the All services page. */
export const familyLinks: TextLink[] = familyNames.map((family) => ({ text: families[family], path: `/services#${family}` }));

/** Each family with its shared texts and its pages. */
export const familyLists = (
  texts: ServicesWords['familyTexts'],
  facts: CompanyFacts,
  pages: readonly PublicServicePage[] = servicePages,
): FamilyList[] =>
  familyNames.map((family) => ({
    family,
    heading: families[family],
    text: texts[family],
    pages: pages.filter((page) => page.family === family).map((page) => linkTo(page, facts)),
  }));

import { families, familyNames } from '../../../content/areas.ts';
import { related as relatedLabels } from '../../../content/labels/related.ts';
import { fillPlaceholders } from '../../../content/placeholders.ts';
import type { CompanyFacts } from '../../../content/schemas/company.ts';
import type { ServicesWords } from '../../../content/schemas/services.ts';
import { type ServicePage, servicePages, siteMap } from '../../../content/site-map.ts';
import type { BlogCard, FamilyList, PageLink } from '../../../contract/words.ts';
import type { ReadOwn } from './words.ts';

/** A service page as a link on other pages. */
function linkTo({ path, name, summary, hue, art }: ServicePage, facts: CompanyFacts): PageLink {
  return fillPlaceholders({ path, name, summary, hue, art }, facts);
}

/** Other pages of the same family. */
export function relatedTo(page: ServicePage, facts: CompanyFacts) {
  const neighbours = servicePages.filter(({ family, id }) => family === page.family && id !== page.id);
  return {
    label: relatedLabels.label,
    heading: `${relatedLabels.heading} ${families[page.family].toLowerCase()}`,
    pages: neighbours.map((neighbour) => linkTo(neighbour, facts)),
  };
}

/** Each family with its shared texts and its pages. */
export const familyLists = (texts: ServicesWords['familyTexts'], facts: CompanyFacts): FamilyList[] =>
  familyNames.map((family) => ({
    family,
    heading: families[family],
    text: texts[family],
    pages: servicePages.filter((page) => page.family === family).map((page) => linkTo(page, facts)),
  }));

export const articlePages = siteMap.filter((page) => page.kind === 'article');

/** The articles as cards in site map order. */
export const blogCards = (own: ReadOwn): Promise<BlogCard[]> =>
  Promise.all(
    articlePages.map(async (page) => {
      const { title, summary } = await own(page);
      return { path: page.path, title, text: summary, art: page.art, hue: page.hue };
    }),
  );

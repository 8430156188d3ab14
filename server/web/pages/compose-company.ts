// The pages of case studies and vacancies, and the sections of About Us.
import type { Crumb } from '../../../content/crumbs.ts';
import { formatDay } from '../../../content/days.ts';
import {
  aboutSections,
  applyHere,
  caseStudyLabels,
  caseStudyResults,
  vacancyLabels,
} from '../../../content/labels/company-entries.ts';
import { listingAt } from '../../../content/listings.ts';
import type { DetailWords } from '../../../content/schemas/company-entries.ts';
import type { PictureChoice } from '../../../content/schemas/inline.ts';
import type { AboutSections, BlogCard, ShownPicture } from '../../../contract/words.ts';
import { type CompanyEntries, type Detail, type DetailPage, isVacancy } from './company-entries.ts';
import { cut, isoDay } from './dated-lists.ts';

type Pictures = (
  choices: (PictureChoice | undefined)[],
) => Promise<(choice: PictureChoice | undefined) => { picture?: ShownPicture }>;

/** What stands beside the title: where, when, for whom. Nothing that an editor left out. */
function factsOf(words: DetailWords, from: number) {
  const rows: [string, string | undefined][] = isVacancy(words)
    ? [
        [vacancyLabels.place, words.place],
        [vacancyLabels.remote, words.remote ? vacancyLabels.yes : undefined],
        [vacancyLabels.employment, words.employment],
        [vacancyLabels.salary, words.salary],
        [vacancyLabels.posted, formatDay(words.posted ?? isoDay(from))],
        [vacancyLabels.closes, words.closes && formatDay(words.closes)],
      ]
    : [
        [caseStudyLabels.client, words.client],
        [caseStudyLabels.industry, words.industry],
        [caseStudyLabels.published, formatDay(words.published ?? isoDay(from))],
      ];
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}

const areaOf = (words: DetailWords) =>
  isVacancy(words) ? [words.place, words.employment].join(' · ') : [words.client, words.industry].filter(Boolean).join(' · ');

const imageOf = (words: DetailWords) => (isVacancy(words) ? undefined : words.image);

export async function detailCards(items: Detail[], pictures: Pictures): Promise<BlogCard[]> {
  const pictureOf = await pictures(items.map(({ words }) => imageOf(words)));
  return items.map(({ page, words, from }) => ({
    path: page.path,
    title: words.title,
    text: words.lede,
    art: page.art,
    hue: page.hue,
    area: areaOf(words),
    published: (isVacancy(words) ? words.posted : words.published) ?? isoDay(from),
    ...pictureOf(imageOf(words)),
  }));
}

/** What a page of its own says beside its text. */
export function detailHead(page: DetailPage, words: DetailWords, from: number, crumbs: Crumb[]) {
  const { title, lede } = words;
  const common = {
    title,
    lede,
    description: words.description ?? cut(lede, 160),
    facts: factsOf(words, from),
    path: page.path,
    crumbs,
  };
  if (!isVacancy(words)) {
    const published = words.published ?? isoDay(from);
    return { ...common, published, ...(words.results?.length && { results: { ...caseStudyResults, figures: words.results } }) };
  }
  const { place, remote = false, employment, closes, apply, posted = isoDay(from) } = words;
  return {
    ...common,
    published: posted,
    apply: apply ?? { label: applyHere, to: '/contactUs' as const },
    job: { place, remote, employment, ...(closes && { closes }) },
  };
}

/** Sections of About Us that have something to show. */
export async function aboutCompany(company: CompanyEntries, pictures: Pictures): Promise<AboutSections> {
  const { people, credentials, engagementModels, entities } = await company.about();
  const pictureOf = await pictures(people.map(({ image }) => image));
  return {
    ...(people.length && {
      people: {
        ...aboutSections.people,
        people: people.map(({ image, place: _, ...person }) => ({ ...person, ...pictureOf(image) })),
      },
    }),
    ...(credentials.length && {
      credentials: { ...aboutSections.credentials, credentials: credentials.map(({ place: _, ...each }) => each) },
    }),
    ...(engagementModels.length && {
      engagementModels: {
        ...aboutSections.engagementModels,
        options: engagementModels.map(({ name, icon, text, points }) => ({ icon, heading: name, description: text, points })),
      },
    }),
    ...(entities.length && { legal: { ...aboutSections.legal, entities: entities.map(({ place: _, ...each }) => each) } }),
  };
}

export const listingFor = (path: string) => {
  const found = listingAt(path);
  if (!found) throw new Error(`No list has ${path}.`);
  return found.listing;
};

import { siteMap } from '../../../content/site-map.ts';

/** Last parts of the site map's paths: a slug like one of them would look like that page. */
const pageNames = new Set(
  siteMap.flatMap(({ path }) => [path.slice(1).toLowerCase(), path.slice(path.lastIndexOf('/') + 1).toLowerCase()]),
);

export const isPagePath = (slug: string) => pageNames.has(slug);

const longest = 80;

/** A slug made of a title. */
export function slugOf(title: string): string {
  const slug = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\{[\w.]*\}/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  return slug || 'entry';
}

/** The slug itself, then with -2, -3 and so on. */
export function* slugCandidates(slug: string): Generator<string> {
  yield slug;
  for (let number = 2; ; number += 1) yield `${slug.slice(0, longest - 6)}-${number}`;
}

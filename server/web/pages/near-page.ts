import { type Family, familyNames } from '../../../content/areas.ts';
import { isService, type PagePath, type SitePage, siteMap } from '../../../content/site-map.ts';
import { distance, typosAllowed } from '../../../contract/distance.ts';
import { plainText } from '../../../contract/search-words.ts';

/** What an unknown address probably meant: a page, or a family of services. Few values, so that each can be cached. */
export type Meant = PagePath | Family;

/** Longer addresses are cut, which bounds the work; no page's address is half that long. */
const longest = 80;
const mostWords = 8;

/** Parts of addresses that say nothing about the page. */
const filler = new Set(['page', 'index', 'html', 'htm', 'php', 'aspx', 'en', 'www', 'service', 'the', 'and']);

/** The words of an address or a name: split at signs and where a capital follows a small letter. */
function partsOf(text: string): string[] {
  const spaced = text.slice(0, longest).replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
  const words = plainText(spaced).split(/[^\p{L}\p{N}]+/u);
  return words.filter((word) => word && !filler.has(word)).slice(0, mostWords);
}

type Candidate = { page: SitePage; words: string[]; spellings: string[] };

const candidates: Candidate[] = siteMap.map((page) => {
  const tail = partsOf(page.path.slice(page.path.lastIndexOf('/') + 1));
  const name = partsOf(page.name);
  return {
    page,
    words: [...new Set([...tail, ...name])],
    spellings: [...new Set([tail.join(''), name.join('')])].filter(Boolean),
  };
});

function isNear(asked: string, word: string): boolean {
  const limit = typosAllowed(asked.length);
  return asked === word || distance(asked, word, limit) <= limit;
}

/** What one address and one page have in common: `score` is 1 for a typo, else the share of words both have, in any order. */
function compare(asked: string[], { page, words, spellings }: Candidate) {
  if (spellings.some((spelling) => isNear(asked.join(''), spelling))) return { page, score: 1, all: true };
  const shared = asked.filter((word) => words.some((other) => isNear(word, other))).length;
  return { page, score: (2 * shared) / (asked.length + words.length), all: shared === asked.length };
}

const enough = 0.4;

/** What somebody meant who asked for an unknown path: a similar path, the same words in another order, or the parent. */
export function nearPage(path: string): Meant | undefined {
  const segments = path.slice(0, longest).split('/').filter(Boolean);
  const asked = partsOf(segments.at(-1) ?? '');
  if (asked.length === 0) return parentOf(segments[0]);
  const compared = candidates.map((candidate) => compare(asked, candidate)).sort((one, other) => other.score - one.score);
  const best = compared[0];
  if (!best || best.score < enough) return parentOf(segments[0]);
  if (best.score === 1 || !isService(best.page)) return best.page.path;
  const { family } = best.page; // /sap fits all of a family alike
  const alike = compared.filter(({ page, all }) => all && isService(page) && page.family === family);
  return alike.length > 1 ? family : best.page.path;
}

function parentOf(first = ''): Meant | undefined {
  const parent = first.toLowerCase();
  if (parent === 'insights' || parent === 'blogdetails') return '/insights/blogs';
  return familyNames.find((family) => family === parent);
}

// Builds the search index from the texts of every page.

import { areas } from '../../../content/areas.ts';
import { fillPlaceholders } from '../../../content/placeholders.ts';
import type { Hue } from '../../../content/schemas/hue.ts';
import { searchAnswers } from '../../../content/search-answers.ts';
import { sitePage } from '../../../content/site-map.ts';
import { newsPath, newsPlace } from '../../../content/targets.ts';
import type { SearchDocument } from '../../../contract/search.ts';
import { isCommon, wordsOf } from '../../../contract/search-words.ts';
import { textsIn } from '../../platform/searchable-words.ts';
import { catalogue, type Source } from '../discovery/catalogue.ts';
import { type ListedNews, perPage } from './dated-lists.ts';

const unique = (words: string[], known: Set<string>) => [...new Set(words)].filter((word) => !known.has(word) && !isCommon(word));

export function toDocument({
  path,
  title,
  area,
  hue,
  summary,
  keywords = [],
  words,
}: {
  path: string;
  title: string;
  area: string;
  hue?: Hue;
  summary: string;
  keywords?: readonly string[];
  words: unknown;
}): SearchDocument {
  const all = textsIn(words);
  const inTitle = new Set(wordsOf(title));
  const heads = unique(
    all.filter(({ head }) => head).flatMap(({ text }) => wordsOf(text)),
    inTitle,
  );
  const known = new Set([...inTitle, ...heads, ...wordsOf(summary)]);
  const rest = unique(
    all.flatMap(({ text }) => wordsOf(text)),
    known,
  ).filter((word) => word.length > 1);
  return { path, title, area, hue, summary, keywords, heads: heads.join(' '), words: rest.join(' ') };
}

/** Of news the newest ones are in the index that browsers search in; the server finds the others. */
export const mostNews = 200;

export const newsDocument = (item: ListedNews, path: string, area: string) =>
  toDocument({ path, title: item.title, area, summary: item.desc, words: item });

/** Every page, article, service, news item and answer as a searchable document. */
export async function searchIndex(source: Source): Promise<SearchDocument[]> {
  const [all, news, { items: newest }, unchanged] = await Promise.all([
    catalogue(source),
    source.own(sitePage('news')),
    source.lists.news(0, mostNews),
    source.lists.unchangedNews(), // the server finds only what editors published
  ]);
  const older = unchanged.filter(({ id }) => !newest.some((item) => item.id === id));
  const pages = all.map((page) => toDocument({ ...page, summary: page.description }));
  const items = fillPlaceholders([...newest, ...older], source.facts).map((item, place) =>
    newsDocument(item, place < perPage ? newsPlace(item.id, 1) : newsPath(item.id), news.hero.heading),
  );
  const answers = fillPlaceholders(searchAnswers, source.facts)
    .filter(({ until }) => !source.pages.some(({ id }) => id === until))
    .map(({ text, until: _, ...answer }) => toDocument({ ...answer, area: areas.company, summary: text, words: [] }));
  return [...pages, ...items, ...answers];
}

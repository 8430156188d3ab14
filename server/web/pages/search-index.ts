// Builds the search index from the texts of every page.
import { hash } from 'node:crypto';
import { areas } from '../../../content/areas.ts';
import { fillPlaceholders } from '../../../content/placeholders.ts';
import { searchAnswers } from '../../../content/search-answers.ts';
import { sitePage } from '../../../content/site-map.ts';
import { newsPath, newsPlace } from '../../../content/targets.ts';
import type { SearchDocument } from '../../../contract/search.ts';
import { isCommon, wordsOf } from '../../../contract/search-words.ts';
import { textsIn } from '../../platform/searchable-words.ts';
import { catalogue, type Source } from '../discovery/catalogue.ts';
import { perPage } from './dated-lists.ts';

const unique = (words: string[], known: Set<string>) => [...new Set(words)].filter((word) => !known.has(word) && !isCommon(word));

type Shown = Pick<SearchDocument, 'path' | 'title' | 'area' | 'hue' | 'summary'> & { keywords?: readonly string[] };

/** Each word counts once: in the title, else in a heading, else in the summary, else in the text. */
export function documentOf({ keywords = [], ...shown }: Shown, inHeads: string[], inTexts: string[]): SearchDocument {
  const inTitle = new Set(wordsOf(shown.title));
  const heads = unique(inHeads, inTitle);
  const known = new Set([...inTitle, ...heads, ...wordsOf(shown.summary)]);
  const words = unique(inTexts, known).filter((word) => word.length > 1);
  return { ...shown, keywords, heads: heads.join(' '), words: words.join(' ') };
}

export const headWords = (content: unknown) =>
  textsIn(content)
    .filter(({ head }) => head)
    .flatMap(({ text }) => wordsOf(text));

type Content = Shown & { words: unknown };

/** The documents of the last index by the hash of what they are made of: most are the same after each publication. */
let known = new Map<string, SearchDocument>();

function toDocuments(contents: Content[]): SearchDocument[] {
  const made = new Map<string, SearchDocument>();
  const documents = contents.map((content) => {
    const key = hash('sha256', JSON.stringify(content));
    const document = known.get(key) ?? toDocument(content);
    made.set(key, document);
    return document;
  });
  known = made;
  return documents;
}

function toDocument({ path, title, area, hue, summary, keywords, words }: Content): SearchDocument {
  const texts = textsIn(words).flatMap(({ text }) => wordsOf(text));
  return documentOf({ path, title, area, hue, summary, keywords }, headWords(words), texts);
}

/** Of news the newest ones are in the index that browsers search in; the server finds the others. */
export const mostNews = 200;

/** Every page, article, service, news item and answer as a searchable document. */
export async function searchIndex(source: Source): Promise<SearchDocument[]> {
  const [all, news, { items: newest }, unchanged] = await Promise.all([
    catalogue(source),
    source.own(sitePage('news')),
    source.lists.news(0, mostNews),
    source.lists.unchangedNews(), // the server finds only what editors published
  ]);
  const older = unchanged.filter(({ id }) => !newest.some((item) => item.id === id));
  const pages = all.map(({ description, ...page }) => ({ ...page, summary: description }));
  const items = fillPlaceholders([...newest, ...older], source.facts).map((item, place) => ({
    path: place < perPage ? newsPlace(item.id, 1) : newsPath(item.id),
    title: item.title,
    area: news.hero.heading,
    summary: item.desc,
    words: item,
  }));
  const answers = fillPlaceholders(searchAnswers, source.facts)
    .filter(({ until }) => !source.pages.some(({ id }) => id === until))
    .map(({ text, until: _, ...answer }) => ({ ...answer, area: areas.company, summary: text, words: [] }));
  return toDocuments([...pages, ...items, ...answers]);
}

import { newsAt } from '../../content/targets.ts';
import { distance, typosAllowed } from '../../contract/distance.ts';
import type { SearchDocument } from '../../contract/search.ts';
import { plainText, queryWords, wordsOf } from '../../contract/search-words.ts';

export type { SearchDocument };

type Word = { text: string; letters: number };
type Fields = { words: Word[]; weight: number }[];
type Match = (asked: Word, word: Word, weight: number) => number;

/** Titles, keywords and headings say what a page is about. */
const nameWeight = 5;

const prepared = new WeakMap<SearchDocument, Fields>();

function fieldsOf(document: SearchDocument): Fields {
  const known = prepared.get(document);
  if (known) return known;
  const title = wordsOf(document.title);
  const fields = [
    { words: [...title, title.join('')].map(toWord), weight: 12 },
    { words: document.keywords.flatMap(wordsOf).map(toWord), weight: 9 },
    { words: document.heads.split(' ').map(toWord), weight: nameWeight },
    { words: wordsOf(document.summary).map(toWord), weight: 4 },
    { words: wordsOf(document.area).map(toWord), weight: 3 },
    { words: document.words.split(' ').map(toWord), weight: 2 },
  ];
  prepared.set(document, fields);
  return fields;
}

/** `letters` is a bitmask of the letters used: a cheap filter for words that are too different. */
function toWord(text: string): Word {
  let letters = 0;
  for (let index = 0; index < text.length; index += 1) letters |= 1 << (text.charCodeAt(index) & 31);
  return { text, letters };
}

function lettersMissing(asked: Word, word: Word): number {
  let missing = 0;
  for (let bits = asked.letters & ~word.letters; bits; bits &= bits - 1) missing += 1;
  return missing;
}

const direct: Match = ({ text: asked }, { text: word }) => {
  if (word === asked) return 1;
  if (word.startsWith(asked)) return 0.75;
  return asked.length > 3 && word.includes(asked) ? 0.35 : 0;
};

/**
 * Typo matches must be plausible: the same first letter, or a long word with no other error; more than one error only in names.
 */
const withTypos: Match = (asked, word, weight) => {
  const { length } = asked.text;
  const sameStart = asked.text[0] === word.text[0];
  const max = sameStart && weight >= nameWeight ? 2 : sameStart || length > 5 ? 1 : 0;
  const limit = Math.min(max, typosAllowed(length));
  if (limit === 0 || word.text.length < 3 || lettersMissing(asked, word) > limit) return 0;
  const whole = distance(asked.text, word.text, limit);
  if (whole <= limit) return 0.6 - 0.15 * whole;
  return sameStart && length > 4 && distance(asked.text, word.text, 1, true) === 1 ? 0.3 : 0;
};

const scoreWord = (fields: Fields, asked: Word, match: Match) =>
  fields.reduce(
    (sum, { words, weight }) => sum + weight * words.reduce((best, word) => Math.max(best, match(asked, word, weight)), 0),
    0,
  );

/** A word's score per document; typos are only considered if no word has it as prefix. */
function scoresOf(text: string, documents: SearchDocument[]): number[] {
  const asked = toWord(text);
  const fields = documents.map(fieldsOf);
  const isKnown = fields.some((some) => some.some(({ words }) => words.some((word) => word.text.startsWith(text))));
  const match: Match = isKnown ? direct : (...words) => Math.max(direct(...words), withTypos(...words));
  return fields.map((some) => scoreWord(some, asked, match));
}

function phraseBonus({ title, keywords }: SearchDocument, phrase: string): number {
  if (keywords.some((keyword) => plainText(keyword) === phrase)) return 16;
  const text = plainText(title);
  return text === phrase ? 16 : text.startsWith(phrase) ? 8 : text.includes(phrase) ? 4 : 0;
}

/** A section of a page, such as a news item, ranks below pages about the topic itself. */
const rankFactor = ({ path }: SearchDocument) => (path.includes('#') || newsAt(path) ? 0.6 : 1);

/** Documents that match a query, best first. All words must match; if no document has them all, as many as possible. */
export function rank(documents: SearchDocument[], query: string): SearchDocument[] {
  const asked = queryWords(query);
  if (asked.length === 0) return [];
  const byWord = asked.map((word) => scoresOf(word, documents));
  const phrase = plainText(query).trim();
  const found = documents.map((document, index) => {
    const scores = byWord.map((word) => word[index] ?? 0);
    const sum = scores.reduce((total, score) => total + score, 0);
    return {
      document,
      fitting: scores.filter(Boolean).length,
      score: sum * rankFactor(document) + phraseBonus(document, phrase),
    };
  });
  const max = Math.max(...found.map(({ fitting }) => fitting));
  return found
    .filter(({ fitting }) => fitting > 0 && fitting === max)
    .sort((one, other) => other.score - one.score)
    .map(({ document }) => document);
}

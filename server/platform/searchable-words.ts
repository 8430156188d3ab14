import { isCommon, wordsOf } from '../../contract/search-words.ts';

/** Content keys whose values are not readable text. */
const nonTextKeys = new Set([
  'kind',
  'icon',
  'art',
  'hue',
  'path',
  'form',
  'inputs',
  'fields',
  'timeStamp',
  'published',
  'autoComplete',
  'link',
  'image',
  'id',
  'proof',
]);
const headKeys = new Set(['heading', 'title', 'label', 'topic', 'topics']);

/** The readable texts in any content; `head` marks titles and headings. */
export function textsIn(value: unknown, key = ''): { text: string; head: boolean }[] {
  if (typeof value === 'string') return [{ text: value, head: headKeys.has(key) }];
  if (Array.isArray(value)) return value.flatMap((part) => textsIn(part, key));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([inner, part]) => (nonTextKeys.has(inner) ? [] : textsIn(part, inner)));
}

/** Every distinct word of a content between spaces, for LIKE. */
export function searchableWords(content: unknown): string {
  const words = new Set(textsIn(content).flatMap(({ text }) => wordsOf(text)));
  return ` ${[...words].filter((word) => !isCommon(word)).join(' ')} `;
}

/** Like the browser's search: a few letters count at the beginning of words only. Words have no character that LIKE treats specially. */
export const wordPattern = (word: string) => (word.length > 3 ? `%${word}%` : `% ${word}%`);
export const hasWord = (words: string, word: string) => words.includes(word.length > 3 ? word : ` ${word}`);

import { normalize } from '../../../platform/text-search.ts';
import type { Sign } from './spam.ts';

export type WordCount = { word: string; spam: number; ham: number };
/** How many messages colleagues have marked here. */
export type Totals = { spam: number; ham: number };

const minLearnt = 3;
const mostTelling = 12;
const maxPoints = 7;
const maxWords = 300;

/** The distinct words of a text. Chinese and Japanese, which have no spaces, are cut into pairs of characters. */
export function wordsOf(text: string): string[] {
  const words = normalize(text)
    .split(' ')
    .flatMap((word) => (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(word) ? pairs(word) : [word]));
  return [...new Set(words)]
    .filter((word) => [...word].length >= 2 && word.length <= 40 && !/^\d+$/.test(word))
    .slice(0, maxWords);
}

function pairs(word: string): string[] {
  const characters = [...word];
  return characters.slice(0, -1).map((character, index) => character + characters[index + 1]);
}

/**
 * What colleagues of this installation have taught: naive Bayes over the most telling words, as points for or against spam. It is
 * silent until both kinds were marked some times.
 */
export function learntSigns(counts: WordCount[], totals: Totals): Sign[] {
  if (totals.spam < minLearnt || totals.ham < minLearnt) return [];
  const telling = counts
    .map(({ word, spam, ham }) => ({
      word,
      weight: Math.log((spam + 0.5) / (totals.spam + 1) / ((ham + 0.5) / (totals.ham + 1))),
    }))
    .sort((a, b) => Math.abs(b.weight) - Math.abs(a.weight))
    .slice(0, mostTelling);
  const sum = telling.reduce((all, { weight }) => all + weight, 0);
  const points = Math.round(Math.max(-maxPoints, Math.min(maxPoints, sum)));
  if (!points) return [];
  const words = telling
    .filter(({ weight }) => weight > 0 === points > 0)
    .slice(0, 5)
    .map(({ word }) => `“${word}”`);
  return [{ points, because: `colleagues here marked messages with ${words.join(', ')} as ${points > 0 ? 'spam' : 'not spam'}` }];
}

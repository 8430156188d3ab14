// Runs in a worker thread: the dictionaries are large, and scoring a long password can take 200 ms of CPU.
import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english, translations } from '@zxcvbn-ts/language-en';

export type StrengthQuestion = { password: string; personal: string[] };
export type StrengthAnswer = { isBreached: boolean; score: number; warning: string | null; suggestion: string | undefined };

/** Scoring time grows with the password length times the number of l33t substitutions tried (p4$$ as pass). */
const estimator = (substitutions: number) =>
  new ZxcvbnFactory({
    dictionary: { ...common, ...english },
    graphs: adjacencyGraphs,
    translations,
    l33tMaxSubstitutions: substitutions,
  });
const usual = 32;
const forUsual = estimator(30);
let forLong: ZxcvbnFactory | undefined; // its copy of the dictionaries takes 20 MB, and hardly anybody needs it
function judge(password: string, personal: string[]) {
  if (password.length <= usual) return forUsual.check(password, personal);
  forLong ??= estimator(4);
  return forLong.check(password, personal);
}

/** Passwords known from breaches, most used first: about 49,000. */
const breached = new Set<string>(common['passwords-common'] as string[]);
/** In any letter case, and with digits and signs added at the end, which is what guessers try next. */
function isBreached(password: string): boolean {
  const plain = password.toLowerCase();
  const stem = plain.replace(/[^\p{L}]+$/u, '');
  return breached.has(plain) || (stem.length >= 8 && breached.has(stem));
}

parentPort?.on('message', ({ password, personal }: StrengthQuestion) => {
  const { score, feedback } = judge(password, personal);
  parentPort?.postMessage({
    isBreached: isBreached(password),
    score,
    warning: feedback.warning,
    suggestion: feedback.suggestions[0],
  } satisfies StrengthAnswer);
});

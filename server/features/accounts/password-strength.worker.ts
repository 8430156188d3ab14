// Runs in a thread of its own: the word lists are large, and a long password can take a fifth of a second of computing.
import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english, translations } from '@zxcvbn-ts/language-en';

export type StrengthQuestion = { password: string; personal: string[] };
export type StrengthAnswer = { score: number; warning: string | null; suggestion: string | undefined };

/** Judging takes as long as the password times the spellings that are looked up for its signs (p4$$ as pass). */
const estimator = (spellings: number) =>
  new ZxcvbnFactory({
    dictionary: { ...common, ...english },
    graphs: adjacencyGraphs,
    translations,
    l33tMaxSubstitutions: spellings,
  });
const usual = 32;
const [forUsual, forLong] = [estimator(30), estimator(4)];

parentPort?.on('message', ({ password, personal }: StrengthQuestion) => {
  const { score, feedback } = (password.length <= usual ? forUsual : forLong).check(password, personal);
  parentPort?.postMessage({ score, warning: feedback.warning, suggestion: feedback.suggestions[0] } satisfies StrengthAnswer);
});

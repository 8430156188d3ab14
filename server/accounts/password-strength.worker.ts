// Runs in a thread of its own: the word lists are large, and a long password can take a second of computing.
import { parentPort } from 'node:worker_threads';
import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as english, translations } from '@zxcvbn-ts/language-en';

export type StrengthQuestion = { password: string; personal: string[] };
export type StrengthAnswer = { score: number; warning: string | null; suggestion: string | undefined };

const estimator = new ZxcvbnFactory({ dictionary: { ...common, ...english }, graphs: adjacencyGraphs, translations });
const beginning = 24;

/** A very strong beginning that repeats nothing makes the whole strong, and a long password is slow to judge. */
function judge(password: string, personal: string[]) {
  const start = estimator.check(password.slice(0, beginning), personal);
  const isEnough =
    password.length <= beginning || (start.score === 4 && !start.sequence.some((match) => match.pattern === 'repeat'));
  return isEnough ? start : estimator.check(password, personal);
}

parentPort?.on('message', ({ password, personal }: StrengthQuestion) => {
  const { score, feedback } = judge(password, personal);
  parentPort?.postMessage({ score, warning: feedback.warning, suggestion: feedback.suggestions[0] } satisfies StrengthAnswer);
});

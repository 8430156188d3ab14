import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { brand } from '../../platform/brand.ts';
import { boundedQueue } from './bounded-queue.ts';
import type { StrengthAnswer, StrengthQuestion } from './password-strength.worker.ts';

/** Words that whoever guesses a password of this product tries first. */
const contextWords = () => [brand.name, brand.talentBrand, 'dashboard', 'administrator', 'website', 'enquiries'];
const minScore = 3;
const workerIdleMs = 30_000; // its dictionaries take memory, so it exits when idle
const enqueue = boundedQueue({ atOnce: 1, waiting: 50 });

let worker: Worker | undefined;
let idleTimer: NodeJS.Timeout | undefined;

/** Returns why a password is too weak, or undefined. Words in `personal` lower its score. */
export async function passwordWeakness(password: string, personal: string[]): Promise<string | undefined> {
  const { isBreached, score, warning, suggestion } = await enqueue(() =>
    ask({ password, personal: [...contextWords(), ...personal].flatMap(words) }),
  );
  if (isBreached) return 'This password is easy to guess. It is known from a breach elsewhere: choose another one.';
  if (score >= minScore) return undefined;
  return ['This password is easy to guess.', warning, suggestion].filter(Boolean).join(' ');
}

const words = (text: string) =>
  [text, ...text.split(/[^\p{L}\p{N}]+/u)].map((word) => word.toLowerCase()).filter((word) => word.length > 2);

async function ask(question: StrengthQuestion): Promise<StrengthAnswer> {
  clearTimeout(idleTimer);
  worker ??= startWorker();
  worker.postMessage(question);
  const [answer] = await once(worker, 'message');
  idleTimer = setTimeout(stopWorker, workerIdleMs).unref();
  return answer as StrengthAnswer;
}

function startWorker(): Worker {
  const started = new Worker(new URL('./password-strength.worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  started.unref();
  started.once('exit', () => {
    if (worker === started) worker = undefined;
  });
  return started;
}

function stopWorker() {
  void worker?.terminate();
  worker = undefined;
}

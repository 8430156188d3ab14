import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { boundedQueue } from './bounded-queue.ts';
import type { StrengthAnswer, StrengthQuestion } from './password-strength.worker.ts';

const leastScore = 3;
const keepWorkerMs = 30_000; // its word lists take memory, so it goes when nobody registers
const inLine = boundedQueue({ atOnce: 1, waiting: 50 });

let worker: Worker | undefined;
let goodbye: NodeJS.Timeout | undefined;

/** Why a password is refused, as a sentence; undefined for one that is hard to guess. `personal` words make it weaker. */
export async function passwordWeakness(password: string, personal: string[]): Promise<string | undefined> {
  const { score, warning, suggestion } = await inLine(() => ask({ password, personal: personal.flatMap(words) }));
  if (score >= leastScore) return undefined;
  return ['This password is easy to guess.', warning, suggestion].filter(Boolean).join(' ');
}

const words = (text: string) =>
  [text, ...text.split(/[^\p{L}\p{N}]+/u)].map((word) => word.toLowerCase()).filter((word) => word.length > 2);

async function ask(question: StrengthQuestion): Promise<StrengthAnswer> {
  clearTimeout(goodbye);
  worker ??= startWorker();
  worker.postMessage(question);
  const [answer] = await once(worker, 'message');
  goodbye = setTimeout(stopWorker, keepWorkerMs).unref();
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

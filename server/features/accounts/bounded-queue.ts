import { AppError } from '../../errors.ts';

/** Runs `atOnce` jobs at a time and queues up to `waiting`; callers beyond the limit get 429. */
export function boundedQueue({ atOnce, waiting: maxWaiting }: { atOnce: number; waiting: number }) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function run<Result>(job: () => Promise<Result>): Promise<Result> {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw tooBusy();
      await new Promise<void>((resume) => waiting.push(resume)); // the previous job passes on its slot
    } else running += 1;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

const tooBusy = () =>
  new AppError(429, 'We are very busy at the moment. Please try again in a few seconds.', { headers: { 'retry-after': '5' } });

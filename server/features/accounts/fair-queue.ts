import { AppError } from '../../errors.ts';

/** Whose turn it is: the caller's network address. Devices that have signed in before come first. */
export type Turn = { of: string; isKnown?: boolean };

/**
 * Runs `atOnce` jobs at a time. Each caller has a queue of its own of at most `perCaller` jobs, and callers take turns: many jobs
 * of one do not delay another's. What does not fit gets 429.
 */
export function fairQueue({ atOnce, perCaller, waiting: maxWaiting }: { atOnce: number; perCaller: number; waiting: number }) {
  const lanes = { known: new Map<string, (() => void)[]>(), others: new Map<string, (() => void)[]>() };
  const held = new Map<string, number>(); // jobs of a caller, running or waiting
  let running = 0;
  let waiting = 0;

  function next(): (() => void) | undefined {
    for (const lane of [lanes.known, lanes.others]) {
      const [first] = lane;
      if (!first) continue;
      const [caller, jobs] = first;
      const job = jobs.shift();
      lane.delete(caller);
      if (jobs.length) lane.set(caller, jobs); // to the end: the other callers' turn
      waiting -= 1;
      return job;
    }
    return undefined;
  }

  return async function run<Result>(turn: Turn, job: () => Promise<Result>): Promise<Result> {
    const mine = held.get(turn.of) ?? 0;
    if (mine >= perCaller) throw tooBusy();
    if (running >= atOnce && waiting >= maxWaiting && !turn.isKnown) throw tooBusy();
    held.set(turn.of, mine + 1);
    if (running >= atOnce) {
      const lane = turn.isKnown ? lanes.known : lanes.others;
      waiting += 1;
      await new Promise<void>((resume) => lane.set(turn.of, [...(lane.get(turn.of) ?? []), resume]));
    } else running += 1;
    try {
      return await job();
    } finally {
      const left = (held.get(turn.of) ?? 1) - 1;
      if (left) held.set(turn.of, left);
      else held.delete(turn.of);
      const resume = next();
      if (resume)
        resume(); // it takes over the place
      else running -= 1;
    }
  };
}

const tooBusy = () =>
  new AppError(429, 'We are very busy at the moment. Please try again in a few seconds.', { headers: { 'retry-after': '5' } });

import type { Fault } from '../../contract/health-board.ts';
import type { Log } from '../log.ts';
import { withTimeout } from '../platform/with-timeout.ts';

/** Returns a sentence if something is wrong, undefined if healthy, with the time where it is known. A throw counts as unhealthy. */
type Problem = string | { sentence: string; since: number };
export type Check = { what: Fault['what']; sentence: string; run: () => Promise<Problem | undefined> };

/** Current faults and since when. Faults never stop the server and disappear once their check passes. */
export function faultBoard({ checks, log, now = Date.now }: { checks: Check[]; log: Log; now?: () => number }) {
  const faults = new Map<Fault['what'], Fault>();
  let running: Promise<void> | undefined;

  async function runCheck({ what, sentence, run }: Check) {
    const problem = await withTimeout(run()).catch((error: unknown) => {
      if (!faults.has(what)) log.error({ err: error, what }, 'a fault began');
      return sentence;
    });
    const known = faults.get(what);
    if (!problem) {
      if (known) log.warn({ what, ms: now() - known.since }, 'a fault has passed');
      faults.delete(what);
    } else if (typeof problem === 'string') faults.set(what, { what, sentence: problem, since: known?.since ?? now() });
    else faults.set(what, { what, ...problem });
  }

  return {
    /** Runs all checks. Concurrent callers share one run. */
    run(): Promise<void> {
      running ??= Promise.all(checks.map(runCheck)).then(() => {
        running = undefined;
      });
      return running;
    },
    faults: (): Fault[] => [...faults.values()].sort((a, b) => a.since - b.since),
  };
}

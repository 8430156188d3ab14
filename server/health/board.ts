import type { Fault } from '../../contract/health-board.ts';
import type { Log } from '../log.ts';
import { withTimeout } from '../platform/with-timeout.ts';

/** Answers with a sentence where something is wrong, with nothing where all is well; a throw counts as wrong. */
export type Check = { what: Fault['what']; sentence: string; look: () => Promise<string | undefined> };

/** What is wrong at this moment, and since when. Nothing here stops the server: a fault that passes is simply gone. */
export function faultBoard({ checks, log, now = Date.now }: { checks: Check[]; log: Log; now?: () => number }) {
  const faults = new Map<Fault['what'], Fault>();
  let looking: Promise<void> | undefined;

  async function lookAt({ what, sentence, look }: Check) {
    const problem = await withTimeout(look()).catch((error: unknown) => {
      if (!faults.has(what)) log.error({ err: error, what }, 'a fault began');
      return sentence;
    });
    const known = faults.get(what);
    if (!problem) {
      if (known) log.warn({ what, ms: now() - known.since }, 'a fault has passed');
      faults.delete(what);
    } else faults.set(what, { what, sentence: problem, since: known?.since ?? now() });
  }

  return {
    /** Looks at everything now; many who ask at once share one look. */
    look(): Promise<void> {
      looking ??= Promise.all(checks.map(lookAt)).then(() => {
        looking = undefined;
      });
      return looking;
    },
    faults: (): Fault[] => [...faults.values()].sort((a, b) => a.since - b.since),
  };
}

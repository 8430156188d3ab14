import type { Log } from '../../log.ts';
import { every } from '../../platform/jobs.ts';
import { hours, timerMs } from '../../platform/time.ts';
import type { Pages } from '../pages/pages.ts';
import type { staticCopy } from './static-copy.ts';

type Needs = {
  copy: ReturnType<typeof staticCopy>;
  pages: Pages;
  log: Log;
  now: () => number;
  mayDelete: () => Promise<boolean>;
};

/** Updates the static copy: after the start, after every change, and when a schedule changes a page. */
export function copySchedule({ copy, pages, log, now, mayDelete }: Needs) {
  let hasStarted = false;
  let next: NodeJS.Timeout | undefined;

  /** Unchanged pages are skipped; this also repairs a copy that failed earlier. */
  async function update() {
    await copy.update();
    clearTimeout(next);
    const until = await pages.until().catch(() => Number.POSITIVE_INFINITY);
    const wait = timerMs(until - now());
    if (wait !== undefined) next = setTimeout(() => void update(), wait).unref();
  }

  return {
    async start(stop: AbortSignal) {
      stop.addEventListener('abort', () => clearTimeout(next));
      hasStarted = true;
      await copy.copyFiles().catch((error: unknown) => log.error({ err: error }, 'the built files could not be copied'));
      await update();
      const removeOld = async () => void ((await mayDelete()) && (await copy.removeOld(now())));
      every(hours(1), 'old files of the static copy', removeOld, { log, stop });
    },
    changed() {
      if (hasStarted) void update();
    },
  };
}

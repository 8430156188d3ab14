import type { Log } from '../log.ts';

/**
 * Runs a job now and then periodically until stopped. A run is skipped while the previous one is still busy. Failures are logged;
 * the next run tries again.
 */
export function every(
  ms: number,
  name: string,
  job: () => Promise<unknown>,
  { log, stop }: { log: Log; stop: AbortSignal },
): void {
  let busy = false;
  const run = async () => {
    if (busy) return;
    busy = true;
    try {
      await job();
    } catch (error) {
      if (!stop.aborted) log.error({ err: error, job: name }, 'a background job failed');
    }
    busy = false;
  };
  const timer = setInterval(run, ms).unref();
  stop.addEventListener('abort', () => clearInterval(timer));
  void run();
}

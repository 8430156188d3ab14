import type { Log } from '../log.ts';

/**
 * Does a job now and then again every so often, until stopped. A turn that comes while the last is still at work is left
 * out; a failure is logged and the next turn tries again.
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

import type { Log } from '../log.ts';

/** Does a job now and then again every so often, until stopped; a failure is logged and the next turn tries again. */
export function every(
  ms: number,
  name: string,
  job: () => Promise<unknown>,
  { log, stop }: { log: Log; stop: AbortSignal },
): void {
  const run = () => {
    job().catch((error) => {
      if (!stop.aborted) log.error({ err: error, job: name }, 'a background job failed');
    });
  };
  const timer = setInterval(run, ms).unref();
  stop.addEventListener('abort', () => clearInterval(timer));
  run();
}

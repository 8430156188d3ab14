import type { Log } from '../../log.ts';

type Options = {
  databaseUrl: string;
  channel: string;
  stop: AbortSignal;
  log: Log;
  onMessage: (text: string) => void;
  /** Called after each (re)connect, since notifications sent in between are lost. */
  onConnected: () => void;
};

const minWaitMs = 250;
const maxWaitMs = 10_000;

/** Keeps one PostgreSQL connection open for LISTEN and reconnects until `stop` aborts. */
export async function listen({ databaseUrl, channel, stop, log, onMessage, onConnected }: Options): Promise<void> {
  const { default: pg } = await import('pg');
  let wait = minWaitMs;
  while (!stop.aborted) {
    const client = new pg.Client({ connectionString: databaseUrl, keepAlive: true, connectionTimeoutMillis: 5000 });
    const over = new Promise<void>((resolve) => {
      client.on('error', (error) => {
        log.debug({ err: error }, 'the announcement connection broke');
        resolve();
      });
      client.on('end', () => resolve());
      stop.addEventListener('abort', () => resolve(), { once: true });
    });
    try {
      await client.connect();
      client.on('notification', ({ payload }) => onMessage(payload ?? ''));
      await client.query(`listen ${channel}`);
      wait = minWaitMs;
      onConnected();
      await over;
    } catch (error) {
      log.debug({ err: error }, 'the announcement connection could not be opened');
    }
    await client.end().catch(() => {});
    if (!stop.aborted) await pause(wait, stop);
    wait = Math.min(wait * 2, maxWaitMs);
  }
}

const pause = (ms: number, stop: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms).unref();
    stop.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });

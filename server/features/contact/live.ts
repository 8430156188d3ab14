import type { SSEStreamingApi } from 'hono/streaming';
import type { MessagesChanged } from '../../../contract/messages.ts';
import { AppError } from '../../errors.ts';
import type { Log } from '../../log.ts';

const maxListeners = 200;
const heartbeatMs = 15_000; // proxies close connections that are silent for a minute or less
const stuckAfterMs = 30_000;

type Needs = { countUnread: () => Promise<number>; log: Log; stuckMs?: number };
type Client = {
  stop: AbortSignal;
  mayListen: () => Promise<boolean>;
  /** Ends the connection at once; buffered data would never be sent. */
  cut?: () => void;
};

/**
 * Tells open dashboards that messages have changed. Each gets the newest version only: a client that reads slowly misses steps,
 * not the outcome, and one that does not read at all is dropped.
 */
export function liveMessages({ countUnread, log, stuckMs = stuckAfterMs }: Needs) {
  const listeners = new Set<() => void>();
  let version = 0;
  let unread: Promise<number> | undefined;

  /** Counted once for all listeners. */
  const currentUnread = () => {
    unread ??= countUnread().catch((error: unknown) => {
      unread = undefined;
      throw error;
    });
    return unread;
  };

  return {
    listeners: () => listeners.size,

    changed(newest: number) {
      version = Math.max(version, newest);
      unread = undefined;
      for (const wake of listeners) wake();
    },

    /** Writes to one client until it leaves, `stop` aborts, or it may no longer listen. */
    async serve(stream: SSEStreamingApi, { stop, mayListen, cut }: Client) {
      if (listeners.size >= maxListeners)
        throw new AppError(503, 'Too many dashboards are open. This one asks now and then instead.');
      let told = -1;
      let wake = () => {};
      const onChange = () => wake();
      listeners.add(onChange);
      stream.onAbort(onChange);
      stop.addEventListener('abort', onChange);
      try {
        while (!stream.aborted && !stop.aborted && (await mayListen())) {
          if (told !== version) {
            told = version;
            const data: MessagesChanged = { unread: await currentUnread() };
            const written = stream.writeSSE({ id: String(told), event: 'messages', data: JSON.stringify(data) });
            if (!(await inTime(written, stuckMs))) return cut?.();
          } else if (!(await inTime(stream.write(': still here\n\n'), stuckMs))) return cut?.();
          if (told !== version) continue;
          await new Promise<void>((resolve) => {
            const timer = setTimeout(resolve, heartbeatMs).unref();
            wake = () => {
              clearTimeout(timer);
              resolve();
            };
          });
        }
      } catch (error) {
        log.debug({ err: error }, 'a live connection ended');
      } finally {
        listeners.delete(onChange);
        stop.removeEventListener('abort', onChange);
      }
    },
  };
}

export type LiveMessages = ReturnType<typeof liveMessages>;

/** Whether a write is taken in time. */
const inTime = async (write: Promise<unknown>, stuckMs: number): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), stuckMs).unref();
  });
  return Promise.race([write.then(() => true), late]).finally(() => clearTimeout(timer));
};

import type { IncomingMessage, ServerResponse } from 'node:http';

/** A replaceable application instance. */
export type Running = {
  handle: (req: IncomingMessage, res: ServerResponse) => void;
  startBackground: () => void;
  close: () => Promise<void>;
};

type Needs = {
  /** Loads and assembles the current code; throws if it is broken. */
  load: () => Promise<Running>;
  /** Whether the code has changed since the last call. */
  isStale: () => boolean;
  /** Called if loading fails; the running application stays. */
  onFault: (error: unknown) => void;
};

const graceMs = 5000;

/**
 * Holds the newest application that could be assembled. The new one is loaded next to the old one, which is closed only once it
 * is replaced and its requests are done: broken code never takes the site down.
 */
export function reloading({ load, isStale, onFault }: Needs) {
  let current: (Running & { inFlight: Set<ServerResponse> }) | undefined;
  let lastReload: Promise<void> = Promise.resolve();

  async function replace() {
    if (!isStale()) return;
    try {
      const next = await load();
      const old = current;
      current = { ...next, inFlight: new Set() };
      if (old) await leave(old);
      next.startBackground();
    } catch (error) {
      onFault(error);
    }
  }

  return {
    /** Reloads if stale, one reload at a time. Resolves once everything saved so far is loaded. */
    refresh: () => (lastReload = lastReload.then(replace)),
    /** False until an application could be assembled. */
    handle(req: IncomingMessage, res: ServerResponse): boolean {
      if (!current) return false;
      const { inFlight } = current;
      inFlight.add(res);
      res.once('close', () => inFlight.delete(res));
      current.handle(req, res);
      return true;
    },
    close: async () => {
      await lastReload;
      await current?.close();
    },
  };

  async function leave({ inFlight, close }: NonNullable<typeof current>) {
    const answered = Promise.all([...inFlight].map((res) => new Promise<void>((resolve) => res.once('close', resolve))));
    const closing = Promise.race([answered, new Promise((resolve) => setTimeout(resolve, graceMs).unref())]).then(close);
    // Do not wait for slow downloads of the old one; errors while it closes do not concern the new one.
    closing.catch(onFault);
    if (!inFlight.size) await closing.catch(() => {});
  }
}

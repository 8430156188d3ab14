import type { IncomingMessage, ServerResponse } from 'node:http';

/** An application that can be put in another's place. */
export type Running = {
  handle: (req: IncomingMessage, res: ServerResponse) => void;
  startBackground: () => void;
  close: () => Promise<void>;
};

type Needs = {
  /** Loads the code as it is now and assembles it; throws what is wrong with it. */
  load: () => Promise<Running>;
  /** Whether the code is another than at the last call. */
  isStale: () => boolean;
  /** Told of what could not be loaded; what runs goes on. */
  onFault: (error: unknown) => void;
};

const graceMs = 5000;

/**
 * Keeps the newest application that could be assembled. The new one is loaded beside the old, which is closed only when it is
 * replaced and has answered what it was asked: code that does not load never takes the site away.
 */
export function reloading({ load, isStale, onFault }: Needs) {
  let current: (Running & { underway: Set<ServerResponse> }) | undefined;
  let line: Promise<void> = Promise.resolve();

  async function replace() {
    if (!isStale()) return;
    try {
      const next = await load();
      const old = current;
      current = { ...next, underway: new Set() };
      if (old) await leave(old);
      next.startBackground();
    } catch (error) {
      onFault(error);
    }
  }

  return {
    /** Reloads if need be, one reload after the other, and resolves when what was saved until now is in place. */
    refresh: () => (line = line.then(replace)),
    /** False as long as nothing could ever be assembled. */
    handle(req: IncomingMessage, res: ServerResponse): boolean {
      if (!current) return false;
      const { underway } = current;
      underway.add(res);
      res.once('close', () => underway.delete(res));
      current.handle(req, res);
      return true;
    },
    close: async () => {
      await line;
      await current?.close();
    },
  };

  async function leave({ underway, close }: NonNullable<typeof current>) {
    const answered = Promise.all([...underway].map((res) => new Promise<void>((resolve) => res.once('close', resolve))));
    const closing = Promise.race([answered, new Promise((resolve) => setTimeout(resolve, graceMs).unref())]).then(close);
    // Nobody waits for a slow download of the old one; a fault while it ends is no fault of the new.
    closing.catch(onFault);
    if (!underway.size) await closing.catch(() => {});
  }
}

import type { Log } from '../../log.ts';
import type { Images } from './images.ts';
import type { StoredImage } from './variants.ts';

export type Unfinished = { folder: string; image: StoredImage };

/** Persists which images lack variants. The database is the queue, so a crash loses nothing. */
export type VariantLedger = {
  nextUnfinished(except: string[]): Promise<Unfinished | undefined>;
  /** False if the image was replaced or purged meanwhile. */
  finish(image: StoredImage): Promise<boolean>;
};

/** Creates missing variants in the background, one image at a time. */
export function variantQueue({ images, ledger, log }: { images: Images; ledger: VariantLedger; log: Log }) {
  const failed = new Set<string>(); // not retried immediately, or one bad image would keep the queue busy forever
  let running: Promise<void> | undefined;
  let kickedAgain = false;
  let stopped = false;

  async function complete({ folder, image }: Unfinished) {
    try {
      const finished = await images.complete(folder, image);
      if (!finished) failed.add(image.name);
      else if (!(await ledger.finish(finished))) await images.remove(folder, finished);
    } catch (error) {
      failed.add(image.name);
      if (!stopped) log.error({ err: error, image: image.name }, 'variants of an image could not be made');
    }
  }

  async function run() {
    do {
      kickedAgain = false;
      for (;;) {
        const next = stopped ? undefined : await ledger.nextUnfinished([...failed]);
        if (!next) break;
        await complete(next);
      }
    } while (kickedAgain && !stopped);
  }

  return {
    /** Signals that there may be work. `retry` also retries images that failed before. */
    kick({ retry = false } = {}) {
      if (retry) failed.clear();
      kickedAgain = true;
      if (stopped) return;
      running ??= run()
        .catch((error) => log.error({ err: error }, 'the variant queue stopped'))
        .finally(() => {
          running = undefined;
        });
    },
    busy: () => (running ? 1 : 0),
    /** Resolves when the queue is empty. */
    idle: async () => await running,
    /** Starts no more work; the running job ends with the image process. */
    stop() {
      stopped = true;
    },
  };
}

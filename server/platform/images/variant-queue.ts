import type { Log } from '../../log.ts';
import type { Images } from './images.ts';
import type { StoredImage } from './variants.ts';

export type Unfinished = { folder: string; image: StoredImage };

/** Where the images that lack variants are noted; the database is the queue, so a crash loses nothing. */
export type VariantLedger = {
  nextUnfinished(except: string[]): Promise<Unfinished | undefined>;
  /** False where the image was replaced or purged meanwhile. */
  finish(image: StoredImage): Promise<boolean>;
};

/** Makes missing variants one image at a time, beside the requests. */
export function variantQueue({ images, ledger, log }: { images: Images; ledger: VariantLedger; log: Log }) {
  const failed = new Set<string>(); // not tried again at once, or one bad image would keep the queue busy for ever
  let running: Promise<void> | undefined;
  let kickedAgain = false;
  let stopped = false;

  async function one({ folder, image }: Unfinished) {
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
        await one(next);
      }
    } while (kickedAgain && !stopped);
  }

  return {
    /** Says that there may be work; now and then also what failed before is tried again. */
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
    /** Resolves when nothing is left to do. */
    idle: async () => await running,
    /** Takes up no more work; what is under way ends with the image process. */
    stop() {
      stopped = true;
    },
  };
}

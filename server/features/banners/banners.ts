import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import type { ManagedHome } from '../../../contract/homepage.ts';
import type { Log } from '../../log.ts';
import type { Admin } from '../../platform/admin.ts';
import type { OpenDatabase } from '../../platform/db/open.ts';
import { startImageProcess } from '../../platform/images/image-process.ts';
import { imageService } from '../../platform/images/images.ts';
import type { Storage } from '../../platform/images/storage.ts';
import { sweepFiles, sweepFolder } from '../../platform/images/sweep.ts';
import { variantQueue } from '../../platform/images/variant-queue.ts';
import { filesOf } from '../../platform/images/variants.ts';
import { every } from '../../platform/jobs.ts';
import { hours, minutes } from '../../platform/time.ts';
import type { AdminEnv } from '../../web/middleware/session.ts';
import { cardHttp } from './banners.http.ts';
import { cardService, type Write } from './banners.service.ts';
import { cardStore } from './banners.store.ts';
import { binHttp } from './bin.http.ts';
import { binService } from './bin.service.ts';
import { homepageHttp } from './homepage.http.ts';
import { homepageService } from './homepage.service.ts';
import { publicLists } from './public-lists.ts';
import { folders, toImage } from './rows.ts';
import { switchStore } from './switch.store.ts';
import { uploadsHttp } from './uploads.http.ts';

const graceMs = minutes(15);

type Needs = {
  database: OpenDatabase;
  storage: Storage;
  dataDir: string;
  log: Log;
  now?: () => number;
  write: Write;
  requireAdmin: MiddlewareHandler<AdminEnv>;
  findAdmin: (token: string) => Promise<Admin | undefined>;
  preview: (home: ManagedHome, request: Request) => Promise<Response>;
};

/** Cards with their images, the bin and the homepage switches as a mountable feature. */
export function bannerFeature({
  database,
  storage,
  dataDir,
  log,
  now = Date.now,
  write,
  requireAdmin,
  findAdmin,
  preview,
}: Needs) {
  const incoming = join(dataDir, 'incoming');
  const scratch = join(dataDir, 'scratch');
  const imageProcess = startImageProcess();
  const images = imageService({ storage, imageProcess, scratch, log });
  const store = cardStore(database.db);
  const variants = variantQueue({
    images,
    log,
    ledger: {
      async nextUnfinished(except) {
        const row = await store.nextWithoutVariants(except);
        return row && { folder: folders[row.kind], image: toImage(row) };
      },
      finish: (image) => write((trx) => store.saveVariants(image.name, JSON.stringify(image.variants), trx)),
    },
  });
  const cards = cardService({ store, images, write, now });
  const lists = publicLists(cards.list);
  const bin = binService({ store, images, write, now });
  const homepage = homepageService({ store, switches: switchStore(database.db), write });

  async function referenced(): Promise<Set<string>> {
    const rows = await store.images();
    return new Set(
      rows.flatMap(({ kind, image, variants }) =>
        filesOf({ name: image, variants: JSON.parse(variants) }).map((file) => `${folders[kind]}/${file}`),
      ),
    );
  }

  async function sweep(grace: number) {
    await bin.purgeExpired();
    for (const folder of [incoming, scratch]) await sweepFolder(folder, Date.now() - grace);
    const orphans = await sweepFiles({ storage, referenced, olderThan: Date.now() - grace, log });
    if (orphans.length) log.info({ files: orphans.length }, 'removed files without a row');
  }

  return {
    routes: [
      cardHttp({ cards, lists, requireAdmin, incoming, onImage: () => variants.kick() }),
      binHttp({ bin, requireAdmin }),
      homepageHttp({ homepage, requireAdmin, findAdmin, preview }),
      uploadsHttp(storage),
    ],
    home: () => homepage.home(),
    /** Call this when public content has changed, in this or another process. */
    invalidateLists: lists.invalidate,
    /** Uploads waiting to be decoded, plus the image whose variants are being created. */
    imageQueue: () => images.waiting() + variants.busy(),
    storageAnswers: async () => void (await storage.get('banners/none')),
    variants,
    sweep,

    /** Cleans up after a crash, before the first request. If no other process can be running, every orphaned file is deleted. */
    startUp: (alone: boolean) => sweep(alone ? 0 : graceMs),

    /** Creates missing variants and cleans up periodically. */
    start(stop: AbortSignal) {
      const cleanUp = async () => {
        variants.kick({ retry: true });
        await sweep(graceMs);
      };
      every(hours(1), 'clearing up images', cleanUp, { log, stop });
    },

    async close() {
      variants.stop();
      imageProcess.close();
      await variants.idle();
    },
  };
}

import { join } from 'node:path';
import type { MiddlewareHandler } from 'hono';
import type { CardKind } from '../../../contract/cards.ts';
import type { ManagedCard, ManagedHome } from '../../../contract/homepage.ts';
import type { Log } from '../../log.ts';
import type { Admin } from '../../platform/admin.ts';
import type { OpenDatabase } from '../../platform/db/open.ts';
import { type ImageProcess, startImageProcess } from '../../platform/images/image-process.ts';
import { imageService } from '../../platform/images/images.ts';
import type { Storage } from '../../platform/images/storage.ts';
import { sweepFiles, sweepFolder } from '../../platform/images/sweep.ts';
import { variantQueue } from '../../platform/images/variant-queue.ts';
import { filesOf } from '../../platform/images/variants.ts';
import { every } from '../../platform/jobs.ts';
import { hours, minutes } from '../../platform/time.ts';
import type { AdminEnv } from '../../web/middleware/session.ts';
import { binHttp } from './bin.http.ts';
import { binService } from './bin.service.ts';
import { type CardContent, managedCard, storedImage, toManagedCard } from './card-rows.ts';
import { cardHttp } from './cards.http.ts';
import { cardService, type Write } from './cards.service.ts';
import { entryRoutes } from './entries.http.ts';
import { entryService } from './entries.service.ts';
import { entryStore } from './entry.store.ts';
import { entryWordsStore } from './entry-words.store.ts';
import { homepageHttp } from './homepage.http.ts';
import { homepageService } from './homepage.service.ts';
import { imageStore } from './image.store.ts';
import { libraryRoutes } from './library.http.ts';
import { libraryService } from './library.service.ts';
import { liveStore } from './live.store.ts';
import { previewRoutes, type SitePreview } from './preview.http.ts';
import { publicLists } from './public-lists.ts';
import { publishedSites } from './published.ts';
import { switchStore } from './switch.store.ts';
import { uploadsHttp } from './uploads.http.ts';

const graceMs = minutes(15);

type Needs = {
  database: OpenDatabase;
  storage: Storage;
  dataDir: string;
  log: Log;
  now?: () => number;
  mayDelete: () => Promise<boolean>;
  write: Write;
  requireAdmin: MiddlewareHandler<AdminEnv>;
  findAdmin: (token: string) => Promise<Admin | undefined>;
  /** The homepage with other managed content. */
  previewHome: (home: ManagedHome, request: Request) => Promise<Response>;
  preview: SitePreview;
  imageProcess?: ImageProcess;
};

/** Everything that is published: entries with their versions, banners and service cards, pictures, the bin, previews. */
export function publishingFeature({
  database,
  storage,
  dataDir,
  log,
  now = Date.now,
  mayDelete,
  write,
  requireAdmin,
  findAdmin,
  previewHome,
  preview,
  imageProcess = startImageProcess(),
}: Needs) {
  const incoming = join(dataDir, 'incoming');
  const scratch = join(dataDir, 'scratch');
  const images = imageService({ storage, imageProcess, scratch, log });
  const imageRows = imageStore(database.db);
  const variants = variantQueue({
    images,
    log,
    ledger: {
      async nextUnfinished(except) {
        const row = await imageRows.nextWithoutVariants(except);
        return row && { folder: row.folder, image: storedImage(row) };
      },
      finish: (image) => write((trx) => imageStore(trx).saveVariants(image.name, JSON.stringify(image.variants))),
    },
  });
  const needs = { database, images, write, now };
  const cards = cardService(needs);
  const lists = publicLists({
    list: cards.list,
    until: async () => (await liveStore(database.db).next(now())) ?? Number.POSITIVE_INFINITY,
    now,
  });
  const bin = binService(needs);
  const library = libraryService(needs);
  const homepage = homepageService({ cards: shownCards, switches: switchStore(database.db), write });
  const published = publishedSites({
    database,
    now,
    pictures: library.pictures,
    home: (at) => homepage.home({}, at),
  });
  const entries = entryService({ database, write, now });

  /** Cards in the order of administrators; of another time those that were or will be shown then. */
  async function shownCards(kind: CardKind, at?: number): Promise<ManagedCard[]> {
    if (at === undefined) return (await cards.list(kind)).map(toManagedCard);
    const shown = await (await published(at)).list(kind, 0, 1000);
    const rows = await Promise.all(shown.map(({ id }) => entryStore(database.db).find(`${kind}/${id}`)));
    const position = new Map(rows.map((row) => [row?.id, row?.position ?? 0]));
    const pictures = await library.pictures(shown.map(({ content }) => (content as CardContent).image.image));
    return shown
      .sort((one, other) => (position.get(one.id) ?? 0) - (position.get(other.id) ?? 0))
      .flatMap(({ id, content }) => {
        const card = content as CardContent;
        const picture = pictures.get(card.image.image);
        return picture ? managedCard(id, card, picture) : [];
      });
  }

  async function referenced(): Promise<Set<string>> {
    const rows = await imageRows.all();
    return new Set(
      rows.flatMap(({ folder, name, variants }) =>
        filesOf({ name, variants: JSON.parse(variants) }).map((file) => `${folder}/${file}`),
      ),
    );
  }

  async function sweep(grace: number) {
    if (await mayDelete()) await bin.purgeExpired();
    for (const folder of [incoming, scratch]) await sweepFolder(folder, Date.now() - grace);
    const orphans = await sweepFiles({ storage, referenced, olderThan: Date.now() - grace, log });
    if (orphans.length) log.info({ files: orphans.length }, 'removed files without a row');
  }

  async function fillWords(stop: AbortSignal) {
    try {
      const words = entryWordsStore(database.db);
      const missing = await words.missing();
      while (missing.length && !stop.aborted) {
        await words.fill(missing.splice(-20));
        await new Promise((resume) => setTimeout(resume, 20)); // visitors come first
      }
    } catch (error) {
      log.warn({ err: error }, 'the words of older articles could not be filled in; the next start tries again');
    }
  }

  const onImage = () => variants.kick();
  return {
    routes: [
      cardHttp({ cards, lists, requireAdmin, incoming, onImage }),
      binHttp({ bin, requireAdmin }),
      homepageHttp({ homepage, requireAdmin, findAdmin, preview: previewHome }),
      entryRoutes({ entries, requireEditor: requireAdmin }),
      libraryRoutes({ library, requireEditor: requireAdmin, incoming, onImage }),
      previewRoutes({
        preview,
        slugOf: async (kind, id) => (await entryStore(database.db).find(`${kind}/${id}`))?.slug,
        requireEditor: requireAdmin,
        now,
      }),
      uploadsHttp(storage),
    ],
    /** What visitors get, now or at a time. */
    published,
    drawSocial: imageProcess.social,
    entries,
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
      void fillWords(stop);
    },

    async close() {
      variants.stop();
      imageProcess.close();
      await variants.idle();
    },
  };
}

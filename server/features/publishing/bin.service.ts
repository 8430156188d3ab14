import type { BinEntry } from '../../../contract/cards.ts';
import type { EntryKind } from '../../../contract/entries.ts';
import { notFound } from '../../errors.ts';
import { recordActivity } from '../../platform/activity.ts';
import type { Admin } from '../../platform/admin.ts';
import type { Db, OpenDatabase } from '../../platform/db/open.ts';
import { isRowId } from '../../platform/db/row-id.ts';
import type { Images } from '../../platform/images/images.ts';
import { binStore } from './bin.store.ts';
import { binMs, pictureOf, storedImage } from './card-rows.ts';
import type { Write } from './cards.service.ts';
import { imagesIn } from './content.ts';
import { type EntryRow, entryStore } from './entry.store.ts';
import { type ImageRow, imageStore } from './image.store.ts';
import { settle } from './live.ts';
import { freeSlug } from './slugs.service.ts';

export type BinService = ReturnType<typeof binService>;

type Needs = { database: OpenDatabase; images: Images; write: Write; now: () => number };

/** Deleted entries: kept for 30 days, then purged with their files unless restored. */
export function binService({ database, images, write, now }: Needs) {
  async function find(id: string, db: Db = database.db): Promise<EntryRow> {
    const row = isRowId(id) ? await binStore(db).find(id) : undefined;
    if (!row) throw notFound('Entry');
    return row;
  }

  async function toBinEntry(row: EntryRow): Promise<BinEntry> {
    const version = await entryStore(database.db).version(row.key, row.newest);
    const content = version && JSON.parse(version.content);
    const [name] = imagesIn(content);
    const image = name ? await imageStore(database.db).find(name) : undefined;
    return {
      id: row.id,
      kind: row.kind as EntryKind,
      title: row.title,
      alt: content?.image?.alt ?? '',
      picture: image ? pictureOf(image) : null,
      deletedAt: row.deleted_at ?? 0,
      deletedBy: row.deleted_by ?? '',
      purgedAt: (row.deleted_at ?? 0) + binMs,
    };
  }

  /** Deletes an entry's rows; its own pictures go too unless something else names them. Library pictures stay. */
  async function purgeRows(trx: Db, row: EntryRow): Promise<ImageRow[] | undefined> {
    const names = await binStore(trx).imagesOf(row.key);
    if (!(await binStore(trx).purge(row.key))) return undefined;
    const used = new Set((await imageStore(trx).uses(names)).map(({ image }) => image));
    const unused = (await imageStore(trx).named(names)).filter(({ name, folder }) => folder !== 'images' && !used.has(name));
    for (const { name } of unused) await imageStore(trx).remove(name);
    return unused;
  }

  async function removeFiles(unused: ImageRow[]) {
    for (const image of unused) await images.remove(image.folder, storedImage(image));
  }

  return {
    list: async (): Promise<BinEntry[]> => Promise.all((await binStore(database.db).list()).map(toBinEntry)),

    /** Restores an entry as it was, to its former position. If its slug was taken meanwhile it gets another one. */
    async restore(admin: Admin, id: string): Promise<{ title: string }> {
      return write(async (trx) => {
        const row = await find(id, trx);
        const slug = await freeSlug(trx, row.kind as EntryKind, row.slug, row.key);
        if (!(await binStore(trx).restore(row.key, slug))) throw notFound('Entry');
        await settle(trx, row.key, now());
        await recordActivity(trx, { admin, action: `${row.kind} restored`, subject: row.title });
        return { title: row.title };
      });
    },

    /** Deletes permanently. The rows go first: a row without its files would show a broken image. */
    async purge(admin: Admin, id: string): Promise<void> {
      const unused = await write(async (trx) => {
        const row = await find(id, trx);
        const unused = await purgeRows(trx, row);
        if (!unused) throw notFound('Entry');
        await recordActivity(trx, { admin, action: `${row.kind} purged`, subject: row.title });
        return unused;
      });
      await removeFiles(unused);
    },

    /** Purges entries that have been in the bin for 30 days. */
    async purgeExpired(): Promise<void> {
      for (const row of await binStore(database.db).before(now() - binMs))
        await removeFiles((await write((trx) => purgeRows(trx, row))) ?? []);
    },
  };
}

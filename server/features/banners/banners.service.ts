import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type CardKind, changedCard, newCard } from '../../../contract/cards.ts';
import { badInput, notFound } from '../../errors.ts';
import { recordActivity } from '../../platform/activity.ts';
import type { Admin } from '../../platform/admin.ts';
import { check } from '../../platform/check.ts';
import type { Db } from '../../platform/db/open.ts';
import { isRowId } from '../../platform/db/row-id.ts';
import type { Images } from '../../platform/images/images.ts';
import type { Upload } from '../../platform/images/upload.ts';
import type { StoredImage } from '../../platform/images/variants.ts';
import type { CardRow, CardStore } from './banners.store.ts';
import { differences, folders, imageColumns, toImage, toRecord } from './rows.ts';

export const nouns: Record<CardKind, string> = { banner: 'Banner', service: 'Service' };

export type Updated = { saved: CardRow } | { conflict: CardRow };
export type CardService = ReturnType<typeof cardService>;

/** Runs a write in its own transaction and then invalidates caches on every instance. */
export type Write = <Result>(work: (trx: Db) => Promise<Result>) => Promise<Result>;

type Deps = { store: CardStore; images: Images; write: Write; now?: () => number };
type Changes = z.output<(typeof changedCard)['service']>;

/** Create, update, reorder and delete banners and service cards. */
export function cardService({ store, images, write, now = Date.now }: Deps) {
  async function find(kind: CardKind, id: string, on?: Db): Promise<CardRow> {
    const row = isRowId(id) ? await store.find(kind, id, on) : undefined;
    if (!row) throw notFound(nouns[kind]);
    return row;
  }

  /**
   * Files are written before their row. If the row fails they are removed, unless the commit succeeded and only its response was
   * lost.
   */
  async function withImage<Result>(
    kind: CardKind,
    path: string | undefined,
    save: (image?: StoredImage) => Promise<Result>,
  ): Promise<Result> {
    if (!path) return save();
    const image = await images.store(folders[kind], path);
    try {
      return await save(image);
    } catch (error) {
      const isUsed = await store.hasImage(image.name).catch(() => true);
      if (!isUsed) await images.remove(folders[kind], image);
      throw error;
    }
  }

  return {
    list: (kind: CardKind) => store.list(kind),

    async add(admin: Admin, kind: CardKind, { fields, image: path }: Upload): Promise<CardRow> {
      const input = checkAll(newCard[kind], fields, path ? undefined : 'Please choose an image.');
      return await withImage(kind, path, async (image) => {
        if (!image) throw badInput({ image: 'Please choose an image.' });
        return await write(async (trx) => {
          await store.lockOrder(kind, trx);
          const position = await store.nextPosition(kind, trx);
          const row: CardRow = {
            id: randomUUID(),
            kind,
            title: input.title,
            slogan: 'slogan' in input ? (input.slogan as string) : '',
            description: input.description,
            alt: input.alt ?? '',
            decorative: input.decorative ? 1 : 0,
            ...imageColumns(image),
            position,
            version: 1,
            created_at: now(),
            deleted_at: null,
            deleted_by: null,
          };
          await store.insert(row, trx);
          await recordActivity(trx, { admin, action: `${kind} added`, subject: row.title, after: toRecord(row) });
          return row;
        });
      });
    },

    /** Saves the given fields. If the version is outdated nothing is saved and the current row is returned. */
    async update(admin: Admin, kind: CardKind, id: string, { fields, image: path }: Upload): Promise<Updated> {
      await find(kind, id);
      const { version, ...changes } = check(changedCard[kind], fields) as Changes;
      const result = await withImage(kind, path, async (image): Promise<Updated & { replaced?: StoredImage }> => {
        for (;;) {
          const current = await find(kind, id);
          if (version !== undefined && version !== current.version) {
            if (image) await images.remove(folders[kind], image);
            return { conflict: current };
          }
          const { decorative, ...texts } = changes;
          const columns = {
            ...texts,
            ...(decorative !== undefined && { decorative: decorative ? 1 : 0 }),
            ...(image && imageColumns(image)),
          };
          const saved: CardRow = { ...current, ...columns, version: current.version + 1 };
          const done = await write(async (trx) => {
            if (!(await store.change(current, columns, trx))) return false;
            const [before, after] = differences(toRecord(current), toRecord(saved));
            await recordActivity(trx, { admin, action: `${kind} updated`, subject: saved.title, before, after });
            return true;
          });
          if (done) return { saved, replaced: image && toImage(current) };
        }
      });
      if ('saved' in result && result.replaced) await images.remove(folders[kind], result.replaced);
      return result;
    },

    /** Moves a card to the bin. */
    async remove(admin: Admin, kind: CardKind, id: string): Promise<void> {
      await write(async (trx) => {
        const row = await find(kind, id, trx);
        if (!(await store.change(row, { deleted_at: now(), deleted_by: admin.username }, trx))) throw notFound(nouns[kind]);
        await recordActivity(trx, { admin, action: `${kind} deleted`, subject: row.title, before: toRecord(row) });
      });
    },

    /** Moves a card before another, or to the end. Its version stays the same: reordering overwrites nobody's edits. */
    async move(admin: Admin, kind: CardKind, id: string, before: string | null): Promise<void> {
      if (id === before) return void (await find(kind, id));
      await write(async (trx) => {
        await store.lockOrder(kind, trx);
        const row = await find(kind, id, trx);
        const next = before === null ? undefined : await find(kind, before, trx);
        const list = await store.list(kind, trx);
        const from = list.findIndex((each) => each.id === id);
        const to = next ? list.findIndex((each) => each.id === next.id) : list.length;
        if (next) await store.shiftFrom(kind, next.position, trx);
        const position = next ? next.position : await store.nextPosition(kind, trx);
        await store.place(id, position, trx);
        await recordActivity(trx, {
          admin,
          action: `${kind} moved`,
          subject: row.title,
          before: { place: from + 1 },
          after: { place: to > from ? to : to + 1 },
        });
      });
    },
  };
}

/** Validates all fields and the image, and reports every error at once. */
function checkAll<Schema extends z.ZodType>(
  schema: Schema,
  fields: Record<string, string>,
  imageFault?: string,
): z.output<Schema> {
  const result = schema.safeParse(fields);
  if (result.success && !imageFault) return result.data;
  const faults: Record<string, string> = {};
  for (const issue of result.error?.issues ?? []) faults[String(issue.path[0])] ??= issue.message;
  if (imageFault) faults.image = imageFault;
  throw badInput(faults);
}

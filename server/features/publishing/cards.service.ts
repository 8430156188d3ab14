import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type CardKind, changedCard, newCard } from '../../../contract/cards.ts';
import { badInput, notFound } from '../../errors.ts';
import { recordActivity } from '../../platform/activity.ts';
import type { Admin } from '../../platform/admin.ts';
import { check } from '../../platform/check.ts';
import type { Db, OpenDatabase } from '../../platform/db/open.ts';
import { isRowId } from '../../platform/db/row-id.ts';
import type { Images } from '../../platform/images/images.ts';
import type { Upload } from '../../platform/images/upload.ts';
import type { StoredImage } from '../../platform/images/variants.ts';
import { type CardContent, contentOf, differences, imageRow, toRecord } from './card-rows.ts';
import { type CardRow, cardStore } from './cards.store.ts';
import { entryStore } from './entry.store.ts';
import { imageStore } from './image.store.ts';
import { kinds } from './kinds.ts';
import { settle, settleDue } from './live.ts';
import { addVersion, decide, insertEntry, keyOf } from './save.ts';

const nouns: Record<CardKind, string> = { banner: 'Banner', service: 'Service' };

export type Updated = { saved: CardRow } | { conflict: CardRow };
export type CardService = ReturnType<typeof cardService>;

/** Runs a write in its own transaction and then invalidates caches on every instance. */
export type Write = <Result>(work: (trx: Db) => Promise<Result>) => Promise<Result>;

type Needs = { database: OpenDatabase; images: Images; write: Write; now: () => number };
type Changes = z.output<(typeof changedCard)['service']>;

/** The specification's calls: each publishes what it saves at once. */
export function cardService({ database, images, write, now }: Needs) {
  async function find(kind: CardKind, id: string, db: Db = database.db): Promise<CardRow> {
    const row = isRowId(id) ? await cardStore(db).find(kind, id) : undefined;
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
    const { folder } = kinds[kind];
    const image = await images.store(folder, path);
    const isUnused = async () => !(await imageStore(database.db).find(image.name));
    try {
      const result = await save(image);
      if (await isUnused()) await images.remove(folder, image);
      return result;
    } catch (error) {
      if (await isUnused().catch(() => false)) await images.remove(folder, image);
      throw error;
    }
  }

  return {
    async list(kind: CardKind): Promise<CardRow[]> {
      await settleDue(database.db, now());
      return cardStore(database.db).list(kind);
    },

    async add(admin: Admin, kind: CardKind, { fields, image: path }: Upload): Promise<CardRow> {
      const {
        alt = '',
        decorative = false,
        ...texts
      } = checkAll(newCard[kind], fields, path ? undefined : 'Please choose an image.');
      return await withImage(kind, path, async (image) => {
        if (!image) throw badInput({ image: 'Please choose an image.' });
        return await write(async (trx) => {
          const cards = cardStore(trx);
          await cards.lockOrder(kind);
          const [id, at, by] = [randomUUID(), now(), admin.username];
          await imageStore(trx).insert(imageRow(kinds[kind].folder, image, { alt, by, at }));
          const entry = await insertEntry(trx, { kind, id, slug: id, by, at, position: await cards.nextPosition(kind) });
          const content = { ...texts, image: { image: image.name, alt, decorative, focus: { x: 0.5, y: 0.5 } } };
          await addVersion(trx, entry, { content, before: undefined, by, at });
          await decide(trx, entry.key, { version: 1, from: at, until: null, by, at });
          const row = await find(kind, id, trx);
          await recordActivity(trx, { admin, action: `${kind} added`, subject: texts.title, after: toRecord(row) });
          return row;
        });
      });
    },

    /** Saves the given fields. If the version is outdated nothing is saved and the current row is returned. */
    async update(admin: Admin, kind: CardKind, id: string, { fields, image: path }: Upload): Promise<Updated> {
      await find(kind, id);
      const { version, alt, decorative, ...texts } = check(changedCard[kind], fields) as Changes;
      return await withImage(kind, path, async (image): Promise<Updated> => {
        const current = await find(kind, id);
        if (version !== undefined && version !== current.version) return { conflict: current };
        return write(async (trx) => {
          const entry = await entryStore(trx).lock(keyOf(kind, id));
          if (!entry) throw notFound(nouns[kind]);
          const latest = await find(kind, id, trx);
          if (version !== undefined && version !== latest.version) return { conflict: latest };
          const [at, by] = [now(), admin.username];
          const before = contentOf(latest);
          const content: CardContent = {
            ...before,
            ...texts,
            image: {
              ...before.image,
              ...(image && { image: image.name, focus: { x: 0.5, y: 0.5 } }),
              ...(alt !== undefined && { alt }),
              ...(decorative !== undefined && { decorative }),
            },
          };
          if (image) await imageStore(trx).insert(imageRow(kinds[kind].folder, image, { alt: content.image.alt, by, at }));
          const { newest } = await addVersion(trx, entry, { content, before, by, at });
          const until = latest.live === null ? null : latest.live_until;
          await decide(trx, entry.key, { version: newest, from: at, until, by, at });
          const saved = await find(kind, id, trx);
          const [was, is] = differences(toRecord(latest), toRecord(saved));
          await recordActivity(trx, { admin, action: `${kind} updated`, subject: content.title, before: was, after: is });
          return { saved };
        });
      });
    },

    /** Moves a card to the bin. */
    async remove(admin: Admin, kind: CardKind, id: string): Promise<void> {
      await write(async (trx) => {
        const row = await find(kind, id, trx);
        const key = keyOf(kind, id);
        await entryStore(trx).update(key, { deleted_at: now(), deleted_by: admin.username });
        await settle(trx, key, now());
        await recordActivity(trx, { admin, action: `${kind} deleted`, subject: contentOf(row).title, before: toRecord(row) });
      });
    },

    /** Moves a card before another, or to the end. Its version stays the same: reordering overwrites nobody's edits. */
    async move(admin: Admin, kind: CardKind, id: string, before: string | null): Promise<void> {
      if (id === before) return void (await find(kind, id));
      await write(async (trx) => {
        const cards = cardStore(trx);
        await cards.lockOrder(kind);
        const row = await find(kind, id, trx);
        const next = before === null ? undefined : await find(kind, before, trx);
        const list = await cards.list(kind);
        const from = list.findIndex((each) => each.id === id);
        const to = next ? list.findIndex((each) => each.id === next.id) : list.length;
        if (next) await cards.shiftFrom(kind, next.position);
        const position = next ? next.position : await cards.nextPosition(kind);
        await cards.place(kind, id, position);
        await recordActivity(trx, {
          admin,
          action: `${kind} moved`,
          subject: contentOf(row).title,
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

import type { EntryKind, ImageList, LibraryImage } from '../../../contract/entries.ts';
import type { ManagedImage } from '../../../contract/homepage.ts';
import { AppError, badInput, notFound } from '../../errors.ts';
import { recordActivity } from '../../platform/activity.ts';
import type { Admin } from '../../platform/admin.ts';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import type { OpenDatabase } from '../../platform/db/open.ts';
import type { Images } from '../../platform/images/images.ts';
import type { Upload } from '../../platform/images/upload.ts';
import { imageRow, pictureOf, storedImage } from './card-rows.ts';
import type { Write } from './cards.service.ts';
import { withImage } from './content.ts';
import { entryStore } from './entry.store.ts';
import { type ImageRow, imageStore } from './image.store.ts';
import { addVersion, decide } from './save.ts';

export type LibraryService = ReturnType<typeof libraryService>;

type Needs = { database: OpenDatabase; images: Images; write: Write; now: () => number };

const imagesPerPage = 50;
const folder = 'images';
const inUse = () =>
  new AppError(409, 'A version names this picture, so it stays. Replace it where it is used first.', { code: 'image-in-use' });

/** What was uploaded: where it is used, its description, another one in its place. */
export function libraryService({ database, images, write, now }: Needs) {
  async function find(name: string): Promise<ImageRow> {
    const row = await imageStore(database.db).find(name);
    if (!row) throw notFound('Picture');
    return row;
  }

  async function withUses(rows: ImageRow[]): Promise<LibraryImage[]> {
    const uses = Map.groupBy(await imageStore(database.db).uses(rows.map(({ name }) => name)), ({ image }) => image);
    return rows.map((row) => {
      const entries = new Map<string, LibraryImage['uses'][number]>();
      for (const { key, kind, id, title, live, number } of uses.get(row.name) ?? []) {
        const isLive = live === number || (entries.get(key)?.live ?? false);
        entries.set(key, { kind: kind as EntryKind, id, title, live: isLive });
      }
      return {
        image: row.name,
        width: row.width,
        height: row.height,
        alt: row.alt,
        picture: pictureOf(row),
        createdAt: new Date(row.created_at).toISOString(),
        createdBy: row.created_by,
        uses: [...entries.values()],
      };
    });
  }

  return {
    async list({ search, after }: { search: string; after?: string }): Promise<ImageList> {
      const given = after ? readCursor(after) : undefined;
      const cursor = given && { ...given, id: given.id.replace('_', '.') };
      if (after && !cursor) throw badInput({ after: 'This list has changed. Please load it again.' });
      const rows = await imageStore(database.db).list({ search, after: cursor, limit: imagesPerPage + 1 });
      const page = rows.slice(0, imagesPerPage);
      const last = page.at(-1);
      const next =
        rows.length > imagesPerPage && last ? writeCursor({ time: last.created_at, id: last.name.replace('.', '_') }) : null;
      return { images: await withUses(page), next };
    },

    async add(admin: Admin, { fields, image: path }: Upload): Promise<LibraryImage> {
      const alt = (fields.alt ?? '').replace(/\p{Cc}/gu, ' ').trim();
      if ([...alt].length > 300) throw badInput({ alt: 'The image description may have 300 characters at most.' });
      if (!path) throw badInput({ image: 'Please choose an image.' });
      const image = await images.store(folder, path);
      const row = imageRow(folder, image, { alt, by: admin.username, at: now() });
      try {
        await database.db.transaction().execute(async (trx) => {
          await imageStore(trx).insert(row);
          await recordActivity(trx, { admin, action: 'picture added', subject: alt || image.name });
        });
      } catch (error) {
        const isStored = await imageStore(database.db)
          .find(image.name)
          .catch(() => true);
        if (!isStored) await images.remove(folder, image);
        throw error;
      }
      const [added] = await withUses([row]);
      return added as LibraryImage;
    },

    async describe(name: string, alt: string): Promise<LibraryImage> {
      await find(name);
      await imageStore(database.db).describe(name, alt);
      const [described] = await withUses([await find(name)]);
      return described as LibraryImage;
    },

    /** Each entry whose newest version names the picture gets a new version; published where that version is live. */
    async replace(admin: Admin, name: string, other: string): Promise<{ entries: number }> {
      await find(name);
      await find(other);
      return write(async (trx) => {
        const store = entryStore(trx);
        const uses = await imageStore(trx).uses([name]);
        const keys = [...new Set(uses.filter(({ number, newest }) => number === newest).map(({ key }) => key))];
        let entries = 0;
        for (const key of keys) {
          const entry = await store.lock(key);
          const version = entry && (await store.version(key, entry.newest));
          if (!entry || !version) continue;
          const before = JSON.parse(version.content);
          const [at, by] = [now(), admin.username];
          const { newest } = await addVersion(trx, entry, { content: withImage(before, name, other), before, by, at });
          if (entry.live === entry.newest) await decide(trx, key, { version: newest, from: at, until: entry.live_until, by, at });
          entries += 1;
        }
        await recordActivity(trx, { admin, action: 'picture replaced', subject: name, after: { image: other, entries } });
        return { entries };
      });
    },

    async remove(admin: Admin, name: string): Promise<void> {
      const row = await find(name);
      await database.db.transaction().execute(async (trx) => {
        if ((await imageStore(trx).uses([name])).length) throw inUse();
        await imageStore(trx).remove(name);
        await recordActivity(trx, { admin, action: 'picture deleted', subject: row.alt || name });
      });
      await images.remove(row.folder, storedImage(row));
    },

    /** Pictures by file name, for pages. */
    async pictures(names: string[]): Promise<Map<string, ManagedImage>> {
      const rows = await imageStore(database.db).named([...new Set(names)]);
      return new Map(rows.map((row) => [row.name, pictureOf(row)]));
    },
  };
}

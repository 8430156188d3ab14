import { randomUUID } from 'node:crypto';
import type { ChangedEntry, Entry, EntryKind, NewEntry } from '../../../contract/entries.ts';
import { AppError, badInput, notFound } from '../../errors.ts';
import { recordActivity } from '../../platform/activity.ts';
import type { Admin } from '../../platform/admin.ts';
import type { Db, OpenDatabase } from '../../platform/db/open.ts';
import type { Write } from './cards.service.ts';
import { cardStore } from './cards.store.ts';
import { checkContent, checkDraft } from './content.ts';
import { type EntryRow, entryStore } from './entry.store.ts';
import { entryReading } from './entry-reading.ts';
import { kinds } from './kinds.ts';
import { settle } from './live.ts';
import { checkReferences } from './references.ts';
import { addVersion, decide, insertEntry, keyOf, titleOf } from './save.ts';
import { claimSlug, freeSlug } from './slugs.service.ts';
import { slugOf } from './slugs.ts';

export type EntryService = ReturnType<typeof entryService>;
export type Saved = { saved: Entry } | { conflict: Entry };
type Period = { version: number; from?: string | null; until?: string | null };

type Needs = { database: OpenDatabase; write: Write; now: () => number };

/** Entries: saved in versions, published from a time until another. entry-reading.ts has what changes nothing. */
export function entryService({ database, write, now }: Needs) {
  const reading = entryReading({ database, now });
  const { find, contentOf, read } = reading;

  /** Locks an entry; one of the repository gets its row. */
  async function lock(db: Db, kind: EntryKind, id: string, admin: Admin) {
    const { row, builtIn } = await find(kind, id, db);
    if (!row) return { entry: await insertEntry(db, { kind, id, slug: id, by: admin.username, at: now() }), builtIn };
    const entry = await entryStore(db).lock(row.key);
    if (!entry) throw notFound('Entry');
    return { entry, builtIn };
  }

  async function changeSlug(db: Db, entry: EntryRow, slug: string) {
    const kind = entry.kind as EntryKind;
    await entryStore(db).update(entry.key, { slug: await claimSlug(db, kind, slug, entry.key) });
    await entryStore(db).redirect(kind, entry.slug, entry.key);
    await entryStore(db).forgetRedirect(kind, slug);
  }

  /** Until it is first published, an address that was made of the title follows the title. */
  async function followTitle(db: Db, entry: EntryRow, title: string) {
    const kind = entry.kind as EntryKind;
    const made = slugOf(entry.title);
    const isMade = entry.slug === made || entry.slug.replace(/-\d+$/, '') === made;
    if (!isMade || slugOf(title) === made || (await entryStore(db).publications([entry.key])).length) return;
    await entryStore(db).update(entry.key, { slug: await freeSlug(db, kind, slugOf(title), entry.key) });
  }

  const record = (db: Db, admin: Admin, kind: EntryKind, what: string, subject: string, after?: unknown) =>
    recordActivity(db, { admin, action: `${kind} ${what}`, subject, after });

  return {
    read,
    list: reading.list,
    versions: reading.versions,
    version: reading.version,

    async create(admin: Admin, kind: EntryKind, input: NewEntry): Promise<Entry> {
      if (!kinds[kind].canAdd) throw new AppError(409, 'There is one entry of this kind only.', { code: 'built-in' });
      const content = (input.incomplete ? checkDraft : checkContent)(kind, undefined, input.content);
      const isCard = kind === 'banner' || kind === 'service';
      return database.db.transaction().execute(async (trx) => {
        await checkReferences(trx, content);
        const [id, at, by] = [input.id ?? randomUUID(), now(), admin.username];
        const key = keyOf(kind, id);
        if (input.id && (await entryStore(trx).existing([key])).has(key)) return read(kind, id, trx); // its answer was lost
        const title = titleOf(kind, content);
        const slug = isCard
          ? id
          : input.slug
            ? await claimSlug(trx, kind, input.slug, key)
            : await freeSlug(trx, kind, slugOf(title), key);
        if (isCard) await cardStore(trx).lockOrder(kind);
        const position = isCard ? await cardStore(trx).nextPosition(kind) : 0;
        const entry = await insertEntry(trx, { kind, id, slug, by, at, position });
        await addVersion(trx, entry, { content, before: undefined, by, at });
        await entryStore(trx).forgetRedirect(kind, slug);
        await record(trx, admin, kind, 'draft added', title);
        return read(kind, id, trx);
      });
    },

    /** Saves a version. If another one was saved meanwhile nothing is, and the current entry is returned. */
    async save(admin: Admin, kind: EntryKind, id: string, input: ChangedEntry): Promise<Saved> {
      const { row, builtIn } = await find(kind, id);
      const content = (input.incomplete ? checkDraft : checkContent)(kind, id, input.content);
      const isMoved = input.slug !== undefined && input.slug !== (row?.slug ?? id);
      if (isMoved && builtIn) throw badInput({ slug: 'A built-in entry keeps its address.' }, 'invalid-slug');
      const save = async (trx: Db): Promise<Saved> => {
        await checkReferences(trx, content);
        const { entry } = await lock(trx, kind, id, admin);
        if (entry.newest !== input.version) return { conflict: await read(kind, id, trx) };
        const before = await contentOf(trx, entry.key, entry.newest, builtIn);
        await addVersion(trx, entry, { content, before, by: admin.username, at: now() });
        if (isMoved && input.slug) await changeSlug(trx, entry, input.slug);
        else if (!builtIn) await followTitle(trx, entry, titleOf(kind, content));
        return { saved: await read(kind, id, trx) };
      };
      // A changed address is public at once, a draft is not.
      return isMoved ? write(save) : database.db.transaction().execute(save);
    },

    async publish(admin: Admin, kind: EntryKind, id: string, { version, from, until }: Period): Promise<Entry> {
      const at = now();
      const begins = Math.max(at, from ? Date.parse(from) : at);
      const ends = until ? Date.parse(until) : null;
      if (ends !== null && ends <= begins)
        throw new AppError(400, 'The end is before the beginning.', {
          code: 'invalid-period',
          fields: { until: 'Choose a time after the beginning.' },
        });
      return write(async (trx) => {
        const { entry, builtIn } = await lock(trx, kind, id, admin);
        const content = await contentOf(trx, entry.key, version, builtIn);
        if (version) checkContent(kind, id, content);
        await decide(trx, entry.key, { version: version || null, from: begins, until: ends, by: admin.username, at });
        const title = titleOf(kind, content);
        const what = begins > at ? 'planned' : 'published';
        await record(trx, admin, kind, what, title, { version, from: iso(begins), until: ends && iso(ends) });
        return read(kind, id, trx);
      });
    },

    /** Visitors no longer get it, and nothing that was planned comes. */
    async withdraw(admin: Admin, kind: EntryKind, id: string): Promise<Entry> {
      const { row, builtIn } = await find(kind, id);
      if (!row) return read(kind, id);
      return write(async (trx) => {
        const { entry } = await lock(trx, kind, id, admin);
        const at = now();
        const isPublished = (await entryStore(trx).publications([entry.key])).length > 0;
        if (isPublished) {
          await decide(trx, entry.key, { version: null, from: at, until: null, by: admin.username, at });
          await record(trx, admin, kind, 'withdrawn', entry.title || (builtIn?.title ?? ''));
        }
        return read(kind, id, trx);
      });
    },

    /** A new draft that says what a version said. */
    async restore(admin: Admin, kind: EntryKind, id: string, number: number): Promise<Entry> {
      await find(kind, id);
      return database.db.transaction().execute(async (trx) => {
        const { entry, builtIn } = await lock(trx, kind, id, admin);
        const content = await contentOf(trx, entry.key, number, builtIn);
        const before = await contentOf(trx, entry.key, entry.newest, builtIn);
        await addVersion(trx, entry, { content, before, by: admin.username, at: now() });
        await record(trx, admin, kind, 'version restored', entry.title, { version: number });
        return read(kind, id, trx);
      });
    },

    async remove(admin: Admin, kind: EntryKind, id: string): Promise<void> {
      const { row, builtIn } = await find(kind, id);
      if (builtIn || !row)
        throw new AppError(409, 'A built-in entry cannot be deleted. Withdraw it to show its built-in words again.', {
          code: 'built-in',
        });
      await write(async (trx) => {
        const entry = await entryStore(trx).lock(row.key);
        if (!entry) throw notFound('Entry');
        await entryStore(trx).update(row.key, { deleted_at: now(), deleted_by: admin.username });
        await settle(trx, row.key, now());
        await record(trx, admin, kind, 'deleted', entry.title);
      });
    },
  };
}

const iso = (time: number) => new Date(time).toISOString();

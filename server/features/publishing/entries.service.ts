import { randomUUID } from 'node:crypto';
import {
  type ChangedEntry,
  type Entry,
  type EntryKind,
  type EntryList,
  type EntryVersionContent,
  type EntryVersions,
  entriesPerPage,
  type NewEntry,
} from '../../../contract/entries.ts';
import { plainText } from '../../../contract/search-words.ts';
import { AppError, badInput, notFound } from '../../errors.ts';
import { recordActivity } from '../../platform/activity.ts';
import type { Admin } from '../../platform/admin.ts';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Db, OpenDatabase } from '../../platform/db/open.ts';
import type { Write } from './cards.service.ts';
import { cardStore } from './cards.store.ts';
import { checkContent, checkDraft, faultsOf } from './content.ts';
import { type EntryRow, entryStore } from './entry.store.ts';
import { type BuiltInEntry, builtInEntry, kinds } from './kinds.ts';
import { settle } from './live.ts';
import { checkReferences } from './references.ts';
import { addVersion, decide, insertEntry, keyOf, titleOf } from './save.ts';
import { claimSlug, freeSlug } from './slugs.service.ts';
import { slugOf } from './slugs.ts';
import { toEntry } from './to-entry.ts';

export type EntryService = ReturnType<typeof entryService>;
export type Saved = { saved: Entry } | { conflict: Entry };
type Period = { version: number; from?: string | null; until?: string | null };

type Needs = { database: OpenDatabase; write: Write; now: () => number };

const unknownVersion = () => new AppError(404, 'There is no such version.', { code: 'unknown-version' });
const builtInPage = 'built-in';

/** Entries: saved in versions, published from a time until another. */
export function entryService({ database, write, now }: Needs) {
  /** An entry's row, or what the repository brings; a row is made of the latter when it is first saved. */
  async function find(kind: EntryKind, id: string, db: Db = database.db) {
    const builtIn = await builtInEntry(kind, id);
    const row = /^[\w-]{1,80}$/.test(id) ? await entryStore(db).find(keyOf(kind, id)) : undefined;
    if (!row && !builtIn) throw notFound('Entry');
    return { row, builtIn };
  }

  async function contentOf(db: Db, key: string, number: number, builtIn?: BuiltInEntry): Promise<unknown> {
    if (number === 0 && builtIn) return builtIn.content();
    const version = await entryStore(db).version(key, number);
    if (!version) throw unknownVersion();
    return JSON.parse(version.content);
  }

  async function read(kind: EntryKind, id: string, db: Db = database.db): Promise<Entry> {
    const { row, builtIn } = await find(kind, id, db);
    const content = await contentOf(db, keyOf(kind, id), row?.newest ?? 0, builtIn);
    const decisions = row ? await entryStore(db).publications([row.key]) : [];
    const faults = row?.newest ? faultsOf(kind, id, content) : {};
    return {
      ...toEntry({ kind, row, builtIn, decisions, at: now(), content }),
      content,
      ...(Object.keys(faults).length && { faults }),
    };
  }

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

    async list(kind: EntryKind, { search, after }: { search: string; after?: string }): Promise<EntryList> {
      const cursor = after && after !== builtInPage ? readCursor(after) : undefined;
      if (after && after !== builtInPage && !cursor) throw badInput({ after: 'This list has changed. Please load it again.' });
      const key = plainText(search);
      const store = entryStore(database.db);
      const rows = after === builtInPage ? [] : await store.list(kind, { search: key, after: cursor, limit: entriesPerPage + 1 });
      const page = rows.slice(0, entriesPerPage);
      const builtIns = await kinds[kind].builtIn();
      const decisions = Map.groupBy(await store.publications(page.map((row) => row.key)), (each) => each.key);
      const entries = await Promise.all(
        page.map(async (row) => {
          const builtIn = builtIns.find(({ id }) => id === row.id);
          // the family of an added page is part of its address
          const content = kind === 'page' && !builtIn ? await contentOf(database.db, row.key, row.newest) : undefined;
          return toEntry({ kind, row, builtIn, decisions: decisions.get(row.key) ?? [], at: now(), content });
        }),
      );
      const last = page.at(-1);
      if (rows.length > entriesPerPage && last) return { entries, next: writeCursor({ time: last.updated_at, id: last.id }) };
      // What nobody has changed comes last.
      const saved = await store.existing(builtIns.map(({ id }) => keyOf(kind, id)));
      const untouched = builtIns
        .filter(({ id, title }) => !saved.has(keyOf(kind, id)) && plainText(title).includes(key))
        .map((builtIn) => toEntry({ kind, builtIn, decisions: [], at: now() }));
      if (entries.length + untouched.length > entriesPerPage && entries.length) return { entries, next: builtInPage };
      return { entries: [...entries, ...untouched], next: null };
    },

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

    async versions(kind: EntryKind, id: string): Promise<EntryVersions> {
      const { builtIn } = await find(kind, id);
      const versions = (await entryStore(database.db).versions(keyOf(kind, id))).map(({ number, at, by, changed }) => ({
        number,
        at: iso(at),
        by,
        changed: JSON.parse(changed) as string[],
      }));
      return { versions: builtIn ? [...versions, { number: 0, at: iso(0), by: '', changed: [] }] : versions };
    },

    async version(kind: EntryKind, id: string, number: number): Promise<EntryVersionContent> {
      const { builtIn } = await find(kind, id);
      const content = await contentOf(database.db, keyOf(kind, id), number, builtIn);
      const version = await entryStore(database.db).version(keyOf(kind, id), number);
      return { number, at: iso(version?.at ?? 0), by: version?.by ?? '', content };
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

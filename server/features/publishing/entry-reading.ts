import {
  type Entry,
  type EntryKind,
  type EntryList,
  type EntryVersionContent,
  type EntryVersions,
  entriesPerPage,
} from '../../../contract/entries.ts';
import { plainText } from '../../../contract/search-words.ts';
import { AppError, badInput, notFound } from '../../errors.ts';
import { readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Db, OpenDatabase } from '../../platform/db/open.ts';
import { faultsOf } from './content.ts';
import { entryStore } from './entry.store.ts';
import { type BuiltInEntry, builtInEntry, kinds } from './kinds.ts';
import { keyOf } from './save.ts';
import { toEntry } from './to-entry.ts';

const unknownVersion = () => new AppError(404, 'There is no such version.', { code: 'unknown-version' });
const builtInPage = 'built-in';

/** Entries as editors see them: lists, drafts and versions. */
export function entryReading({ database, now }: { database: OpenDatabase; now: () => number }) {
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

  return {
    find,
    contentOf,
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
  };
}

const iso = (time: number) => new Date(time).toISOString();

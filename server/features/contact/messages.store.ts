import { sql } from 'kysely';
import type { MessageFolder } from '../../../contract/messages.ts';
import { type Cursor, isAfterCursor } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db/open.ts';
import type { MessageTable } from '../../platform/db/schema.ts';
import { fold } from './fold.ts';

export type MessageStore = ReturnType<typeof messageStore>;
export type MessageRow = Omit<MessageTable, 'email_key' | 'search'>;
/** `after` is the cursor of the last message already listed. */
type ListOptions = { folder: MessageFolder; search: string; after?: Cursor; max: number };
type Slice = Pick<ListOptions, 'folder' | 'after' | 'max'> & { words: string[]; until?: Cursor };

const sliceSize = 5000;

const columns = [
  'id', 'reference', 'status', 'email', 'phone_number', 'first_name', 'last_name', 'company_name', 'country_region', 'message', 'note', 'hold', 'created_at', 'deleted_at',
] as const; // biome-ignore format: one line reads better

// Written exactly as in the migration's indexes, or those would not be used.
const folders: Record<MessageFolder, ReturnType<typeof sql<boolean>>> = {
  inbox: sql<boolean>`deleted_at is null and status <> 'spam'`,
  new: sql<boolean>`deleted_at is null and status = 'new'`,
  handled: sql<boolean>`deleted_at is null and status = 'handled'`,
  spam: sql<boolean>`deleted_at is null and status = 'spam'`,
  bin: sql<boolean>`deleted_at is not null`,
};

/** The column a folder is sorted by. */
export const sortTime = (folder: MessageFolder) => (folder === 'bin' ? 'deleted_at' : 'created_at');

export function messageStore(db: Db) {
  return {
    ...messageQueries(db),
    transaction: <Outcome>(work: (queries: ReturnType<typeof messageQueries>, trx: Db) => Promise<Outcome>): Promise<Outcome> =>
      db.transaction().execute((trx) => work(messageQueries(trx), trx)),
  };
}

function messageQueries(db: Db) {
  function ordered(folder: MessageFolder, after?: Cursor) {
    const time = sortTime(folder);
    const query = db.selectFrom('message').where(folders[folder]).orderBy(time, 'desc').orderBy('id', 'desc');
    return after ? query.where(isAfterCursor(time, after)) : query;
  }

  function read({ folder, words, after, until, max }: Slice): Promise<MessageRow[]> {
    let query = ordered(folder, after).select(columns).limit(max);
    for (const word of words) query = query.where(sql<boolean>`search like ${likePattern(word)} escape '\\'`);
    if (until) query = query.where(sql<boolean>`(${sql.ref(sortTime(folder))}, id) >= (${until.time}, ${until.id})`);
    return query.execute();
  }

  /** The last message of the next slice; undefined at the end of the folder. */
  async function endOfSlice(folder: MessageFolder, after?: Cursor): Promise<Cursor | undefined> {
    const time = sortTime(folder);
    const last = await ordered(folder, after)
      .select(['id', time])
      .offset(sliceSize - 1)
      .limit(1)
      .executeTakeFirst();
    return last && { id: last.id, time: Number(last[time as keyof typeof last]) };
  }

  return {
    /** Newest first, paged by cursor. A search scans the folder slice by slice. */
    async list({ folder, search, after, max }: ListOptions): Promise<MessageRow[]> {
      // no stored text contains NUL, and PostgreSQL rejects it
      const words = fold(search).replaceAll('\0', ' ').split(/\s+/).filter(Boolean);
      if (!words.length) return read({ folder, words, after, max });
      const found: MessageRow[] = [];
      let from = after;
      do {
        const until = await endOfSlice(folder, from);
        found.push(...(await read({ folder, words, after: from, until, max: max - found.length })));
        from = until;
        await new Promise(setImmediate); // the embedded database runs on the main thread
      } while (from && found.length < max);
      return found;
    },

    find: (id: string): Promise<MessageRow | undefined> =>
      db.selectFrom('message').select(columns).where('id', '=', id).executeTakeFirst(),

    async countUnread(): Promise<number> {
      const { count } = await db
        .selectFrom('message')
        .select(sql<number>`count(*)`.as('count'))
        .where(folders.new)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async change(id: string, values: Partial<Pick<MessageTable, 'status' | 'note' | 'hold' | 'deleted_at'>>): Promise<void> {
      await db.updateTable('message').set(values).where('id', '=', id).execute();
    },

    async countHeldOf(email: string): Promise<number> {
      const held = db
        .selectFrom('message')
        .select(sql<number>`count(*)`.as('count'))
        .where('email_key', '=', email.toLowerCase())
        .where('hold', '=', 1);
      return Number((await held.executeTakeFirstOrThrow()).count);
    },

    /** Erases the messages of an address except those on hold; returns how many. */
    async eraseOf(email: string): Promise<number> {
      const result = await db
        .deleteFrom('message')
        .where('email_key', '=', email.toLowerCase())
        .where('hold', '=', 0)
        .executeTakeFirst();
      return Number(result.numDeletedRows);
    },

    /** Erases up to `max` messages past their retention, except those on hold; returns how many. */
    async eraseOld({
      receivedBefore,
      binnedBefore,
      max,
    }: {
      receivedBefore: number;
      binnedBefore: number;
      max: number;
    }): Promise<number> {
      const old = db
        .selectFrom('message')
        .select('id')
        .where('hold', '=', 0)
        .where((where) => where.or([where('created_at', '<', receivedBefore), where('deleted_at', '<', binnedBefore)]))
        .limit(max);
      const result = await db.deleteFrom('message').where('id', 'in', old).executeTakeFirst();
      return Number(result.numDeletedRows);
    },
  };
}

const likePattern = (word: string) => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

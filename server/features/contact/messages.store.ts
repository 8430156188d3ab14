import { sql } from 'kysely';
import type { MessageFolder } from '../../../contract/messages.ts';
import { paths } from '../../../contract/paths.ts';
import { may } from '../../../contract/permissions.ts';
import { roles } from '../../../contract/roles.ts';
import type { Cursor } from '../../platform/cursor.ts';
import type { Db, Engine } from '../../platform/db/open.ts';
import type { MessageTable } from '../../platform/db/tables/contact.ts';
import type { SearchTerms } from '../../platform/text-search.ts';
import { indexed, matches, type Phase } from './search-conditions.ts';

export type MessageRow = Omit<MessageTable, 'email_key' | 'search' | 'key_hash' | 'note' | 'learnt'> & {
  assignee_name: string | null;
  undelivered_at: number | null;
};
/** What the list is narrowed to. `assignee: null` means nobody. */
export type RowFilter = {
  folder: MessageFolder;
  terms: SearchTerms;
  assignee?: string | null;
  service?: string;
  from?: number;
  until?: number;
  noted?: boolean;
};
export type ListCursor = Cursor & { phase: Phase };
type ListOptions = { filter: RowFilter; after?: ListCursor; max: number };

const directSlice = 5000;
const readers = roles.filter((role) => may(role, 'GET', paths.messages));

const columns = [
  'message.id', 'reference', 'status', 'message.email', 'phone_number', 'first_name', 'last_name', 'company_name',
  'country_region', 'message', 'hold', 'message.created_at', 'deleted_at', 'assignee_id', 'service', 'notes',
  'replies', 'files', 'spam_reasons',
] as const; // biome-ignore format: filled lines, not one entry a line

/** When the last answer was given up; null if it was sent, or may still be. */
const undelivered = sql<
  number | null
>`(select outbox.failed_at from message_event left join outbox on outbox.id = message_event.mail_id
  where message_event.message_id = message.id and message_event.mail_id is not null order by message_event.at desc limit 1)`;

// Written exactly as in the migrations' indexes, or those would not be used.
const folders: Record<MessageFolder, ReturnType<typeof sql<boolean>>> = {
  inbox: sql<boolean>`deleted_at is null and status not in ('spam', 'canary')`,
  new: sql<boolean>`deleted_at is null and status = 'new'`,
  'in-progress': sql<boolean>`deleted_at is null and status = 'in-progress'`,
  answered: sql<boolean>`deleted_at is null and status = 'answered'`,
  spam: sql<boolean>`deleted_at is null and status = 'spam'`,
  bin: sql<boolean>`deleted_at is not null`,
};

/** The column a folder is sorted by. */
export const sortTime = (folder: MessageFolder) => (folder === 'bin' ? 'deleted_at' : 'created_at');

export function messageStore(db: Db, engine: Engine = 'sqlite') {
  function filtered({ folder, assignee, service, from, until, noted }: RowFilter) {
    const time = sortTime(folder);
    let query = db.selectFrom('message').where(folders[folder]);
    if (assignee !== undefined) query = query.where('assignee_id', assignee === null ? 'is' : '=', assignee);
    if (service) query = query.where('service', '=', service);
    if (from !== undefined) query = query.where(sql<boolean>`message.created_at >= ${from}`);
    if (until !== undefined) query = query.where(sql<boolean>`message.created_at < ${until}`);
    if (noted) query = query.where('notes', '>', 0);
    return query.orderBy(`message.${time}`, 'desc').orderBy('message.id', 'desc');
  }
  const afterPlace = (filter: RowFilter, after?: Cursor) => {
    const time = `message.${sortTime(filter.folder)}`;
    return after
      ? filtered(filter).where(sql<boolean>`(${sql.ref(time)}, message.id) < (${after.time}, ${after.id})`)
      : filtered(filter);
  };

  const withName = <Query extends ReturnType<typeof filtered>>(query: Query) =>
    query
      .leftJoin('account', 'account.id', 'message.assignee_id')
      .select([...columns, 'account.username as assignee_name', undelivered.as('undelivered_at')]);

  /** The last message of the next slice; undefined at the end of the folder. */
  async function endOfSlice(filter: RowFilter, after?: Cursor): Promise<Cursor | undefined> {
    const time = sortTime(filter.folder);
    const last = await afterPlace(filter, after)
      .select(['message.id as id', `message.${time} as time`])
      .offset(directSlice - 1)
      .limit(1)
      .executeTakeFirst();
    return last && { id: last.id, time: Number(last.time) };
  }

  /**
   * One phase of a search. The newest messages are looked through directly: a common word then fills the page at once. For the
   * rest SQLite asks its trigram index; PostgreSQL uses its own by itself.
   */
  async function search(filter: RowFilter, phase: Phase, after: Cursor | undefined, max: number): Promise<MessageRow[]> {
    const time = `message.${sortTime(filter.folder)}`;
    const direct = (query: ReturnType<typeof filtered>) =>
      withName(query.where(matches(filter.terms, phase)))
        .limit(max)
        .execute();
    if (engine === 'postgres') return direct(afterPlace(filter, after));
    const until = await endOfSlice(filter, after);
    if (!until) return direct(afterPlace(filter, after));
    const inSlice = sql<boolean>`(${sql.ref(time)}, message.id) >= (${until.time}, ${until.id})`;
    const found = await direct(afterPlace(filter, after).where(inSlice));
    if (found.length >= max) return found;
    await new Promise(setImmediate); // SQLite runs on the main thread
    const rest = afterPlace(filter, until).where(indexed(filter.terms, phase)).where(matches(filter.terms, phase));
    return [
      ...found,
      ...(await withName(rest)
        .limit(max - found.length)
        .execute()),
    ];
  }

  return {
    /** Newest first, paged by cursor; in a search, whole words come before parts of words. */
    async list({ filter, after, max }: ListOptions): Promise<(MessageRow & { phase: Phase })[]> {
      if (!filter.terms.length) {
        const rows = await withName(afterPlace(filter, after)).limit(max).execute();
        return rows.map((row) => ({ ...row, phase: 'whole' }));
      }
      const found: (MessageRow & { phase: Phase })[] = [];
      for (const phase of ['whole', 'part'] as const) {
        if (after?.phase === 'part' && phase === 'whole') continue;
        const rows = await search(filter, phase, after?.phase === phase ? after : undefined, max - found.length);
        found.push(...rows.map((row) => ({ ...row, phase })));
        if (found.length >= max) break;
      }
      return found;
    },

    find: (id: string): Promise<MessageRow | undefined> =>
      db
        .selectFrom('message')
        .leftJoin('account', 'account.id', 'message.assignee_id')
        .select([...columns, 'account.username as assignee_name', undelivered.as('undelivered_at')])
        .where('message.id', '=', id)
        .where('status', '<>', 'canary')
        .executeTakeFirst(),

    /** Others who want to change the message wait until this transaction ends. SQLite serializes transactions anyway. */
    async lock(id: string): Promise<void> {
      if (engine === 'postgres') await db.selectFrom('message').select('id').where('id', '=', id).forUpdate().execute();
    },

    findMany: (ids: string[]) =>
      db.selectFrom('message').selectAll().where('id', 'in', ids).where('status', '<>', 'canary').execute(),

    async countUnread(): Promise<number> {
      const { count } = await db
        .selectFrom('message')
        .select(sql<number>`count(*)`.as('count'))
        .where(folders.new)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    async change(
      id: string,
      values: Partial<Pick<MessageTable, 'status' | 'hold' | 'deleted_at' | 'assignee_id' | 'learnt' | 'notes' | 'replies'>>,
    ): Promise<void> {
      await db.updateTable('message').set(values).where('id', '=', id).execute();
    },

    services: async (): Promise<string[]> => {
      const rows = await db
        .selectFrom('message')
        .select('service')
        .distinct()
        .where('service', '<>', '')
        .orderBy('service')
        .execute();
      return rows.map(({ service }) => service);
    },

    /** Approved accounts that may read messages, to assign messages to. */
    colleagues: () =>
      db
        .selectFrom('account')
        .select(['id', 'username as name'])
        .where('approved_at', 'is not', null)
        .where('role', 'in', readers)
        .orderBy('username')
        .execute(),

    ofAddress: (email: string) =>
      db.selectFrom('message').select(['id', 'reference', 'hold']).where('email_key', '=', email.toLowerCase()).execute(),

    /** Up to `max` messages past their retention, except those on hold. */
    expired: ({ receivedBefore, binnedBefore, max }: { receivedBefore: number; binnedBefore: number; max: number }) =>
      db
        .selectFrom('message')
        .select(['id', 'reference'])
        .where('hold', '=', 0)
        .where((where) => where.or([where('created_at', '<', receivedBefore), where('deleted_at', '<', binnedBefore)]))
        .limit(max)
        .execute(),
  };
}

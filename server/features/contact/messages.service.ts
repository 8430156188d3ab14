import type {
  Erased,
  MessageChange,
  MessageFolder,
  MessagePage,
  MessageQuery,
  StoredMessage,
} from '../../../contract/messages.ts';
import { AppError, notFound } from '../../errors.ts';
import type { Activity } from '../../platform/activity.ts';
import type { Admin } from '../../platform/admin.ts';
import { type Cursor, readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db/open.ts';
import { isRowId } from '../../platform/db/row-id.ts';
import { type MessageRow, type MessageStore, sortTime } from './messages.store.ts';

const pageSize = 50;
const exportSize = 500;

type Needs = {
  store: MessageStore;
  recordActivity: (db: Db, activity: Activity) => Promise<void>;
  /** Removes mails from and to an address from the outbox, in the same transaction. */
  eraseMail: (db: Db, address: string) => Promise<void>;
  now: () => number;
};

/** Message management for administrators. */
export function messageService({ store, recordActivity, eraseMail, now }: Needs) {
  async function existing(id: string): Promise<MessageRow> {
    const row = isRowId(id) ? await store.find(id) : undefined;
    if (!row) throw notFound('Message');
    return row;
  }

  return {
    async list({ folder, search, after }: MessageQuery): Promise<MessagePage> {
      const rows = await store.list({ folder, search, after: placeOf(after), max: pageSize + 1 });
      const shown = rows.slice(0, pageSize);
      const last = rows.length > pageSize ? shown.at(-1) : undefined;
      return { messages: shown.map(toMessage), next: last ? writeCursor(placeIn(folder, last)) : null };
    },

    unread: () => store.countUnread(),

    /** Streams all messages of a folder in batches, so that an export of any size needs little memory. */
    async *all({ folder, search }: Pick<MessageQuery, 'folder' | 'search'>): AsyncGenerator<StoredMessage[]> {
      let after: Cursor | undefined;
      do {
        const rows = await store.list({ folder, search, after, max: exportSize });
        const last = rows.length === exportSize ? rows.at(-1) : undefined;
        after = last && placeIn(folder, last);
        yield rows.map(toMessage);
      } while (after);
    },

    async change(id: string, { status, note, hold }: MessageChange): Promise<StoredMessage> {
      await existing(id);
      await store.change(id, {
        ...(status && { status }),
        ...(note !== undefined && { note }),
        ...(hold !== undefined && { hold: hold ? 1 : 0 }),
      });
      return toMessage(await existing(id));
    },

    async moveToBin(id: string, admin: Admin): Promise<void> {
      const row = await existing(id);
      if (row.deleted_at !== null) return;
      await store.transaction(async (within, trx) => {
        await within.change(id, { deleted_at: now() });
        await recordActivity(trx, { admin, action: 'deleted', subject: `message ${row.reference}` });
      });
    },

    async restore(id: string, admin: Admin): Promise<StoredMessage> {
      const row = await existing(id);
      await store.transaction(async (within, trx) => {
        await within.change(id, { deleted_at: null });
        await recordActivity(trx, { admin, action: 'restored', subject: `message ${row.reference}` });
      });
      return toMessage({ ...row, deleted_at: null });
    },

    /** Erases all messages of an address. The audit log records how many, but not the address: that would defeat the erasure. */
    async erase(email: string, admin: Admin): Promise<Erased> {
      const [erased, held] = await store.transaction(async (within, trx) => {
        const count = await within.eraseOf(email);
        await eraseMail(trx, email);
        if (count) await recordActivity(trx, { admin, action: 'erased', subject: messages(count), after: { messages: count } });
        return [count, await within.countHeldOf(email)];
      });
      const kept = held ? ` ${messages(held)} on hold ${held === 1 ? 'was' : 'were'} kept.` : '';
      return { erased, held, message: `${erased ? messages(erased) : 'No message'} erased for good.${kept}` };
    },
  };
}

export type MessageService = ReturnType<typeof messageService>;

const messages = (count: number) => `${count} ${count === 1 ? 'message' : 'messages'}`;

const placeIn = (folder: MessageFolder, row: MessageRow): Cursor => ({ time: Number(row[sortTime(folder)]), id: row.id });

function placeOf(after: string | undefined): Cursor | undefined {
  const place = readCursor(after ?? '');
  if (after !== undefined && !place) throw new AppError(400, 'This place in the list is not known. Please start from the top.');
  return place;
}

function toMessage(row: MessageRow): StoredMessage {
  return {
    id: row.id,
    reference: row.reference,
    status: row.status,
    receivedAt: new Date(row.created_at).toISOString(),
    email: row.email,
    phoneNumber: row.phone_number,
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: row.company_name,
    countryRegion: row.country_region,
    message: row.message,
    note: row.note,
    hold: row.hold === 1,
    deletedAt: row.deleted_at === null ? null : new Date(row.deleted_at).toISOString(),
  };
}

import type {
  BulkInput,
  MessageChoices,
  MessageFilter,
  MessagePage,
  MessageQuery,
  MessageThread,
  StoredMessage,
} from '../../../contract/messages.ts';
import type { Admin } from '../../platform/admin.ts';
import type { OpenDatabase } from '../../platform/db/open.ts';
import { isRowId } from '../../platform/db/row-id.ts';
import { existingMessage } from './existing-message.ts';
import { placeOf, readPlace, toEvent, toMessage, toRowFilter } from './message-rows.ts';
import { type MessageRow, messageStore } from './messages.store.ts';
import { threadStore } from './thread.store.ts';

const pageSize = 50;
const exportSize = 100;

/** What administrators read of messages. */
export function messageQueries({ database, canMail }: { database: OpenDatabase; canMail: boolean }) {
  const { db, engine } = database;
  const store = messageStore(db, engine);
  const archive = messageStore(database.reader, engine); // for what reads many messages

  async function* pages(filter: MessageFilter, me: Admin, max: number): AsyncGenerator<MessageRow[]> {
    const rowFilter = toRowFilter(filter, me);
    let after: string | undefined;
    do {
      const rows = await archive.list({ filter: rowFilter, after: readPlace(after), max });
      const last = rows.length === max ? rows.at(-1) : undefined;
      after = last && placeOf(rowFilter, last);
      yield rows;
    } while (after);
  }

  return {
    async list({ after, ...filter }: MessageQuery, me: Admin): Promise<MessagePage> {
      const rowFilter = toRowFilter(filter, me);
      const rows = await (filter.search ? archive : store).list({
        filter: rowFilter,
        after: readPlace(after),
        max: pageSize + 1,
      });
      const shown = rows.slice(0, pageSize);
      const last = rows.length > pageSize ? shown.at(-1) : undefined;
      return { messages: shown.map(toMessage), next: last ? placeOf(rowFilter, last) : null };
    },

    async thread(id: string): Promise<MessageThread> {
      const message = toMessage(await existingMessage(store, id));
      const thread = threadStore(db);
      const files = (await thread.files(id)).map(({ id: fileId, name, type, bytes }) => ({ id: fileId, name, type, bytes }));
      return { message, events: (await thread.of(id)).map(toEvent), files };
    },

    async choices(me: Admin): Promise<MessageChoices> {
      return { colleagues: await store.colleagues(), services: await store.services(), canMail, me: me.id };
    },

    unread: () => store.countUnread(),

    /** Streams everything a filter shows in batches, so that an export of any size needs little memory. */
    async *all(filter: MessageFilter, me: Admin, ids?: Set<string>): AsyncGenerator<StoredMessage[]> {
      for await (const rows of pages(filter, me, exportSize)) yield rows.filter(({ id }) => !ids || ids.has(id)).map(toMessage);
    },

    /** The messages that several at once are about: named, or all that a filter shows. */
    async idsOf({ ids, filter }: BulkInput, me: Admin): Promise<string[]> {
      if (ids) return ids.filter(isRowId);
      const found: string[] = [];
      if (filter) for await (const rows of pages(filter, me, exportSize)) found.push(...rows.map(({ id }) => id));
      return found;
    },
  };
}

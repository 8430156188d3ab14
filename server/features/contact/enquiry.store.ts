import type { Db } from '../../platform/db/open.ts';
import type { MessageEventTable } from '../../platform/db/tables/contact.ts';

/** What the holder of a key may see of a message. */
export function enquiryStore(db: Db) {
  return {
    find: (keyHash: string) =>
      db
        .selectFrom('message')
        .select(['id', 'reference', 'status', 'email', 'message', 'hold', 'created_at', 'deleted_at', 'search'])
        .where('key_hash', '=', keyHash)
        .executeTakeFirst(),

    lines: (messageId: string) =>
      db
        .selectFrom('message_event')
        .select(['at', 'kind', 'text'])
        .where('message_id', '=', messageId)
        .where('kind', 'in', ['line', 'reply'])
        .orderBy('at')
        .orderBy('id')
        .execute(),

    async addEvent(event: MessageEventTable): Promise<void> {
      await db.insertInto('message_event').values(event).execute();
    },

    async reopen(id: string, search: string): Promise<void> {
      await db.updateTable('message').set({ status: 'new', search }).where('id', '=', id).execute();
    },

    async append(id: string, search: string): Promise<void> {
      await db.updateTable('message').set({ search }).where('id', '=', id).execute();
    },
  };
}

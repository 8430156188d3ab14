import type { Db } from '../../../platform/db/open.ts';
import type { MessageFileTable } from '../../../platform/db/tables/contact.ts';

/** Which file belongs to which message. */
export function attachmentStore(db: Db) {
  return {
    async add(rows: MessageFileTable[]): Promise<void> {
      if (rows.length) await db.insertInto('message_file').values(rows).execute();
    },

    find: (id: string) => db.selectFrom('message_file').selectAll().where('id', '=', id).executeTakeFirst(),

    of: (messageIds: string[]) =>
      messageIds.length
        ? db.selectFrom('message_file').selectAll().where('message_id', 'in', messageIds).orderBy('name').orderBy('id').execute()
        : Promise.resolve([]),

    async remove(id: string): Promise<void> {
      await db.deleteFrom('message_file').where('id', '=', id).execute();
    },

    async keys(): Promise<Set<string>> {
      const rows = await db.selectFrom('message_file').select('storage_key').execute();
      return new Set(rows.map((row) => row.storage_key));
    },

    /** False for a database that is empty, or not the one these files belong to. */
    hasMessages: async (): Promise<boolean> => Boolean(await db.selectFrom('message').select('id').limit(1).executeTakeFirst()),
  };
}

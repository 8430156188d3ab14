import { randomUUID } from 'node:crypto';
import type { Db } from '../../platform/db/open.ts';
import type { MessageEventTable } from '../../platform/db/tables/contact.ts';

type NewEvent = Pick<MessageEventTable, 'message_id' | 'at' | 'kind' | 'author' | 'text'> & { mail_id?: string };

/** The history of messages: what was written and done, in order. */
export function threadStore(db: Db) {
  return {
    async add(...events: NewEvent[]): Promise<void> {
      const rows = events.map((event) => ({ id: randomUUID(), mail_id: null, ...event }));
      if (rows.length) await db.insertInto('message_event').values(rows).execute();
    },

    /** Events of a message with the fate of their mails. */
    of: (messageId: string) =>
      db
        .selectFrom('message_event')
        .leftJoin('outbox', 'outbox.id', 'message_event.mail_id')
        .select(['message_event.id', 'at', 'kind', 'author', 'message_event.text', 'mail_id'])
        .select(['outbox.id as queued', 'outbox.sent_at', 'outbox.failed_at', 'outbox.last_error'])
        .where('message_id', '=', messageId)
        .orderBy('at')
        .orderBy('message_event.id')
        .execute(),

    files: (messageId: string) =>
      db.selectFrom('message_file').selectAll().where('message_id', '=', messageId).orderBy('name').execute(),
  };
}

export type ThreadRow = Awaited<ReturnType<ReturnType<typeof threadStore>['of']>>[number];

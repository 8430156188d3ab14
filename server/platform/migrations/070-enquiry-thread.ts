import type { Migration } from '../db/migrate.ts';

/** What happened to a message, the key of its sender's private page, and which mails belong to it. */
export const enquiryThread: Migration = {
  name: '070-enquiry-thread',
  async up(db) {
    await db.schema.alterTable('message').addColumn('key_hash', 'text').execute();
    await db.schema.createIndex('message_key').on('message').column('key_hash').execute();
    await db.schema.alterTable('outbox').addColumn('about', 'text').execute();
    await db.schema.alterTable('outbox').addColumn('failed_at', 'bigint').execute();
    await db.schema.createIndex('outbox_about').on('outbox').column('about').execute();

    await db.schema
      .createTable('message_event')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('message_id', 'text', (column) => column.notNull().references('message.id').onDelete('cascade'))
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('author', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('mail_id', 'text')
      .execute();
    await db.schema.createIndex('message_event_message').on('message_event').columns(['message_id', 'at']).execute();
  },
};

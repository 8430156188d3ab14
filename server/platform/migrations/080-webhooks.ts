import type { Migration } from '../db/migrate.ts';

/** Webhooks with sealed secrets and payloads, and what became of each delivery. Their first tables were never filled. */
export const webhooks: Migration = {
  name: '080-webhooks',
  async up(db) {
    await db.schema.dropTable('webhook_delivery').execute();
    await db.schema.dropTable('webhook').execute();
    await db.schema
      .createTable('webhook')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('url', 'text', (column) => column.notNull())
      .addColumn('events', 'text', (column) => column.notNull())
      .addColumn('format', 'text', (column) => column.notNull())
      .addColumn('sealed', 'text', (column) => column.notNull())
      .addColumn('sealed_for', 'text', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('failing_since', 'bigint')
      .addColumn('last_error', 'text')
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('webhook_delivery')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('webhook_id', 'text', (column) => column.notNull().references('webhook.id').onDelete('cascade'))
      .addColumn('event', 'text', (column) => column.notNull())
      .addColumn('about', 'text')
      .addColumn('sealed', 'text')
      .addColumn('sealed_for', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('last_attempt_at', 'bigint')
      .addColumn('done_at', 'bigint')
      .addColumn('outcome', 'text', (column) => column.notNull())
      .addColumn('status', 'integer')
      .addColumn('answer', 'text', (column) => column.notNull())
      .addColumn('error', 'text', (column) => column.notNull())
      .execute();
    const index = db.schema.createIndex('webhook_delivery_due').on('webhook_delivery');
    await index.columns(['done_at', 'webhook_id', 'next_attempt_at']).execute();
    await db.schema
      .createIndex('webhook_delivery_log')
      .on('webhook_delivery')
      .columns(['webhook_id', 'created_at', 'id'])
      .execute();
    await db.schema.createIndex('webhook_delivery_about').on('webhook_delivery').column('about').execute();
  },
};

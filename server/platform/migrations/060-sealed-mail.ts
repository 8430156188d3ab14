import type { Migration } from '../db/migrate.ts';

/** Mails are stored encrypted, and erasures are remembered without the address. */
export const sealedMail: Migration = {
  name: '060-sealed-mail',
  async up(db) {
    await db.schema
      .alterTable('outbox')
      .addColumn('priority', 'integer', (column) => column.notNull().defaultTo(1))
      .execute();
    await db.schema.alterTable('outbox').addColumn('sealed', 'text').execute();
    await db.schema.alterTable('outbox').addColumn('sealed_for', 'text').execute();
    await db.schema.alterTable('outbox').addColumn('about_hash', 'text').execute();
    await db.schema.createIndex('outbox_queue').on('outbox').columns(['sent_at', 'priority', 'next_attempt_at']).execute();
    await db.schema.dropIndex('outbox_due').execute();
    // What earlier versions kept of sent mails.
    await db.deleteFrom('outbox').where('sent_at', 'is not', null).execute();

    await db.schema
      .createTable('mail_key')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('public_key', 'text', (column) => column.notNull())
      .addColumn('seen_at', 'bigint', (column) => column.notNull())
      .execute();

    await db.schema
      .createTable('erasure')
      .addColumn('address_hash', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

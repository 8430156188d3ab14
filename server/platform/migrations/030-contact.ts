import { sql } from 'kysely';
import type { Migration } from '../db/migrate.ts';

export const contact: Migration = {
  name: '030-contact',
  async up(db) {
    await db.schema
      .createTable('message')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull().unique())
      .addColumn('status', 'text', (column) => column.notNull())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('phone_number', 'text', (column) => column.notNull())
      .addColumn('first_name', 'text', (column) => column.notNull())
      .addColumn('last_name', 'text', (column) => column.notNull())
      .addColumn('company_name', 'text', (column) => column.notNull())
      .addColumn('country_region', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('note', 'text', (column) => column.notNull())
      .addColumn('hold', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('deleted_at', 'bigint')
      // Lower case without accents, for search and for finding an address's messages to erase.
      .addColumn('email_key', 'text', (column) => column.notNull())
      .addColumn('search', 'text', (column) => column.notNull())
      .execute();
    // One index per list in its sort order, so that deep pages cost the same as the first. They include the filter columns:
    // counting and skipping then need no table access.
    const list = (name: string, columns: ('status' | 'created_at' | 'deleted_at' | 'id')[]) =>
      db.schema.createIndex(name).on('message').columns(columns);
    await list('message_inbox', ['created_at', 'id', 'status', 'deleted_at'])
      .where(sql<boolean>`deleted_at is null and status <> 'spam'`)
      .execute();
    await list('message_status', ['status', 'created_at', 'id', 'deleted_at']).where(sql<boolean>`deleted_at is null`).execute();
    await list('message_bin', ['deleted_at', 'id']).where(sql<boolean>`deleted_at is not null`).execute();
    await db.schema.createIndex('message_created').on('message').column('created_at').execute();
    await db.schema.createIndex('message_email').on('message').column('email_key').execute();

    // Recent responses, so that a repeated submission gets its first response again. Rows live two minutes to a day.
    await db.schema
      .createTable('contact_receipt')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('reference', 'text', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('contact_receipt_expiry').on('contact_receipt').column('expires_at').execute();
  },
};

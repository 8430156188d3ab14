import { sql } from 'kysely';
import type { Migration } from '../db/migrate.ts';

/** Entries with their versions, publications, former slugs and the library of pictures. */
export const publishing: Migration = {
  name: '040-publishing',
  async up(db) {
    await db.schema
      .createTable('image')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('folder', 'text', (column) => column.notNull())
      .addColumn('width', 'integer', (column) => column.notNull())
      .addColumn('height', 'integer', (column) => column.notNull())
      .addColumn('placeholder', 'text', (column) => column.notNull())
      .addColumn('variants', 'text', (column) => column.notNull())
      .addColumn('has_all_variants', 'integer', (column) => column.notNull())
      .addColumn('alt', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('created_by', 'text', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('image_order').on('image').columns(['created_at', 'name']).execute();

    await db.schema
      .createTable('entry')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('title_key', 'text', (column) => column.notNull())
      .addColumn('newest', 'integer', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_at', 'bigint', (column) => column.notNull())
      .addColumn('updated_by', 'text', (column) => column.notNull())
      .addColumn('deleted_at', 'bigint')
      .addColumn('deleted_by', 'text')
      .addColumn('live', 'integer')
      .addColumn('live_from', 'bigint')
      .addColumn('live_until', 'bigint')
      .addColumn('live_sort', 'text')
      .addColumn('live_changed', 'bigint')
      .addColumn('first_at', 'bigint')
      .addColumn('next_at', 'bigint')
      .execute();
    await db.schema.createIndex('entry_list').on('entry').columns(['kind', 'updated_at', 'id']).execute();
    await db.schema.createIndex('entry_live').on('entry').columns(['kind', 'live_sort']).execute();
    await db.schema.createIndex('entry_next').on('entry').column('next_at').execute();
    await sql`create unique index entry_slug on entry (kind, slug) where deleted_at is null`.execute(db);

    await db.schema
      .createTable('entry_version')
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('day', 'text')
      .addColumn('content', 'text', (column) => column.notNull())
      .addColumn('changed', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('entry_version_key', ['key', 'number'])
      .execute();

    await db.schema
      .createTable('entry_image')
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('number', 'integer', (column) => column.notNull())
      .addColumn('image', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('entry_image_key', ['key', 'number', 'image'])
      .execute();
    await db.schema.createIndex('entry_image_name').on('entry_image').column('image').execute();

    await db.schema
      .createTable('publication')
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('seq', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer')
      .addColumn('from_at', 'bigint', (column) => column.notNull())
      .addColumn('until_at', 'bigint')
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('by', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('publication_key', ['key', 'seq'])
      .execute();

    await db.schema
      .createTable('slug_redirect')
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addPrimaryKeyConstraint('slug_redirect_key', ['kind', 'slug'])
      .execute();
  },
};

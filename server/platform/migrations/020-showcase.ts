import type { Migration } from '../db/migrate.ts';

export const showcase: Migration = {
  name: '020-showcase',
  async up(db) {
    await db.schema
      .createTable('showcase')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('slogan', 'text', (column) => column.notNull())
      .addColumn('description', 'text', (column) => column.notNull())
      .addColumn('alt', 'text', (column) => column.notNull())
      .addColumn('decorative', 'integer', (column) => column.notNull())
      .addColumn('image', 'text', (column) => column.notNull())
      .addColumn('image_width', 'integer', (column) => column.notNull())
      .addColumn('image_height', 'integer', (column) => column.notNull())
      .addColumn('placeholder', 'text', (column) => column.notNull())
      .addColumn('variants', 'text', (column) => column.notNull())
      .addColumn('has_all_variants', 'integer', (column) => column.notNull())
      .addColumn('position', 'integer', (column) => column.notNull())
      .addColumn('version', 'integer', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('deleted_at', 'bigint')
      .addColumn('deleted_by', 'text')
      .execute();
    await db.schema.createIndex('showcase_order').on('showcase').columns(['kind', 'position']).execute();
    await db.schema.createIndex('showcase_image').on('showcase').column('image').execute();
  },
};

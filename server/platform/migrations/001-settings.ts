import type { Migration } from '../db/migrate.ts';

export const settings: Migration = {
  name: '001-settings',
  async up(db) {
    await db.schema
      .createTable('setting')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'text', (column) => column.notNull())
      .execute();
  },
};

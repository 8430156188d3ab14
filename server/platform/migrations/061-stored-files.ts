import type { Migration } from '../db/migrate.ts';

/** The hash of every stored image file: backups prove the files by it, and a missing one is noticed. */
export const storedFiles: Migration = {
  name: '061-stored-files',
  async up(db) {
    await db.schema
      .createTable('stored_file')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('sha256', 'text', (column) => column.notNull())
      .addColumn('bytes', 'integer', (column) => column.notNull())
      .execute();
  },
};

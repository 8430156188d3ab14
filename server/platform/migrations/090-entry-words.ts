import type { Migration } from '../db/migrate.ts';

/** The words of what visitors get, for the search. The server fills in what is missing when it starts. */
export const entryWords: Migration = {
  name: '090-entry-words',
  async up(db) {
    await db.schema
      .createTable('entry_words')
      .addColumn('key', 'text', (column) => column.primaryKey())
      .addColumn('words', 'text', (column) => column.notNull())
      .execute();
  },
};

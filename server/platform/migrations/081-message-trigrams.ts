import { sql } from 'kysely';
import type { Migration } from '../db/migrate.ts';

/**
 * PostgreSQL looks through 100,000 messages by LIKE in a second; by trigrams in some milliseconds. Where the extension is missing,
 * or may not be created, searching stays as it was. SQLite has an index of its own.
 */
export const messageTrigrams: Migration = {
  name: '081-message-trigrams',
  async up(db, engine) {
    if (engine !== 'postgres') return;
    await sql`do $$ begin
      create extension if not exists pg_trgm;
      create index message_trigrams on message using gin (search gin_trgm_ops);
    exception when others then
      raise warning 'Messages are searched without an index: %', sqlerrm;
    end $$`.execute(db);
  },
};

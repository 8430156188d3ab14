import { type Kysely, sql } from 'kysely';
import type { Migration } from '../db/migrate.ts';
import type { Database } from '../db/schema.ts';
import { searchText } from '../text-search.ts';

/** States, assignment, history, files, templates, webhooks and the words that tell spam. */
export const messageWork: Migration = {
  name: '071-message-work',
  async up(db, engine) {
    const text = (name: string) =>
      db.schema
        .alterTable('message')
        .addColumn(name, 'text', (column) => column.notNull().defaultTo(''))
        .execute();
    const count = (name: string) =>
      db.schema
        .alterTable('message')
        .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
        .execute();
    await db.schema.alterTable('message').addColumn('assignee_id', 'text').execute();
    for (const name of ['service', 'spam_reasons', 'learnt']) await text(name);
    for (const name of ['notes', 'replies', 'files']) await count(name);

    await sql`update message set status = 'answered' where status = 'handled'`.execute(db);
    await sql`insert into message_event (id, message_id, at, kind, author, text, mail_id)
      select id, id, created_at, 'note', '', note, null from message where note <> ''`.execute(db);
    await sql`update message set notes = 1, note = '' where note <> ''`.execute(db);
    await rewriteSearch(db);

    await db.schema.dropIndex('message_inbox').execute();
    await db.schema
      .createIndex('message_active')
      .on('message')
      .columns(['created_at', 'id', 'status', 'deleted_at'])
      .where(sql<boolean>`deleted_at is null and status not in ('spam', 'canary')`)
      .execute();
    await db.schema.createIndex('message_assignee').on('message').columns(['assignee_id', 'created_at', 'id']).execute();
    await db.schema.createIndex('message_service').on('message').columns(['service', 'created_at', 'id']).execute();
    if (engine === 'sqlite') await createSearchIndex(db);
    await createTables(db);
  },
};

async function rewriteSearch(db: Kysely<Database>) {
  let after = '';
  for (;;) {
    const rows = await db
      .selectFrom('message')
      .select([
        'id',
        'reference',
        'email',
        'phone_number',
        'first_name',
        'last_name',
        'company_name',
        'country_region',
        'message',
      ])
      .where('id', '>', after)
      .orderBy('id')
      .limit(500)
      .execute();
    for (const { id, phone_number: phone, ...row } of rows) {
      const service = /^Enquiry about (.{2,60}?)\.(?: Job title:|\n|$)/.exec(row.message)?.[1] ?? '';
      const search = searchText([...Object.values(row), phone], phone);
      await db.updateTable('message').set({ search, service }).where('id', '=', id).execute();
    }
    if (rows.length < 500) return;
    after = rows.at(-1)?.id ?? '';
  }
}

/**
 * SQLite looks through 100,000 messages by LIKE in a quarter of a second; by trigrams in some milliseconds. PostgreSQL is quick
 * enough by LIKE. The index follows the table by triggers and is no part of a backup.
 */
async function createSearchIndex(db: Kysely<Database>) {
  const statements = [
    `create virtual table message_search using fts5(search, content='message', tokenize='trigram', detail=none, columnsize=0)`,
    `create trigger message_search_insert after insert on message begin
      insert into message_search(rowid, search) values (new.rowid, new.search); end`,
    `create trigger message_search_delete after delete on message begin
      insert into message_search(message_search, rowid, search) values ('delete', old.rowid, old.search); end`,
    `create trigger message_search_update after update of search on message begin
      insert into message_search(message_search, rowid, search) values ('delete', old.rowid, old.search);
      insert into message_search(rowid, search) values (new.rowid, new.search); end`,
    `insert into message_search(message_search) values ('rebuild')`,
  ];
  for (const statement of statements) await sql.raw(statement).execute(db);
}

async function createTables(db: Kysely<Database>) {
  await db.schema
    .createTable('message_file')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('message_id', 'text', (column) => column.notNull().references('message.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'bigint', (column) => column.notNull())
    .addColumn('storage_key', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('message_file_message').on('message_file').column('message_id').execute();

  await db.schema
    .createTable('reply_template')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'bigint', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('webhook')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('url', 'text', (column) => column.notNull())
    .addColumn('events', 'text', (column) => column.notNull())
    .addColumn('secret', 'text', (column) => column.notNull())
    .addColumn('paused', 'integer', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('webhook_delivery')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('webhook_id', 'text', (column) => column.notNull().references('webhook.id').onDelete('cascade'))
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('about', 'text')
    .addColumn('body', 'text', (column) => column.notNull())
    .addColumn('created_at', 'bigint', (column) => column.notNull())
    .addColumn('next_attempt_at', 'bigint', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull())
    .addColumn('done_at', 'bigint')
    .addColumn('outcome', 'text', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('webhook_delivery_due').on('webhook_delivery').columns(['done_at', 'next_attempt_at']).execute();
  await db.schema.createIndex('webhook_delivery_webhook').on('webhook_delivery').columns(['webhook_id', 'created_at']).execute();

  await db.schema
    .createTable('spam_word')
    .addColumn('word', 'text', (column) => column.primaryKey())
    .addColumn('spam', 'integer', (column) => column.notNull())
    .addColumn('ham', 'integer', (column) => column.notNull())
    .execute();
}

import type { Migration } from '../db/migrate.ts';

/** Second factors, devices, invitations, what a session knows about itself, and where an action came from. */
export const accountsMore: Migration = {
  name: '050-accounts-more',
  async up(db) {
    // Old sessions have none of this. They end within a week; until then they are asked for the password first.
    const session = () => db.schema.alterTable('session');
    await session()
      .addColumn('id', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await session()
      .addColumn('verified_at', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await session()
      .addColumn('user_agent', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await session()
      .addColumn('network_hash', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await db
      .updateTable('session')
      .set((set) => ({ id: set.ref('token_hash') }))
      .execute();

    const registration = () => db.schema.alterTable('registration');
    await registration()
      .addColumn('origin_hash', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
    await registration()
      .addColumn('tries_elsewhere', 'integer', (column) => column.notNull().defaultTo(0))
      .execute();

    await db.schema.alterTable('activity').addColumn('network', 'text').execute();
    await db.schema.createIndex('activity_action').on('activity').columns(['action', 'at']).execute();

    await db.schema
      .createTable('factor')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('name', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('credential_id', 'text', (column) => column.unique())
      .addColumn('transports', 'text', (column) => column.notNull())
      .addColumn('counter', 'bigint', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addColumn('last_used_at', 'bigint')
      .execute();
    await db.schema.createIndex('factor_account').on('factor').column('account_id').execute();

    await db.schema
      .createTable('recovery_code')
      .addColumn('code_hash', 'text', (column) => column.primaryKey())
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .execute();
    await db.schema.createIndex('recovery_code_account').on('recovery_code').column('account_id').execute();

    // Single-use secrets that live for minutes or days: the step between password and factor, challenges, confirmations.
    await db.schema
      .createTable('ticket')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.references('account.id').onDelete('cascade'))
      .addColumn('data', 'text', (column) => column.notNull())
      .addColumn('tries', 'integer', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('ticket_expiry').on('ticket').column('expires_at').execute();

    await db.schema
      .createTable('known_device')
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('account_id', 'text', (column) => column.notNull().references('account.id').onDelete('cascade'))
      .addColumn('last_used_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('known_device_key', ['hash', 'account_id'])
      .execute();

    await db.schema
      .createTable('invitation')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('email', 'text', (column) => column.notNull())
      .addColumn('role', 'text', (column) => column.notNull())
      .addColumn('token_hash', 'text', (column) => column.notNull().unique())
      .addColumn('invited_by', 'text', (column) => column.notNull())
      .addColumn('created_at', 'bigint', (column) => column.notNull())
      .addColumn('expires_at', 'bigint', (column) => column.notNull())
      .execute();

    // Hashes of addresses whose account was removed: they wait for approval if they come again.
    await db.schema
      .createTable('removed_address')
      .addColumn('hash', 'text', (column) => column.primaryKey())
      .addColumn('removed_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};

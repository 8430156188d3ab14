import type { Migration } from '../db/migrate.ts';

/** Lists are read in the order of this index alone. */
export const liveOrder: Migration = {
  name: '042-live-order',
  async up(db) {
    await db.schema.dropIndex('entry_live').execute();
    await db.schema.createIndex('entry_live_order').on('entry').columns(['kind', 'live_sort', 'key']).execute();
  },
};

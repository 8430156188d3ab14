import type { Db } from '../../platform/db/open.ts';

/** Settings that owners change in the back office. */
export function settingStore(db: Db) {
  return {
    async get(name: string): Promise<string | undefined> {
      const row = await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst();
      return row?.value;
    },

    async set(name: string, value: string | null): Promise<void> {
      await db.deleteFrom('setting').where('name', '=', name).execute();
      if (value !== null) await db.insertInto('setting').values({ name, value }).execute();
    },
  };
}

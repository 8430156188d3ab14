import { expect, test } from 'vitest';
import { onEachEngine } from '../../../tests/harness/make-app.ts';
import { migrate } from './migrate.ts';

onEachEngine((make) => {
  test('a second start finds nothing to migrate', async () => {
    const { database } = await make();
    expect(await migrate(database)).toEqual([]);
  });

  test('a database that a newer version has changed is refused, and left as it is', async () => {
    const { database } = await make();
    await database.db.insertInto('migration').values({ name: '998-future', applied_at: 1 }).execute();
    await expect(migrate(database)).rejects.toThrow('a newer version (998-future)');
  });

  test('a broken migration leaves nothing behind and says which one it was', async () => {
    const { database } = await make();
    const broken = {
      name: '999-broken',
      up: async (db: typeof database.db) => {
        await db.schema.createTable('half_made').addColumn('id', 'text').execute();
        await db.schema.createTable('half_made').addColumn('id', 'text').execute();
      },
    };
    await expect(migrate(database, [broken])).rejects.toThrow('999-broken');
    await expect(
      database.db.introspection.getTables().then((tables) => tables.map((table) => table.name)),
    ).resolves.not.toContain('half_made');
  });
});

import { expect, test } from 'vitest';
import { onEachEngine } from '../../../tests/support/make-app.ts';
import { migrate } from './migrate.ts';

onEachEngine((make) => {
  test('a second start finds nothing to migrate', async () => {
    const { database } = await make();
    expect(await migrate(database)).toEqual([]);
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

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';

test('a transaction that reads first keeps other processes from writing until it has written; they may read; one that fails tells its own cause', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'norvane-sqlite-'));
  const database = await openDatabase({ dataDir });
  await migrate(database);
  const other = new DatabaseSync(join(dataDir, 'norvane.db'), { timeout: 0 });
  onTestFinished(async () => {
    other.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const write = (name: string) => other.exec(`insert into setting (name, value) values ('${name}', '')`);
  const read = () => other.prepare("select name from setting where name like 'test.%' order by name").all();

  await database.db.transaction().execute(async (trx) => {
    await trx.selectFrom('setting').selectAll().execute();
    expect(() => write('test.meanwhile')).toThrow('database is locked');
    expect(read()).toEqual([]);
    await trx.insertInto('setting').values({ name: 'test.first', value: '' }).execute();
  });
  const onFullDisk = database.db.transaction().execute(async (trx) => {
    await sql`rollback`.execute(trx); // SQLite does so by itself
    throw new Error('database or disk is full');
  });
  await expect(onFullDisk).rejects.toThrow('database or disk is full');
  write('test.second');
  expect(read()).toEqual([{ name: 'test.first' }, { name: 'test.second' }]);
});

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';

async function embedded() {
  const dataDir = mkdtempSync(join(tmpdir(), 'norvane-locks-'));
  const database = await openDatabase({ dataDir });
  await migrate(database);
  const other = new DatabaseSync(join(dataDir, 'norvane.db'), { timeout: 0 });
  onTestFinished(async () => {
    other.close();
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { database, other };
}

/** How often the event loop turned while `work` was done. */
async function turnsDuring(work: Promise<unknown>): Promise<number> {
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  await work;
  clearInterval(timer);
  return turns;
}

test('while another process holds the write lock, transactions and single writes wait without stopping the event loop', async () => {
  const { database, other } = await embedded();
  const { db } = database;
  other.exec('begin immediate');
  const writes = Promise.all([
    db.transaction().execute((trx) => trx.insertInto('setting').values({ name: 'one', value: '' }).execute()),
    db.insertInto('setting').values({ name: 'two', value: '' }).execute(),
  ]);
  // The other one holds the lock on this very thread: were the writes to wait on it, they would fail before it is given back.
  expect(await turnsDuring(setTimeout(200))).toBeGreaterThan(5);
  other.exec('commit');
  await writes;
  expect(await db.selectFrom('setting').select('name').orderBy('name').execute()).toEqual([{ name: 'one' }, { name: 'two' }]);
});

test('a long read in the reader does not stop the event loop, and sees what was committed before', async () => {
  const { database } = await embedded();
  for (let count = 0; count < 10; count += 1)
    await database.db
      .insertInto('setting')
      .values({ name: `n${count}`, value: 'a'.repeat(30_000) })
      .execute();
  const hostile = `%${'a'.repeat(199)}b%`;
  const read = database.reader.selectFrom('setting').select('name').where('value', 'like', hostile).execute();
  expect(await turnsDuring(read)).toBeGreaterThan(5);
  expect(await read).toEqual([]);
  expect(await database.reader.selectFrom('setting').select('name').execute()).toHaveLength(10);
});

test('the reader tells of a fault, writes nothing, and works again after it', async () => {
  const { database } = await embedded();
  await expect(database.reader.insertInto('setting').values({ name: 'x', value: '' }).execute()).rejects.toThrow('readonly');
  expect(await database.reader.selectFrom('setting').selectAll().execute()).toEqual([]);
});

test('a transaction that reads first keeps other processes from writing until it has written; they may read; one that fails tells its own cause', async () => {
  const { database, other } = await embedded();
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

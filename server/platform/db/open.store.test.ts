import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { freshSchema } from '../../../tests/harness/make-app.ts';
import { stallingProxy } from '../../../tests/harness/stalling-proxy.ts';
import { openDatabase } from './open.ts';

test('a connection that breaks while in use fails its query; the process lives and the next query is answered', async () => {
  const databaseUrl = await freshSchema();
  const [database, other] = [await openDatabase({ databaseUrl, dataDir: '' }), await openDatabase({ databaseUrl, dataDir: '' })];
  onTestFinished(async () => {
    await database.close();
    await other.close();
  });
  const broken = database.db.transaction().execute(async (trx) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(trx);
    await sql`select pg_terminate_backend(${rows[0]?.pid}::int)`.execute(other.db);
    await sql`select 1`.execute(trx);
  });
  await expect(broken).rejects.toThrow();
  expect((await sql<{ one: number }>`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
});

test('a database that hangs fails what waits for it, and is used again once it answers', async () => {
  const proxy = await stallingProxy(await freshSchema());
  const database = await openDatabase({ databaseUrl: proxy.url, dataDir: '', timeoutMs: 100 });
  onTestFinished(database.close);
  const ask = () => sql<{ one: number }>`select 1 as one`.execute(database.db);
  await Promise.all([ask(), ask()]); // two open connections
  proxy.stall();
  await Promise.all([
    expect(ask()).rejects.toThrow('does not answer'),
    expect(database.db.transaction().execute((trx) => sql`select 1`.execute(trx))).rejects.toThrow(),
  ]);
  proxy.resume();
  expect((await ask()).rows).toEqual([{ one: 1 }]);
});

test('a statement has its time, and where no timeout is given all the time it needs', async () => {
  const databaseUrl = await freshSchema();
  const [hasty, unlimited] = [
    await openDatabase({ databaseUrl, dataDir: '', timeoutMs: 50 }),
    await openDatabase({ databaseUrl, dataDir: '' }),
  ];
  onTestFinished(async () => {
    await hasty.close();
    await unlimited.close();
  });
  const sleep = sql`select pg_sleep(1.5)`;
  await Promise.all([expect(sleep.execute(hasty.db)).rejects.toThrow('statement timeout'), sleep.execute(unlimited.db)]);
});

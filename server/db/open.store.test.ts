import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { freshSchema } from '../../tests/support/make-app.ts';
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

import { sql, type Transaction } from 'kysely';
import { expect, test } from 'vitest';
import { insertBanner } from '../../../tests/harness/cards.ts';
import { onEachEngine } from '../../../tests/harness/make-app.ts';
import { makeLog } from '../../log.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open.ts';
import type { Database } from '../db/schema.ts';
import { contentVersion } from './content-version.ts';

const log = makeLog('silent');

/** A write that changes what the homepage shows. */
const showABanner = async (trx: Transaction<Database>) => {
  await trx.insertInto('setting').values({ name: 'switch.banners', value: '1' }).execute();
  await insertBanner(trx);
};

onEachEngine((make, engine) => {
  /** Two processes on one database. */
  async function two() {
    const first = await make();
    const second = await make({ databaseUrl: first.databaseUrl, dataDir: first.dataDir });
    return [first, second] as const;
  }

  test('a write empties the page cache of its own process before it resolves', async () => {
    const { pages, contentVersion: version } = await make();
    await pages.cache.get('/');
    await version.write(showABanner);
    expect(pages.cache.peek('/')).toBeUndefined();
  });

  test('a write that leaves the homepage as it was does not render it again', async () => {
    const { pages, contentVersion: version } = await make();
    const page = await pages.cache.get('/');
    await pages.cache.settled();
    await version.write(async () => {});
    expect((await pages.cache.get('/')).etag).toBe(page.etag);
  });

  test('another process learns of it by comparing the version', async () => {
    const [first, second] = await two();
    await second.pages.cache.get('/');
    await second.contentVersion.check();
    expect(second.pages.cache.peek('/')).toBeDefined();
    await first.contentVersion.write(showABanner);
    await second.contentVersion.check();
    expect(second.pages.cache.peek('/')).toBeUndefined();
  });

  test('a write that fails changes no version', async () => {
    const { contentVersion: version, database } = await make();
    await expect(version.write(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
    expect(await database.db.selectFrom('setting').selectAll().where('name', '=', 'content.version').execute()).toEqual([]);
  });

  test.runIf(engine === 'postgres')('PostgreSQL announces it, and the connection is opened again after it broke', async () => {
    const { databaseUrl = '', database, contentVersion: version, dataDir } = await make();
    const listening = await openDatabase({ databaseUrl, dataDir });
    await migrate(listening);
    const stop = new AbortController();
    let heard = 0;
    const other = contentVersion({
      database: { ...listening, db: brokenFor(listening.db) },
      databaseUrl,
      onChange: async () => {
        heard += 1;
      },
      log,
    });
    other.start(stop.signal);
    try {
      const write = async () => {
        await version.write(async () => {});
        return heard;
      };
      await expect.poll(write).toBeGreaterThan(0);
      // Of this database alone: beside this one other tests listen on the same server.
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where query like 'listen %' and datname = current_database() and pid <> pg_backend_pid()`.execute(database.db);
      const before = heard;
      await expect.poll(write).toBeGreaterThan(before);
    } finally {
      stop.abort();
      await listening.close();
    }
  });
});

/** A database that never answers, so that only notifications can announce a change. */
function brokenFor<Db extends object>(db: Db): Db {
  return new Proxy(db, {
    get: () => () => {
      throw new Error('not this way');
    },
  });
}

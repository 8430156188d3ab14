import { sql, type Transaction } from 'kysely';
import type { Log } from '../../log.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { Database } from '../db/schema.ts';
import { every } from '../jobs.ts';
import { listen } from './listen.ts';

const channel = 'norvane_changed';
const versionName = 'content.version';
const checkEveryMs = 500;

/**
 * Tells every process on the same database that public content has changed. A write increments a version number in its own
 * transaction. PostgreSQL notifies on commit; every process also polls twice a second as a fallback.
 */
export function contentVersion({
  database,
  databaseUrl,
  onChange,
  log,
}: {
  database: OpenDatabase;
  databaseUrl?: string;
  /** Must not throw: the write is already committed. */
  onChange: () => Promise<void>;
  log: Log;
}) {
  let seen = -1;

  /** Invalidates caches if `version` is new. Writes are serialized, so a version covers all lower ones. */
  async function applyVersion(version: number) {
    if (version <= seen) return;
    seen = version;
    await onChange();
  }

  async function check() {
    const row = await database.db.selectFrom('setting').select('value').where('name', '=', versionName).executeTakeFirst();
    await applyVersion(Number(row?.value ?? 0));
  }

  return {
    /** Runs a write of public content. When it resolves, the write is committed and this process serves the new content. */
    async write<Result>(work: (trx: Transaction<Database>) => Promise<Result>): Promise<Result> {
      const { result, version } = await database.db.transaction().execute(async (trx) => {
        const result = await work(trx);
        return { result, version: await incrementVersion(trx, database.engine) };
      });
      seen = Math.max(seen, version);
      await onChange();
      return result;
    },

    check,

    /** Listens and polls until `stop` aborts. A lost database is retried; the fault board reports it. */
    start(stop: AbortSignal) {
      const quietly = () => check().catch((error: unknown) => log.debug({ err: error }, 'the content version could not be read'));
      every(checkEveryMs, 'content version', quietly, { log, stop });
      if (databaseUrl)
        listen({ databaseUrl, channel, stop, log, onMessage: (text) => void applyVersion(Number(text)), onConnected: quietly });
    },
  };
}

async function incrementVersion(trx: Transaction<Database>, engine: OpenDatabase['engine']): Promise<number> {
  const { value } = await trx
    .insertInto('setting')
    .values({ name: versionName, value: '1' })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: sql<string>`cast(cast(setting.value as integer) + 1 as text)` }),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  if (engine === 'postgres') await sql`select pg_notify(${channel}, ${value})`.execute(trx);
  return Number(value);
}

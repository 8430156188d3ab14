import type { Transaction } from 'kysely';
import type { Log } from '../../log.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { Database } from '../db/schema.ts';
import { every } from '../jobs.ts';
import { announce, channel, topics } from './announce.ts';
import { listen } from './listen.ts';

const checkEveryMs = 500;

/**
 * Tells every process on the same database that public content or contact messages have changed. A write increments a version
 * number in its own transaction. PostgreSQL notifies on commit; every process also polls twice a second as a fallback.
 */
export function contentVersion({
  database,
  databaseUrl,
  onChange,
  onMessages = () => {},
  log,
}: {
  database: OpenDatabase;
  databaseUrl?: string;
  /** Must not throw: the write is already committed. */
  onChange: () => Promise<void>;
  /** The same for messages. */
  onMessages?: (version: number) => void;
  log: Log;
}) {
  let seen = -1;
  let seenMessages = -1;

  /** Invalidates caches if `version` is new. Writes are serialized, so a version covers all lower ones. */
  async function applyVersion(version: number) {
    if (version <= seen) return;
    seen = version;
    await onChange();
  }

  function applyMessages(version: number) {
    if (version <= seenMessages) return;
    seenMessages = version;
    onMessages(version);
  }

  async function check() {
    const rows = await database.db.selectFrom('setting').selectAll().where('name', 'in', Object.values(topics)).execute();
    const versionOf = (name: string) => Number(rows.find((row) => row.name === name)?.value ?? 0);
    applyMessages(versionOf(topics.messages));
    await applyVersion(versionOf(topics.content));
  }

  function hear(text: string) {
    const [, messages] = /^messages:(\d+)$/.exec(text) ?? [];
    if (messages) applyMessages(Number(messages));
    else void applyVersion(Number(text));
  }

  return {
    /** Runs a write of public content. When it resolves, the write is committed and this process serves the new content. */
    async write<Result>(work: (trx: Transaction<Database>) => Promise<Result>): Promise<Result> {
      const { result, version } = await database.db.transaction().execute(async (trx) => {
        const result = await work(trx);
        return { result, version: await announce(trx, database.engine, 'content') };
      });
      seen = Math.max(seen, version);
      await onChange();
      return result;
    },

    check,

    /** Listens and polls until `stop` aborts. A lost database is retried; the fault board reports it. */
    start(stop: AbortSignal) {
      const checkAndLog = () =>
        check().catch((error: unknown) => log.debug({ err: error }, 'the content version could not be read'));
      every(checkEveryMs, 'content version', checkAndLog, { log, stop });
      if (databaseUrl) listen({ databaseUrl, channel, stop, log, onMessage: hear, onConnected: checkAndLog });
    },
  };
}

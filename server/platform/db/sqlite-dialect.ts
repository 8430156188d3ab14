import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setImmediate, setTimeout } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type QueryResult,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';

const maxCachedStatements = 500;
const lockWaitMs = 10_000;
const retryMs = 20;

/**
 * Kysely on Node's built-in SQLite: WAL mode, every commit synced to disk before it is acknowledged, and deleted content
 * overwritten.
 */
export function sqliteDialect(path: string): Dialect {
  const db = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
  // A small page cache: the file is in the system's, and reading it from there was measured to be as fast.
  db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA cache_size=-4000; PRAGMA temp_store=MEMORY;');
  // From here on a lock is waited for beside the event loop, not on it: see `RetryingConnection`.
  db.exec('PRAGMA secure_delete=ON; PRAGMA busy_timeout=1;');
  const statements = new Map<string, SqliteStatement>();
  // The leading empty object stops node:sqlite from taking a Date as named parameters, which would shift every value.
  const wrap = (statement: StatementSync): SqliteStatement => ({
    reader: statement.columns().length > 0,
    all: (values) => statement.all({}, ...(values as SQLInputValue[])),
    run: (values) => statement.run({}, ...(values as SQLInputValue[])),
    iterate: (values) => statement.iterate({}, ...(values as SQLInputValue[])) as IterableIterator<unknown>,
  });

  const database = {
    close: () => db.close(),
    prepare(sql: string) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = wrap(db.prepare(sql));
      if (statements.size >= maxCachedStatements) statements.delete(statements.keys().next().value as string);
      statements.set(sql, statement);
      return statement;
    },
  };
  return {
    createDriver: () => new Driver({ database }),
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new SqliteAdapter(),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
  };
}

/**
 * BEGIN IMMEDIATE: each transaction takes the write lock at once and waits for it. Upgrading the lock after a read would fail
 * without waiting if another process had written meanwhile. SQLite runs on this thread, so queued transactions would block the
 * event loop: each one yields to it first, so that responses and other requests proceed.
 */
class Driver extends SqliteDriver {
  private connection?: DatabaseConnection;

  override async acquireConnection(): Promise<DatabaseConnection> {
    this.connection ??= new RetryingConnection(await super.acquireConnection());
    return this.connection;
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await setImmediate();
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }

  /** On a full disk SQLite has rolled back by itself; complaining about that would hide the cause. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('rollback')).catch((error: unknown) => {
      if (!(error instanceof Error && error.message.includes('no transaction is active'))) throw error;
    });
  }
}

/** Repeats a statement while another process holds the lock, and lets the event loop turn meanwhile. A busy one did nothing. */
class RetryingConnection implements DatabaseConnection {
  private readonly inner: DatabaseConnection;

  constructor(inner: DatabaseConnection) {
    this.inner = inner;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    for (const giveUpAt = performance.now() + lockWaitMs; ; ) {
      try {
        return await this.inner.executeQuery<Row>(query);
      } catch (error) {
        if (!isBusy(error) || performance.now() > giveUpAt) throw error;
        await setTimeout(retryMs);
      }
    }
  }

  streamQuery<Row>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<Row>> {
    return this.inner.streamQuery<Row>(query, chunkSize);
  }
}

/** SQLITE_BUSY and its extended codes. */
const isBusy = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) % 256 === 5;

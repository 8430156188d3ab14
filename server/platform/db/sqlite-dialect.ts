import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setImmediate } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type SqliteStatement,
} from 'kysely';

const maxCachedStatements = 500;

/** Kysely on Node's built-in SQLite: WAL mode, every commit synced to disk before it is acknowledged. */
export function sqliteDialect(path: string): Dialect {
  const db = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
  db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA cache_size=-16000; PRAGMA temp_store=MEMORY;');
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
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await setImmediate();
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

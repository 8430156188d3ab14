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

const statementsKept = 500;

/** Kysely over the SQLite inside Node: write-ahead log, every commit on disk before it is acknowledged. */
export function sqliteDialect(path: string): Dialect {
  const db = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true });
  db.exec('PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; PRAGMA cache_size=-16000; PRAGMA temp_store=MEMORY;');
  const statements = new Map<string, SqliteStatement>();
  // The empty object in first place: without it a Date would be taken for named parameters and shift every value.
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
      if (statements.size >= statementsKept) statements.delete(statements.keys().next().value as string);
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
 * Every transaction takes the lock for writing at once and waits for it. One that took it only after reading would fail
 * without a wait if another process had written meanwhile.
 * SQLite works in this thread, so a row of waiting transactions would run without a pause: before each of them the event
 * loop turns once, and the answers of the earlier ones and everybody else get their turn.
 */
class Driver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await setImmediate();
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}

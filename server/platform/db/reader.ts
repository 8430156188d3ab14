import { Worker } from 'node:worker_threads';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { ReadAnswer, ReadQuestion } from './reader.worker.ts';

const idleMs = 30_000;
type Waiting = { resolve: (rows: unknown[]) => void; reject: (error: Error) => void };

/** Kysely for reading the embedded database in a worker thread, which starts on demand and ends when idle. */
export function readerDialect(path: string): Dialect {
  const reads = readThread(path);
  const connection: DatabaseConnection = {
    executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => ({
      rows: (await reads.ask(sql, parameters)) as Row[],
    }),
    streamQuery() {
      throw new Error('The reader does not stream.');
    },
  };
  const refuse = async () => {
    throw new Error('The reader has no transactions.');
  };
  const driver: Driver = {
    init: async () => {},
    acquireConnection: async () => connection,
    releaseConnection: async () => {},
    beginTransaction: refuse,
    commitTransaction: refuse,
    rollbackTransaction: refuse,
    destroy: async () => reads.close(),
  };
  return {
    createDriver: () => driver,
    createQueryCompiler: () => new SqliteQueryCompiler(),
    createAdapter: () => new ParallelAdapter(),
    createIntrospector: (kysely) => new SqliteIntrospector(kysely),
  };
}

/** Reads need no turn on a connection: the thread takes them one after the other. */
class ParallelAdapter extends SqliteAdapter {
  override get supportsMultipleConnections() {
    return true;
  }
}

function readThread(path: string) {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;

  function start(): Worker {
    const started = new Worker(new URL('./reader.worker.ts', import.meta.url), { workerData: { path } });
    started.unref();
    started.on('message', (answer: ReadAnswer) => {
      const asked = waiting.get(answer.id);
      waiting.delete(answer.id);
      if (!waiting.size) idle = setTimeout(stop, idleMs).unref();
      if ('rows' in answer) asked?.resolve(answer.rows);
      else asked?.reject(new Error(answer.failed));
    });
    started.on('error', (error: Error) => rejectAll(error));
    started.once('exit', () => {
      if (worker !== started) return;
      worker = undefined;
      rejectAll(new Error('The reading thread ended.'));
    });
    return started;
  }

  function rejectAll(error: Error) {
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  }

  function stop() {
    void worker?.terminate();
    worker = undefined;
  }

  return {
    ask(sql: string, parameters: readonly unknown[]): Promise<unknown[]> {
      clearTimeout(idle);
      worker ??= start();
      lastId += 1;
      const question: ReadQuestion = { id: lastId, sql, parameters };
      return new Promise((resolve, reject) => {
        waiting.set(question.id, { resolve, reject });
        worker?.postMessage(question);
      });
    },
    close() {
      clearTimeout(idle);
      stop();
      rejectAll(new Error('The server is stopping.'));
    },
  };
}

// Runs in a worker thread with a connection of its own: a long read of the embedded database does not hold up the event loop.
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';

export type ReadQuestion = { id: number; sql: string; parameters: readonly unknown[] };
export type ReadAnswer = { id: number } & ({ rows: unknown[] } | { failed: string });

const db = new DatabaseSync((workerData as { path: string }).path, { readOnly: true, timeout: 5000 });

parentPort?.on('message', ({ id, sql, parameters }: ReadQuestion) => {
  let answer: ReadAnswer;
  try {
    answer = { id, rows: db.prepare(sql).all({}, ...(parameters as SQLInputValue[])) };
  } catch (error) {
    answer = { id, failed: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(answer);
});

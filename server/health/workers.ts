import cluster, { type Worker } from 'node:cluster';
import type { Log } from '../log.ts';
import type { Family } from './metrics.ts';

export type ProcessFamilies = { worker: number; families: Family[] };
type FromWorker = { ask: 'metrics'; id: number } | ({ answer: 'families'; id: number } & ProcessFamilies);
type ToWorker = { ask: 'families'; id: number } | { answer: 'metrics'; id: number; processes: ProcessFamilies[] };

const graceMs = 15_000;
const steadyMs = 30_000;
const longestWaitMs = 30_000;
const metricsWaitMs = 1000;

/** The first process of several: it forks the others, replaces one that dies, and stops them gently. Handles no request itself. */
export function superviseWorkers({ count, log, onReady }: { count: number; log: Log; onReady: () => void }) {
  const running = new Map<number, Worker>();
  const collecting = new Map<
    number,
    { asker: Worker; askedId: number; processes: ProcessFamilies[]; waiting: number; timer: NodeJS.Timeout }
  >();
  let stopping = false;
  let ready = 0;
  let nextId = 1;

  function start(index: number, waitMs = 250) {
    const worker = cluster.fork({ WORKER_INDEX: String(index) });
    const startedAt = Date.now();
    running.set(index, worker);
    worker.once('listening', () => {
      ready += 1;
      // The first one migrates the database; the others follow when it is done.
      if (ready === 1) for (let other = 2; other <= count; other += 1) start(other);
      if (ready === count) onReady();
    });
    worker.on('message', (message: FromWorker) => receive(worker, message));
    worker.once('exit', (code, signal) => {
      running.delete(index);
      if (stopping) {
        if (running.size === 0) process.exit(0);
        return;
      }
      if (ready === 0) process.exit(code || 1); // it has said why; trying again would not help
      const wait = Date.now() - startedAt > steadyMs ? 250 : waitMs;
      log.error({ worker: index, code, signal, restartInMs: wait }, 'a worker ended');
      setTimeout(() => !stopping && start(index, Math.min(wait * 2, longestWaitMs)), wait);
    });
  }

  function receive(worker: Worker, message: FromWorker) {
    if ('ask' in message) {
      const id = nextId++;
      const timer = setTimeout(() => finish(id), metricsWaitMs);
      collecting.set(id, { asker: worker, askedId: message.id, processes: [], waiting: running.size, timer });
      for (const one of running.values()) one.send({ ask: 'families', id } satisfies ToWorker);
      return;
    }
    const collection = collecting.get(message.id);
    collection?.processes.push({ worker: message.worker, families: message.families });
    if (collection && collection.processes.length >= collection.waiting) finish(message.id);
  }

  function finish(id: number) {
    const collection = collecting.get(id);
    if (!collection) return;
    clearTimeout(collection.timer);
    collecting.delete(id);
    collection.processes.sort((a, b) => a.worker - b.worker);
    if (collection.asker.isConnected())
      collection.asker.send({ answer: 'metrics', id: collection.askedId, processes: collection.processes } satisfies ToWorker);
  }

  function stop() {
    if (stopping) return;
    stopping = true;
    for (const worker of running.values()) worker.process.kill('SIGTERM');
    if (running.size === 0) process.exit(0);
    setTimeout(() => {
      for (const worker of running.values()) worker.process.kill('SIGKILL');
    }, graceMs).unref();
  }

  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  start(1);
}

/** In a worker: what all processes of this machine have counted, joined by the first process. Alone: one's own. */
export function allFamilies(worker: number, collect: () => Promise<Family[]>): () => Promise<ProcessFamilies[]> {
  const own = async () => [{ worker, families: await collect() }];
  if (!cluster.isWorker || !process.send) return own;
  const asked = new Map<number, (processes: ProcessFamilies[]) => void>();
  let nextId = 1;
  process.on('message', async (message: ToWorker) => {
    if ('ask' in message)
      process.send?.({ answer: 'families', id: message.id, worker, families: await collect() } satisfies FromWorker);
    else asked.get(message.id)?.(message.processes);
  });
  return () =>
    new Promise((resolve) => {
      const id = nextId++;
      const done = (processes: ProcessFamilies[]) => {
        clearTimeout(timer);
        asked.delete(id);
        resolve(processes);
      };
      const timer = setTimeout(() => void own().then(done), metricsWaitMs * 2);
      asked.set(id, done);
      process.send?.({ ask: 'metrics', id } satisfies FromWorker);
    });
}

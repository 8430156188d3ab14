import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Metrics } from './metrics.ts';

type Handler = (req: IncomingMessage, res: ServerResponse) => void;

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const api = new Set(['/contact', '/getbanner']);
const health = new Set(['/healthz', '/readyz', '/metrics']);

/** A route's class: addresses themselves would be labels without end. */
export function routeClass(url: string): 'api' | 'upload' | 'health' | 'page' {
  const path = url.split('?', 1)[0] ?? '/';
  if (path.startsWith('/api/') || api.has(path)) return 'api';
  if (path.startsWith('/uploads/')) return 'upload';
  return health.has(path) ? 'health' : 'page';
}

/** Counts every answer. Only what reaches the application is timed: a kept page is written at once. */
export function requestMetrics(registry: Metrics) {
  const requests = registry.counter('norvane_requests_total', 'Answers of the application by class of route and status.');
  const duration = registry.histogram(
    'norvane_request_seconds',
    'Time to answer what is not kept in memory, by class of route.',
    seconds,
  );
  // Plain numbers by status: this is counted for every page, and a page takes a few millionths of a second.
  const memory = { page: new Float64Array(600), file: new Float64Array(600) };
  let misses = 0;

  registry.family(() => ({
    name: 'norvane_memory_answers_total',
    help: 'Answers out of memory, before the application, by class and status.',
    type: 'counter',
    samples: (['page', 'file'] as const).flatMap((what) =>
      [...memory[what].entries()]
        .filter(([, value]) => value > 0)
        .map(([status, value]) => ({ labels: `class="${what}",status="${status}"`, value })),
    ),
  }));
  registry.family(() => ({
    name: 'norvane_page_cache_total',
    help: 'Pages answered from memory, and pages that had to be rendered.',
    type: 'counter',
    samples: [
      { labels: 'outcome="hit"', value: memory.page.reduce((sum, each) => sum + each, 0) },
      { labels: 'outcome="miss"', value: misses },
    ],
  }));

  return {
    /** An answer out of memory: called for every one of them, so it does nothing else. */
    fromMemory(what: 'page' | 'file', status: number) {
      const counts = what === 'page' ? memory.page : memory.file;
      counts[status] = (counts[status] ?? 0) + 1;
    },
    /** Puts the counting before a handler. */
    counted(next: Handler): Handler {
      return (req, res) => {
        const started = performance.now();
        const route = routeClass(req.url ?? '/');
        if (route === 'page' && (req.method === 'GET' || req.method === 'HEAD')) misses += 1;
        res.once('close', () => {
          requests(`class="${route}",status="${res.statusCode}"`);
          duration(`class="${route}"`, (performance.now() - started) / 1000);
        });
        next(req, res);
      };
    },
  };
}

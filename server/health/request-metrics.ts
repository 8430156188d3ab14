import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, Histogram, type Registry } from 'prom-client';

type Handler = (req: IncomingMessage, res: ServerResponse) => void;

const seconds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const api = new Set(['/contact', '/getbanner']);
const health = new Set(['/healthz', '/readyz', '/metrics']);

/** Route class used as label. Raw paths would create unbounded label values. */
export function routeClass(url: string): 'api' | 'upload' | 'health' | 'page' {
  const path = url.split('?', 1)[0] ?? '/';
  if (path.startsWith('/api/') || api.has(path)) return 'api';
  if (path.startsWith('/uploads/')) return 'upload';
  return health.has(path) ? 'health' : 'page';
}

/** Counts all responses. Only requests that reach the application are timed: cached pages are written immediately. */
export function requestMetrics(registry: Registry) {
  const registers = [registry];
  const requests = new Counter({
    name: 'norvane_requests_total',
    help: 'Answers of the application by class of route and status.',
    labelNames: ['class', 'status'],
    registers,
  });
  const duration = new Histogram({
    name: 'norvane_request_seconds',
    help: 'Time to answer what is not cached in memory, by class of route.',
    labelNames: ['class'],
    buckets: seconds,
    registers,
  });
  // Plain counters by status: this runs for every cached page, and those take only microseconds.
  const memory = { page: new Float64Array(600), file: new Float64Array(600) };
  let misses = 0;

  new Counter({
    name: 'norvane_memory_answers_total',
    help: 'Answers out of memory, before the application, by class and status.',
    labelNames: ['class', 'status'],
    registers,
    collect() {
      this.reset();
      for (const what of ['page', 'file'] as const)
        for (const [status, value] of memory[what].entries()) if (value) this.inc({ class: what, status }, value);
    },
  });
  new Counter({
    name: 'norvane_page_cache_total',
    help: 'Pages answered from memory, and pages that had to be rendered.',
    labelNames: ['outcome'],
    registers,
    collect() {
      this.reset();
      this.inc(
        { outcome: 'hit' },
        memory.page.reduce((sum, each) => sum + each, 0),
      );
      this.inc({ outcome: 'miss' }, misses);
    },
  });

  return {
    /** Counts a response served from memory. On the hot path, so it does nothing else. */
    fromMemory(what: 'page' | 'file', status: number) {
      const counts = what === 'page' ? memory.page : memory.file;
      counts[status] = (counts[status] ?? 0) + 1;
    },
    /** Wraps a handler with counters. */
    counted(next: Handler): Handler {
      return (req, res) => {
        const started = performance.now();
        const route = routeClass(req.url ?? '/');
        if (route === 'page' && (req.method === 'GET' || req.method === 'HEAD')) misses += 1;
        res.once('close', () => {
          requests.inc({ class: route, status: res.statusCode });
          if (String(res.getHeader('content-type')).startsWith('text/event-stream')) return; // open for hours
          duration.observe({ class: route }, (performance.now() - started) / 1000);
        });
        next(req, res);
      };
    },
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { errorBody } from '../errors.ts';
import { inertPolicy } from '../web/pages/security-headers.ts';

type Handler = (req: IncomingMessage, res: ServerResponse) => void;

const resolutionMs = 20;
const everyMs = 500;
const enterMs = 1000;
const leaveMs = 300;
const maxInFlight = 1000;
const retryAfterSeconds = 2;
const neverShed = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Sheds load before the process collapses: when the event loop lagged in two consecutive samples, or too many requests are in
 * flight. It sits behind the page cache, so cached pages and files are always served.
 */
export function loadGuard({
  lagMs = eventLoopLag(),
  max = maxInFlight,
  onRefused = () => {},
}: {
  lagMs?: () => number;
  max?: number;
  onRefused?: () => void;
} = {}) {
  let lag = 0;
  let lateSamples = 0;
  let overloaded = false;
  let inFlight = 0;

  function sample() {
    lag = lagMs();
    lateSamples = lag > enterMs ? lateSamples + 1 : 0;
    overloaded = overloaded ? lag > leaveMs : lateSamples >= 2;
  }

  function refuse(res: ServerResponse) {
    onRefused();
    const body = JSON.stringify(errorBody('overloaded', 'The site is very busy. Please try again in a moment.'));
    res.writeHead(503, {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'cache-control': 'no-store',
      'retry-after': String(retryAfterSeconds),
      'x-content-type-options': 'nosniff',
      'content-security-policy': inertPolicy,
    });
    res.end(body);
  }

  return {
    sample,
    lagSeconds: () => lag / 1000,
    inFlight: () => inFlight,
    isOverloaded: () => overloaded,
    guard(next: Handler): Handler {
      return (req, res) => {
        const path = (req.url ?? '/').split('?', 1)[0] ?? '/';
        if ((overloaded || inFlight >= max) && !neverShed.has(path)) return refuse(res);
        let counted = false;
        const count = () => {
          counted = true;
          inFlight += 1;
        };
        res.once('close', () => {
          req.off('end', count);
          if (counted) inFlight -= 1;
        });
        if (hasPendingBody(req)) req.once('end', count);
        else count();
        next(req, res);
      };
    },
    /** Samples twice a second until `stop` aborts. */
    start(stop: AbortSignal) {
      const timer = setInterval(sample, everyMs).unref();
      stop.addEventListener('abort', () => clearInterval(timer));
    },
  };
}

/** Requests count once their body has arrived. Otherwise slow or stalled uploads could use up all slots. */
function hasPendingBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false; // the application ignores their bodies
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Mean event loop delay since the last call, in milliseconds. */
function eventLoopLag(): () => number {
  const delay = monitorEventLoopDelay({ resolution: resolutionMs });
  delay.enable();
  return () => {
    const mean = delay.mean / 1e6 - resolutionMs;
    delay.reset();
    return Number.isFinite(mean) ? Math.max(0, mean) : 0;
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { performance } from 'node:perf_hooks';
import { errorBody } from '../errors.ts';
import { hasPendingBody } from '../web/body-limits.ts';
import { inertPolicy } from '../web/pages/security-headers.ts';

type Handler = (req: IncomingMessage, res: ServerResponse) => void;

const resolutionMs = 20;
const everyMs = 500;
const enterMs = 1000;
const leaveMs = 300;
const busyShare = 0.7;
const maxInFlight = 1000;
const retryAfterSeconds = 2;
const neverShed = new Set(['/healthz', '/readyz', '/metrics']);

/**
 * Sheds load before the process collapses: when the event loop lagged and was busy in two consecutive samples, or too many
 * requests are in flight. It sits behind the page cache, so cached pages and files are always served. A loop that lags without
 * having a processor waits for one that other programs use; refusing requests would not help.
 */
export function loadGuard({
  lagMs = eventLoopLag(),
  cpuShare = threadCpuShare(),
  max = maxInFlight,
  onRefused = () => {},
}: {
  lagMs?: () => number;
  /** The share of the time since the last call for which the serving thread had a processor, 0 to 1. */
  cpuShare?: () => number;
  max?: number;
  onRefused?: () => void;
} = {}) {
  let lag = 0;
  let lateSamples = 0;
  let overloaded = false;
  let inFlight = 0;

  function sample() {
    lag = lagMs();
    const busy = cpuShare() >= busyShare;
    lateSamples = busy && lag > enterMs ? lateSamples + 1 : 0;
    overloaded = busy && (overloaded ? lag > leaveMs : lateSamples >= 2);
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
        // Requests count once their body has arrived. Otherwise slow or stalled uploads could use up all slots.
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

/**
 * The worst delay of the event loop since the last call, in milliseconds. A mean would hide a stall behind the quick turns after
 * it. Not monitorEventLoopDelay: it forgets a stall that begins right after its reset.
 */
function eventLoopLag(): () => number {
  let expected = performance.now() + resolutionMs;
  let worst = 0;
  const look = () => {
    const now = performance.now();
    worst = Math.max(worst, now - expected);
    expected = now + resolutionMs;
  };
  setInterval(look, resolutionMs).unref();
  return () => {
    const lag = Math.max(worst, performance.now() - expected);
    worst = 0;
    return Math.max(0, lag);
  };
}

/** Not performance.eventLoopUtilization: it counts the time in which the thread waits for a processor as well. */
function threadCpuShare(): () => number {
  let last = process.threadCpuUsage();
  let lastAt = performance.now();
  return () => {
    const { user, system } = process.threadCpuUsage(last);
    const share = (user + system) / 1000 / (performance.now() - lastAt);
    last = process.threadCpuUsage();
    lastAt = performance.now();
    return share;
  };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { errorBody } from '../errors.ts';
import { bodyPlaces } from './body-places.ts';
import { visitorAddress } from './middleware/client-address.ts';
import { inertPolicy } from './pages/security-headers.ts';

type Handler = (req: IncomingMessage, res: ServerResponse) => void;

/** Bodies under way at once, each of at most 128 KB in memory: 64 MB. Uploads go to the disk. */
const maxBodies = 500;
const maxPerAddress = 20;
/** Refusals that wait at once. */
const maxRefusals = 500;
const refusalMs = 1000;
const refusalsApartMs = 2;

/** True while a body is still to come. The application ignores the bodies of GET and HEAD. */
export function hasPendingBody({ method, headers }: IncomingMessage): boolean {
  if (method === 'GET' || method === 'HEAD') return false;
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

type Limits = { trustProxy: number; max?: number; perAddress?: number; delayMs?: number; apartMs?: number };

/** Limits the requests whose bodies have not arrived: a slow or withheld body costs memory until it times out. */
export function limitBodies(
  next: Handler,
  { trustProxy, max = maxBodies, perAddress = maxPerAddress, delayMs = refusalMs, apartMs = refusalsApartMs }: Limits,
): Handler {
  const places = bodyPlaces({ max, perNetwork: perAddress });
  let refusals = 0;
  let nextRefusal = 0;

  /**
   * Refuses after a second, one after the other: clients that connect again at once, or a burst of them all together, would keep
   * new visitors from being accepted.
   */
  function refuseLater(res: ServerResponse) {
    if (refusals >= maxRefusals) return refuse(res);
    refusals += 1;
    const now = performance.now();
    nextRefusal = Math.max(now + delayMs, nextRefusal + apartMs);
    const timer = setTimeout(() => refuse(res), nextRefusal - now);
    res.once('close', () => {
      clearTimeout(timer);
      refusals -= 1;
    });
  }

  return (req, res) => {
    if (!hasPendingBody(req)) return next(req, res);
    const forwarded = req.headers['x-forwarded-for'];
    const header = Array.isArray(forwarded) ? forwarded.join() : forwarded;
    const address = visitorAddress(req.socket.remoteAddress ?? '', header, trustProxy);
    const leave = places.take(address, () => req.socket.destroy());
    if (!leave) return refuseLater(res);
    req.once('end', leave);
    res.once('close', leave);
    next(req, res);
  };
}

/** The body is not read, so the connection cannot be used again. */
function refuse(res: ServerResponse) {
  const body = JSON.stringify(errorBody('overloaded', 'Too much is being sent at once. Please try again in a moment.'));
  res.writeHead(503, {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'cache-control': 'no-store',
    'retry-after': '2',
    connection: 'close',
    'x-content-type-options': 'nosniff',
    'content-security-policy': inertPolicy,
  });
  res.end(body);
}

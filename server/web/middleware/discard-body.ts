import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { hasPendingBody } from '../body-limits.ts';

const maxBytes = 16 * 1024 * 1024; // more than any call takes
const patienceMs = 20_000;

/**
 * Reads the rest of a body that nobody wants, so that a refusal is sent after it. Browsers read an answer only once they have sent
 * everything; if the connection is closed before, they report a network error instead of the message.
 */
export async function discardBody(incoming: IncomingMessage | undefined, maxMs = patienceMs): Promise<void> {
  if (!incoming || incoming.readableEnded || incoming.destroyed || !hasPendingBody(incoming)) return;
  if (Number(incoming.headers['content-length'] ?? 0) > maxBytes) return;
  const enough = new AbortController();
  const signal = AbortSignal.any([enough.signal, AbortSignal.timeout(maxMs)]);
  let bytes = 0;
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > maxBytes) enough.abort();
  };
  // Whoever read the beginning would pause it at every chunk, for want of room.
  incoming.removeAllListeners('data').on('data', count).resume();
  await Promise.race([once(incoming, 'end', { signal }), once(incoming, 'close', { signal })]).catch(() => {});
  incoming.off('data', count);
  enough.abort();
}

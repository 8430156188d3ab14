import type { IncomingMessage, ServerResponse } from 'node:http';

type Handler = (req: IncomingMessage, res: ServerResponse) => void;

const atOnce = 4;

/**
 * Lets only a few requests into the application per turn of the event loop; the others wait for the next ones. Each costs up to a
 * millisecond, so a large burst would delay cached pages and new connections.
 */
export function fewPerTurn(next: Handler, max = atOnce): Handler {
  const waiting: [IncomingMessage, ServerResponse][] = [];
  let begun = 0;
  let isScheduled = false;

  function begin(req: IncomingMessage, res: ServerResponse) {
    begun += 1;
    if (!isScheduled) {
      isScheduled = true;
      setImmediate(turn);
    }
    next(req, res);
  }

  function turn() {
    begun = 0;
    isScheduled = false;
    while (begun < max) {
      const request = waiting.shift();
      if (!request) return;
      const [, res] = request;
      if (!res.destroyed) begin(...request);
    }
  }

  return (req, res) => {
    if (begun < max && !waiting.length) begin(req, res);
    else waiting.push([req, res]);
  };
}

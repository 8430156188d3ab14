import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

type Handler = (req: IncomingMessage, res: ServerResponse) => void;
type UnderWay = { req: IncomingMessage; res: ServerResponse };

/** The pending responses of each connection. Responses from memory are written at once and do not count. */
export function answersUnderWay() {
  const bySocket = new WeakMap<Duplex, Set<UnderWay>>();
  const all = new Set<ServerResponse>();
  let draining = false;

  return {
    track:
      (next: Handler): Handler =>
      (req, res) => {
        if (draining) res.setHeader('connection', 'close');
        next(req, res);
        if (res.writableEnded) return;
        const answers = bySocket.get(req.socket) ?? new Set();
        const answer = { req, res };
        answers.add(answer);
        bySocket.set(req.socket, answers);
        all.add(res);
        res.once('close', () => {
          answers.delete(answer);
          all.delete(res);
        });
      },

    /** True if a refusal on the connection would be taken for the answer to the malformed request, and for nothing else. */
    mayRefuse(socket: Duplex): boolean {
      const answers = [...(bySocket.get(socket) ?? [])];
      if (!answers.length) return true;
      const [{ req, res }] = answers as [UnderWay];
      return answers.length === 1 && !res.headersSent && !req.complete;
    },

    /** From now on each answer closes its connection. */
    drain() {
      draining = true;
      for (const res of all) if (!res.headersSent) res.setHeader('connection', 'close');
    },
  };
}

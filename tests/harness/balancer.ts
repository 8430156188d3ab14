import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

const timeoutMs = 60_000;

/**
 * A small round-robin proxy on loopback that acts as a load balancer for several instances. A read that gets no response is
 * retried on the next instance. A write that has been sent is not retried, since its outcome is unknown.
 */
export async function startBalancer(targets: number[]) {
  const agent = new Agent({ keepAlive: false, maxSockets: 200 });
  let turn = 0;

  function pass(req: IncomingMessage, res: ServerResponse, body: Buffer, tries: number) {
    const port = targets[turn++ % targets.length] ?? 0;
    const headers = { ...req.headers, 'x-forwarded-for': req.headers['x-forwarded-for'] ?? req.socket.remoteAddress };
    const isRead = req.method === 'GET' || req.method === 'HEAD';
    const onward = request({ host: '127.0.0.1', port, method: req.method, path: req.url, headers, agent, timeout: timeoutMs });
    onward.on('timeout', () => onward.destroy(new Error('no response')));
    onward.on('error', (error: NodeJS.ErrnoException) => {
      const isUntouched = error.code === 'ECONNREFUSED';
      if (!res.headersSent && (isRead || isUntouched) && tries < targets.length * 2) return pass(req, res, body, tries + 1);
      if (!res.headersSent) res.writeHead(502).end();
      else res.destroy();
    });
    onward.on('response', (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('error', () => onward.destroy(new Error('the response was cut off')));
      answer.on('aborted', () => onward.emit('error', new Error('the response was cut off')));
      answer.on('end', () => {
        if (!answer.complete) return;
        res.writeHead(answer.statusCode ?? 502, answer.headers).end(Buffer.concat(chunks));
      });
    });
    onward.end(body);
  }

  const server = createServer((req, res) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => pass(req, res, Buffer.concat(chunks), 0));
    req.on('error', () => res.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  return {
    port,
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      server.closeAllConnections();
      server.close();
      agent.destroy();
    },
  };
}

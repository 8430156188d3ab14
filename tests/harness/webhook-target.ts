import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';

type Received = { headers: IncomingHttpHeaders; body: string; path: string };
type Behave = (request: IncomingMessage, response: ServerResponse) => void;

/** Another system that takes webhooks, on loopback. `state.behave` decides what it answers. */
export async function webhookTarget() {
  const received: Received[] = [];
  const state: { behave: Behave } = { behave: (_request, response) => void response.writeHead(204).end() };
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString('utf8'), path: request.url ?? '' });
      state.behave(request, response);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const answer = (status: number, body = '', headers: Record<string, string> = {}) => {
    state.behave = (_request, response) => void response.writeHead(status, headers).end(body);
  };
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { url: `http://127.0.0.1:${port}/hook`, received, state, answer, stop };
}

import type { IncomingMessage, Server, ServerOptions, ServerResponse } from 'node:http';
import { answersUnderWay } from './answers-under-way.ts';
import { normalizeAddress } from './middleware/client-address.ts';

type Handler = (req: IncomingMessage, res: ServerResponse) => void;

/** Timeouts and header limits. Bodies have their own limits. */
export const serverOptions: ServerOptions = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 20_000,
  requestTimeout: 120_000, // enough for an upload of 10 MB over a slow line
  keepAliveTimeout: 65_000, // longer than a typical load balancer's, so that it never reuses a closing connection
  connectionsCheckingInterval: 5000,
  requireHostHeader: true,
};

const maxConnections = 10_000;
export const maxPerAddress = 200;
const silentMs = 120_000;

type Limits = { trustProxy?: number; max?: number; perAddress?: number };

/** Limits the connections. At the limit, idle ones are closed to make room for new ones. */
export function limitConnections(
  server: Server,
  { trustProxy = 0, max = maxConnections, perAddress = maxPerAddress }: Limits = {},
) {
  const answers = answersUnderWay();
  server.maxConnections = max;
  server.maxHeadersCount = 100;
  server.setTimeout(silentMs); // closes connections that neither read nor write
  server.on('drop', () => server.closeIdleConnections());
  limitPerAddress(server, perAddress, trustProxy > 0);
  // Malformed requests get a short response without echoing any input, and are closed.
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    // A response that has begun must not be followed by another: the client would take it for content.
    if (error.code === 'ECONNRESET' || !socket.writable || !answers.mayRefuse(socket)) return void socket.destroy();
    const status =
      error.code === 'HPE_HEADER_OVERFLOW'
        ? '431 Request Header Fields Too Large'
        : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
          ? '408 Request Timeout'
          : '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  });
  return { track: (next: Handler) => answers.track(refuseTwoHosts(next)), drain: answers.drain };
}

/** Proxies and we might each believe another one of them. */
function refuseTwoHosts(next: Handler): Handler {
  return (req, res) => {
    const { rawHeaders } = req;
    let hosts = 0;
    for (let at = 0; at < rawHeaders.length; at += 2)
      if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
    if (hosts <= 1) return next(req, res);
    res.writeHead(400, { connection: 'close', 'content-length': 0 }).end();
  };
}

/** One network address gets so many connections and no more. Behind a proxy all come from it, and it counts them itself. */
function limitPerAddress(server: Server, max: number, behindProxy: boolean) {
  const open = new Map<string, number>();
  server.on('connection', (socket) => {
    const address = normalizeAddress(socket.remoteAddress ?? '');
    if (behindProxy && isPrivate(address)) return;
    const count = (open.get(address) ?? 0) + 1;
    if (count > max) return void socket.destroy();
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left) open.set(address, left);
      else open.delete(address);
    });
  });
}

const privateAddress = /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|0:0:0:0::|f[cd][0-9a-f]{2}:)/;

/** Loopback and private networks, where proxies are. */
const isPrivate = (address: string) => privateAddress.test(address);

/** Where the machine itself reaches a server; undefined while it does not listen on a port. */
export function originOf(server: Server): string | undefined {
  const address = server.address();
  if (!address || typeof address === 'string') return undefined;
  const anywhere: Record<string, string> = { '::': '[::1]', '0.0.0.0': '127.0.0.1' };
  const host = anywhere[address.address] ?? (address.address.includes(':') ? `[${address.address}]` : address.address);
  return `http://${host}:${address.port}`;
}

export const openConnections = (server: Server) =>
  new Promise<number>((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))));

import type { Server, ServerOptions } from 'node:http';

/** How long a client may take and how much it may send before its body is looked at; bodies have limits of their own. */
export const serverOptions: ServerOptions = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 20_000,
  requestTimeout: 120_000, // an upload of 10 MB over a slow line
  keepAliveTimeout: 65_000, // longer than the usual balancer's, so that it never writes into a closing connection
  connectionsCheckingInterval: 5000,
};

const mostConnections = 10_000;
const silentMs = 120_000;

/** Bounds the connections. When they run out, idle ones are let go at once, so that newcomers find room. */
export function limitConnections(server: Server, most = mostConnections) {
  server.maxConnections = most;
  server.maxHeadersCount = 100;
  server.setTimeout(silentMs); // a client that neither reads nor writes
  server.on('drop', () => server.closeIdleConnections());
  // A request that is not HTTP gets a short answer and is gone; nothing of it is repeated back.
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status =
      error.code === 'HPE_HEADER_OVERFLOW'
        ? '431 Request Header Fields Too Large'
        : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
          ? '408 Request Timeout'
          : '400 Bad Request';
    socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
  });
}

/** How many connections are open now. */
export const openConnections = (server: Server) =>
  new Promise<number>((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))));

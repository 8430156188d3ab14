import type { Server, ServerOptions } from 'node:http';

/** Timeouts and header limits. Bodies have their own limits. */
export const serverOptions: ServerOptions = {
  maxHeaderSize: 16 * 1024,
  headersTimeout: 20_000,
  requestTimeout: 120_000, // enough for an upload of 10 MB over a slow line
  keepAliveTimeout: 65_000, // longer than a typical load balancer's, so that it never reuses a closing connection
  connectionsCheckingInterval: 5000,
};

const maxConnections = 10_000;
const silentMs = 120_000;

/** Limits the connections. At the limit, idle ones are closed to make room for new ones. */
export function limitConnections(server: Server, max = maxConnections) {
  server.maxConnections = max;
  server.maxHeadersCount = 100;
  server.setTimeout(silentMs); // closes connections that neither read nor write
  server.on('drop', () => server.closeIdleConnections());
  // Malformed requests get a short response without echoing any input, and are closed.
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

export const openConnections = (server: Server) =>
  new Promise<number>((resolve, reject) => server.getConnections((error, count) => (error ? reject(error) : resolve(count))));

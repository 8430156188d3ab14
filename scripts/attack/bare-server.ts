// What the machine itself can do: a server of nothing but node:http that answers one page from memory and refuses everything else.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

process.once('message', ({ page }: { page: string }) => {
  const body = Buffer.from(page, 'base64');
  const server = createServer((req, res) => {
    if (req.url === '/privacy') res.writeHead(200, { 'content-length': body.length }).end(body);
    else res.writeHead(503, { 'content-length': 0 }).end();
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
});
process.once('disconnect', () => process.exit(0));

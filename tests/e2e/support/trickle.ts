import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A proxy in front of a server that hands pages on a few kilobytes at a time and fonts late, as a bad line does. */
export async function trickle(target: string): Promise<{ url: string; close: () => void }> {
  const proxy = createServer(async (req, res) => {
    const answer = await fetch(target + req.url, { headers: { 'accept-encoding': 'identity' } });
    const { 'content-type': type = '', ...headers } = Object.fromEntries(answer.headers);
    for (const name of ['content-encoding', 'transfer-encoding', 'connection', 'keep-alive']) delete headers[name];
    res.writeHead(answer.status, { ...headers, 'content-type': type });
    const body = Buffer.from(await answer.arrayBuffer());
    if (type.startsWith('font/')) await pause(1500);
    const piece = type.startsWith('text/html') ? 4200 : body.length || 1;
    for (let at = 0; at < body.length && !res.destroyed; at += piece) {
      res.write(body.subarray(at, at + piece));
      if (piece < body.length) await pause(40);
    }
    res.end();
  });
  await new Promise<void>((ready) => proxy.listen(0, '127.0.0.1', ready));
  return { url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`, close: () => proxy.close().closeAllConnections() };
}

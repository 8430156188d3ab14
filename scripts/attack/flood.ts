// Runs in a process of its own: many connections that ask for what costs the server most.
import { randomInt } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export type Flood = {
  kind: 'same-search' | 'one-address' | 'search' | 'form' | 'slow-headers' | 'slow-bodies';
  port: number;
  connections: number;
  ms: number;
};

const anyAddress = () => `198.${18 + randomInt(2)}.${randomInt(256)}.${randomInt(256)}`;
const get = (path: string, address: string) => `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nx-forwarded-for: ${address}\r\n\r\n`;
const form = `email=x&message=${'y'.repeat(500)}`;

const requests: Record<Flood['kind'], () => string> = {
  'same-search': () => get('/search?q=cloud', anyAddress()),
  'one-address': () => get(`/search?q=cloud${randomInt(2 ** 40)}`, '203.0.113.9'),
  search: () => get(`/search?q=cloud${randomInt(2 ** 40)}`, anyAddress()),
  form: () =>
    `POST /contact HTTP/1.1\r\nhost: 127.0.0.1\r\nx-forwarded-for: ${anyAddress()}\r\ncontent-type: application/x-www-form-urlencoded\r\ncontent-length: ${form.length}\r\n\r\n${form}`,
  'slow-headers': () => 'GET / HTTP/1.1\r\nhost: 127.0.0.1\r\nx-slow: ',
  'slow-bodies': () =>
    `POST /contact HTTP/1.1\r\nhost: 127.0.0.1\r\nx-forwarded-for: ${anyAddress()}\r\ncontent-type: application/json\r\ncontent-length: 130000\r\n\r\n${'x'.repeat(100_000)}`,
};

process.once('message', ({ kind, port, connections, ms }: Flood) => {
  const next = requests[kind];
  const open = new Set<Socket>();
  let isOver = false;

  function begin() {
    const socket = connect(port, '127.0.0.1', () => socket.write(next()));
    open.add(socket);
    let rest = '';
    let missing = 0;
    socket.setEncoding('latin1').on('data', (chunk: string) => {
      if (missing > 0) missing -= chunk.length;
      else {
        rest += chunk;
        const end = rest.indexOf('\r\n\r\n');
        if (end < 0) return;
        missing = Number(/\r\ncontent-length: (\d+)/i.exec(rest)?.[1] ?? 0) - (rest.length - end - 4);
        rest = '';
      }
      if (missing <= 0 && !isOver) socket.write(next());
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      open.delete(socket);
      if (!isOver) setTimeout(begin, 50);
    });
  }

  for (let count = 0; count < connections; count += 1) begin();
  setTimeout(() => {
    isOver = true;
    for (const socket of open) socket.destroy();
    process.exit(0);
  }, ms);
});

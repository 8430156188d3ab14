import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';

const pauseMs = 20;
const timeoutMs = 20_000;
const request = 'GET /privacy HTTP/1.1\r\nhost: 127.0.0.1\r\naccept-encoding: br\r\nconnection: close\r\n\r\n';

export type Waits = { median: number; p99: number; worst: number; refused: number; count: number };

/** Fetches a cached page over new connections, as new visitors do, as long as `attack` lasts. */
export async function measureWhile(port: number, attack: () => Promise<void>): Promise<Waits> {
  let isOver = false;
  const attacking = attack().finally(() => {
    isOver = true;
  });
  const waits: number[] = [];
  let refused = 0;
  do {
    const wait = await firstByte(port);
    if (wait === undefined) refused += 1;
    else waits.push(wait);
    await setTimeout(pauseMs);
  } while (!isOver);
  await attacking;
  waits.sort((a, b) => a - b);
  const at = (part: number) => waits[Math.min(waits.length - 1, Math.floor(waits.length * part))] ?? Number.NaN;
  return { median: at(0.5), p99: at(0.99), worst: at(1), refused, count: waits.length };
}

/** Milliseconds from connecting to the first byte of a 200; undefined if it was refused or did not come. */
function firstByte(port: number): Promise<number | undefined> {
  const started = performance.now();
  return new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => socket.write(request));
    const finish = (wait?: number) => {
      socket.destroy();
      resolve(wait);
    };
    socket.setTimeout(timeoutMs, () => finish());
    socket.on('error', () => finish());
    socket.on('close', () => resolve(undefined));
    socket.once('data', (bytes) => finish(bytes.toString('latin1', 9, 12) === '200' ? performance.now() - started : undefined));
  });
}

import { createServer } from 'node:net';

/** Below those that the system gives to whoever asks for any: a port there may be taken again before it is used. */
const [lowest, highest, perProcess] = [12_000, 32_000, 100];
const first = lowest + (process.pid % ((highest - lowest) / perProcess)) * perProcess;
let given = 0;

/** A port of this machine that nobody listens on; other processes that ask at the same time get others. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = first + (given++ % perProcess);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, () => probe.close(() => resolve(true)));
  });
}

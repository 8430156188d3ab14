// Loaded into the server under attack (NODE_OPTIONS): on SIGUSR2 it prints how long turns of the event loop took since the last time.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let count = 0;
  process.on('SIGUSR2', () => {
    count += 1;
    const ms = (/** @type {number} */ nanoseconds) => (nanoseconds / 1e6).toFixed(1);
    console.log(`loop ${count}: ${ms(delay.percentile(99))} ${ms(delay.max)}`);
    delay.reset();
  });
}

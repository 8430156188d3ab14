// Runs as a worker thread: requests the homepage 200 times a second at a steady rate until stopped, and reports the latencies.
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';

const { url } = workerData as { url: string };
const agent = new Agent({ keepAlive: true, maxSockets: 16 });
const times: number[] = [];

const visit = () => {
  const started = performance.now();
  get(url, { agent }, (answer) => {
    answer.resume();
    answer.on('end', () => times.push(performance.now() - started));
  }).on('error', () => times.push(Number.POSITIVE_INFINITY));
};

const timer = setInterval(visit, 5);
parentPort?.once('message', () => {
  clearInterval(timer);
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round((sorted[Math.floor(sorted.length * share)] ?? Number.NaN) * 10) / 10;
  parentPort?.postMessage({ visits: sorted.length, p50: at(0.5), p99: at(0.99) });
  agent.destroy();
  parentPort?.close();
});

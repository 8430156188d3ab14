import { spawnSync } from 'node:child_process';
import { cpus } from 'node:os';

/**
 * Keeps a worker of the tests, with the browsers, servers and threads that it starts from then on, on one processor. A test is a
 * chain of short waits between processes, and to wake one on another processor takes longer than most of their work: a sixth of
 * the time of the browser tests. Where there is no taskset, as on macOS, they only take longer.
 */
export function keepToOneProcessor(worker: number) {
  const processor = worker % cpus().length;
  spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(processor), String(process.pid)], { stdio: 'ignore' });
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../tests/harness/free-port.ts';
import { startCommand } from '../../tests/harness/start-command.ts';
import { median } from './browser.ts';

const residentMiB = (pid: number) =>
  Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024);
const pause = (ms: number) => new Promise((resume) => setTimeout(resume, ms));

/** Time from process start to the first page, and memory when idle. */
export async function coldStart(runs: number) {
  const times: number[] = [];
  const memory: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const port = await freePort();
    const folder = mkdtempSync(join(tmpdir(), 'norvane-cold-'));
    const command = startCommand();
    const env = { ...process.env, ...command.env, PORT: String(port), DATA_DIR: folder, LOG_LEVEL: 'error' };
    const started = performance.now();
    const child = spawn(process.execPath, command.args, { env, stdio: 'ignore' });
    for (let tries = 0; tries < 2000; tries += 1) {
      const answer = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
      if (answer?.ok) break;
      await pause(5);
    }
    times.push(performance.now() - started);
    await pause(20_000); // by then all pages are rendered and compressed
    memory.push(residentMiB(child.pid ?? 0));
    child.kill();
    await once(child, 'exit');
    rmSync(folder, { recursive: true, force: true });
  }
  return { ms: Math.round(median(times)), memoryMiB: median(memory) };
}

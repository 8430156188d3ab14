import { execFile, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { promisify } from 'node:util';

const ticksPerSecond = 100; // USER_HZ on Linux

/** CPU seconds used so far by a process and its living children. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  const own = (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim();
  return children
    .split(' ')
    .filter(Boolean)
    .reduce((sum, child) => sum + cpuSeconds(Number(child)), own);
}

type Load = { port: number; path: string; headers?: Record<string, string>; connections?: number; ms: number; pid: number };
export type Driven = { perSecond: number; microseconds: number; p99?: number; status: Record<string, number> };

const hasWrk = spawnSync('wrk', ['--version'], { stdio: 'ignore' }).error === undefined;

/**
 * Requests one URL repeatedly over several connections; returns responses per second and the server's CPU time per response. Uses
 * wrk if installed: it takes little CPU time away from the server on the same machine.
 */
export const drive: (load: Load) => Promise<Driven> = (load) => (hasWrk ? driveByWrk(load) : driveFromHere(load));

async function driveByWrk({ port, path, headers = {}, connections = 64, ms, pid }: Load): Promise<Driven> {
  const wanted = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const settings = ['-t1', `-c${connections}`, `-d${Math.max(1, Math.round(ms / 1000))}s`, '--latency', ...wanted];
  const before = cpuSeconds(pid);
  const { stdout } = await promisify(execFile)('wrk', [...settings, `http://127.0.0.1:${port}${path}`]);
  const cpu = cpuSeconds(pid) - before;
  const number = (pattern: RegExp) => Number(pattern.exec(stdout)?.[1] ?? 0);
  const answers = number(/(\d+) requests in/);
  const others = number(/Non-2xx or 3xx responses: (\d+)/);
  const [, p99 = '', unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(stdout) ?? [];
  return {
    perSecond: Math.round(number(/Requests\/sec:\s+([\d.]+)/)),
    microseconds: (cpu / answers) * 1e6,
    p99: Number(p99) * ({ us: 0.001, ms: 1, s: 1000 }[unit] ?? Number.NaN),
    status: { '2xx and 3xx': answers - others, ...(others ? { others } : {}) },
  };
}

async function driveFromHere({ port, path, headers = {}, connections = 64, ms, pid }: Load): Promise<Driven> {
  const head = Object.entries({ host: '127.0.0.1', ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('');
  const request = Buffer.from(`GET ${path} HTTP/1.1\r\n${head}\r\n`);
  const status: Record<string, number> = {};
  let answers = 0;
  let isOver = false;

  /** Counts responses by content-length, which all of ours have; the bytes are not inspected. */
  const one = () =>
    new Promise<void>((resolve) => {
      let rest = '';
      let missing = 0;
      const socket = connect(port, '127.0.0.1', () => socket.write(request));
      socket.setEncoding('latin1');
      const next = () => {
        answers += 1;
        if (isOver) socket.destroy();
        else socket.write(request);
      };
      socket.on('data', (chunk: string) => {
        if (missing > 0) {
          missing -= chunk.length;
          if (missing <= 0) next();
          return;
        }
        rest += chunk;
        const end = rest.indexOf('\r\n\r\n');
        if (end < 0) return;
        const code = rest.slice(9, 12);
        status[code] = (status[code] ?? 0) + 1;
        const length = code === '304' ? 0 : Number(/\r\ncontent-length: (\d+)/i.exec(rest)?.[1] ?? 0);
        missing = length - (rest.length - end - 4);
        rest = '';
        if (missing <= 0) next();
      });
      socket.on('error', () => resolve());
      socket.on('close', () => resolve());
    });

  const before = cpuSeconds(pid);
  const started = performance.now();
  const all = Promise.all(Array.from({ length: connections }, one));
  await new Promise((resume) => setTimeout(resume, ms));
  const seconds = (performance.now() - started) / 1000;
  const cpu = cpuSeconds(pid) - before;
  const counted = answers;
  isOver = true;
  await all;
  return { perSecond: Math.round(counted / seconds), microseconds: counted ? (cpu / counted) * 1e6 : Number.NaN, status };
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { startCommand } from './start-command.ts';

export type Product = Awaited<ReturnType<typeof startProduct>>;

/** For tests that do not look at how small pages are: to make them smallest keeps a processor busy for seconds at each start. */
export const quickPages = { BROTLI_QUALITY: '5' };
/** For those that do not look at the copy for a web server either: after each change it makes every page again. */
export const pagesOnDemand = { ...quickPages, STATIC_COPY: '0' };

const startMs = 120_000;

/** Runs the built product like `npm start`, on loopback, with exactly this environment. Resolves when it responds. */
export async function startProduct({ port, env }: { port: number; env: Record<string, string> }) {
  const { PATH = '', HOME = '' } = process.env;
  const command = startCommand();
  const child = spawn(process.execPath, command.args, {
    env: { PATH, HOME, ...command.env, PORT: String(port), HOST: '127.0.0.1', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const waiting = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-200_000);
      for (const check of waiting) check();
    });
  }
  const ended = once(child, 'exit').then(() => {
    for (const check of waiting) check();
  });

  /** Waits for output that matches the pattern and returns the match. */
  function printed(pattern: RegExp, ms = startMs): Promise<RegExpExecArray> {
    return new Promise((resolve, reject) => {
      const done = (act: () => void) => {
        waiting.delete(check);
        clearTimeout(timer);
        act();
      };
      const check = () => {
        const found = pattern.exec(output);
        if (found) done(() => resolve(found));
        else if (child.exitCode !== null)
          done(() => reject(new Error(`The product ended with ${child.exitCode}:\n${output.slice(-2000)}`)));
      };
      const timer = setTimeout(
        () => done(() => reject(new Error(`The product did not print ${pattern}:\n${output.slice(-2000)}`))),
        ms,
      );
      waiting.add(check);
      check();
    });
  }
  await printed(/ is at http/);

  /** The verification code for an address, out of the log: where no mail server is set, mails are printed. */
  const code = async (email: string) => (await printed(new RegExp(`Mail to ${email}: [^\\n]*\\((\\d{6,12})\\)`)))[1] ?? '';

  return {
    url: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    printed,
    code,
    output: () => output,
    isAlive: () => child.exitCode === null && child.signalCode === null,
    async end(signal: 'SIGTERM' | 'SIGKILL') {
      child.kill(signal);
      await ended;
    },
  };
}

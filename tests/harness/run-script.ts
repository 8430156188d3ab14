import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Of the environment of the tests, what a script may know. */
export const scriptEnv = () => {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  return { PATH, NODE_COMPILE_CACHE };
};

/** Runs a script as npm does; what it prints, or why it failed. */
export async function runScript(name: string, args: string[], env: Record<string, string> = {}) {
  const { stdout } = await run(process.execPath, [`scripts/${name}.ts`, ...args], {
    env: { ...scriptEnv(), ...env },
    timeout: 240_000,
  }).catch((error) => {
    throw new Error(`${name} failed:\n${error.stdout}\n${error.stderr}`);
  });
  return stdout;
}

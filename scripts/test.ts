// npm test: runs all checks beside each other, each as soon as what it needs is there, so that one works while another waits. At the
// end it names what failed and counts.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Results, readPlaywright, readVitest } from './test/results.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const results = 'test-results';
mkdirSync(results, { recursive: true });
let passed = 0;
const failures: string[] = [];

/** What `scripts/prepare.mjs` makes ready. */
type Need = 'build' | 'chromium';

type Step = {
  name: string;
  run: string[];
  needs?: Need[];
  env?: Record<string, string>;
  /** The file it reports to, and how that is read. Lint and types have none: each counts as one test. */
  report?: { file: string; read: (report: never) => Results };
  /** Run when something failed, to show why. It changes no count. */
  explain?: string[];
};

const steps: Step[] = [
  { name: 'lint', run: ['npm', 'run', '--silent', 'lint'] },
  { name: 'types', run: ['npm', 'run', '--silent', 'check'] },
  vitest('unit'),
  { ...vitest('api'), needs: ['build'] },
  {
    name: 'e2e',
    run: ['npx', 'playwright', 'test'],
    needs: ['build', 'chromium'],
    env: { UNPAINTED: '1' },
    report: { file: `${results}/playwright.json`, read: readPlaywright },
    // A trace and painted pages would take a good part of the time, so only what failed is run again with them.
    explain: [
      'npx',
      'playwright',
      'test',
      '--last-failed',
      `--last-failed-file=${results}/e2e/.last-run.json`,
      `--output=${results}/traces`,
      '--trace=on',
      '--reporter=list',
    ],
  },
];

function vitest(project: 'unit' | 'api'): Step {
  const file = `${results}/vitest-${project}.json`;
  return {
    name: project,
    run: ['npx', 'vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    report: { file, read: readVitest },
  };
}

const preparing = new Map<Need, Promise<boolean>>();

/** Makes ready what several steps may need, once. False where it could not. */
function prepare(need: Need): Promise<boolean> {
  const known = preparing.get(need);
  if (known) return known;
  const child = spawn(process.execPath, ['scripts/prepare.mjs', need], { stdio: ['ignore', 'inherit', 'inherit'] });
  const made = once(child, 'close').then(([status]) => status === 0);
  preparing.set(need, made);
  return made;
}

/** Runs a step to its end. What it prints comes as it is printed, or in one piece so that it does not mix with another's. */
async function run(step: Step, { streams }: { streams: boolean }) {
  const { name, needs = [], env, report, explain } = step;
  const [command = '', ...args] = step.run;
  const areReady = await Promise.all(needs.map(prepare));
  const missing = needs.filter((_, at) => !areReady[at]);
  if (missing.length > 0) return void failures.push(`${name}: not run without ${missing.join(' and ')}`);
  if (streams) console.log(`\n— ${name}`);
  if (report) rmSync(report.file, { force: true });
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', streams ? 'inherit' : 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  if (streams) child.stderr?.pipe(process.stderr);
  const [status] = await once(child, 'close');
  const printed = Buffer.concat(output).toString();
  if (!streams) console.log(`\n— ${name}\n${printed}`);
  const found = resultsOf(report, status, printed);
  passed += found.passed;
  failures.push(...found.failures.map((failure) => `${name}: ${failure}`));
  if (found.failures.length === 0 || !explain) return;
  console.log(`\n— ${name}: what failed, again with a trace`);
  await once(spawn(explain[0] ?? '', explain.slice(1), { stdio: 'inherit' }), 'close');
}

function resultsOf(report: Step['report'], status: number | null, printed: string): Results {
  const isReported = report && existsSync(report.file);
  const found = isReported ? report.read(JSON.parse(readFileSync(report.file, 'utf8')) as never) : { passed: 0, failures: [] };
  if (status === 0) return report ? found : { passed: 1, failures: [] };
  if (found.failures.length > 0) return found;
  // Lint and types name no test, and an error outside every test ends a step, too: what was printed last says which.
  return { ...found, failures: [`ended with ${status}\n${printed.trimEnd().split('\n').slice(-30).join('\n')}`] };
}

/**
 * Linux's folder in memory. The tests write and delete a thousand data folders, and the browser keeps there what its processes share:
 * on a disk this takes a tenth of their time.
 */
const inMemory = '/dev/shm';
const roomNeeded = 1e9; // several times what has been seen; a container often has less, and then the disk is used

function hasRoom(folder: string): boolean {
  if (!existsSync(folder)) return false;
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize > roomNeeded;
}

if (hasRoom(inMemory)) process.env.TMPDIR ??= inMemory;

// Nobody waits for a single one of these processes, so none needs to interrupt another: Linux's policy for batch jobs, where there is
// chrt, saves a twentieth of the time.
spawnSync('chrt', ['--batch', '--all-tasks', '--pid', '0', String(process.pid)], { stdio: 'ignore' });

const wanted = steps.filter(({ name }) => !values.only || values.only === name);
await Promise.all(wanted.map((step) => run(step, { streams: step === wanted.at(-1) })));

if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

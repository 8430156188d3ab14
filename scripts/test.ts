// npm test: runs all checks, and at the end names what failed and counts. They run beside each other, so that one works while another
// waits; only the browser tests, which keep all processors busy, run by themselves.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Results, readPlaywright, readVitest } from './test/results.ts';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const results = 'test-results';
mkdirSync(results, { recursive: true });
let passed = 0;
const failures: string[] = [];

type Step = {
  name: string;
  run: string[];
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
  vitest('api'),
  {
    name: 'e2e',
    run: ['npx', 'playwright', 'test'],
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

/** Runs a step to its end. What it prints comes as it is printed, or in one piece where another step runs beside it. */
async function run({ name, run: [command = '', ...args], env, report, explain }: Step, { isAlone }: { isAlone: boolean }) {
  if (isAlone) console.log(`\n— ${name}`);
  if (report) rmSync(report.file, { force: true });
  const child = spawn(command, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', isAlone ? 'inherit' : 'pipe', 'pipe'],
  });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  if (isAlone) child.stderr?.pipe(process.stderr);
  const [status] = await once(child, 'close');
  const printed = Buffer.concat(output).toString();
  if (!isAlone) console.log(`\n— ${name}\n${printed}`);
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

const wanted = steps.filter(({ name }) => !values.only || values.only === name);
const beside = wanted.filter(({ name }) => name !== 'e2e');
await Promise.all(beside.map((step) => run(step, { isAlone: beside.length === 1 })));
for (const step of wanted) if (!beside.includes(step)) await run(step, { isAlone: true });

if (failures.length > 0) console.log(`\nFailed:\n${failures.join('\n')}`);
console.log(`\n${passed} passed, ${failures.length} failed`);
process.exit(failures.length > 0 ? 1 : 0);

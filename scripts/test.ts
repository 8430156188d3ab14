// npm test: runs all checks and prints one line of counts at the end. Lint, types and unit tests run beside each other, the rest one
// after another: each of those keeps all processors busy by itself.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const results = 'test-results';
mkdirSync(results, { recursive: true });
let passed = 0;
let failed = 0;

type Step = {
  name: string;
  run: string[];
  count?: () => { passed: number; failed: number };
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
    count: () => {
      const { expected, unexpected, flaky } = readJson('playwright.json').stats;
      return { passed: expected, failed: unexpected + flaky };
    },
    // A trace of every test would take a good part of the time, so only what failed is run again with one.
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
  const file = `vitest-${project}.json`;
  return {
    name: project,
    run: [
      'npx',
      'vitest',
      'run',
      '--project',
      project,
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${results}/${file}`,
    ],
    count: () => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = readJson(file);
      return { passed: numPassedTests, failed: numFailedTests || (numFailedTestSuites ? 1 : 0) };
    },
  };
}

function readJson(file: string) {
  return JSON.parse(readFileSync(`${results}/${file}`, 'utf8'));
}

/** Runs a step to its end. What it prints comes as it is printed, or in one piece where another step runs beside it. */
async function run({ name, run: [command = '', ...args], count, explain }: Step, { isAlone }: { isAlone: boolean }) {
  if (isAlone) console.log(`\n— ${name}`);
  const child = spawn(command, args, { stdio: isAlone ? 'inherit' : ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => output.push(chunk));
  const [status] = await once(child, 'close');
  if (!isAlone) console.log(`\n— ${name}\n${Buffer.concat(output)}`);
  const tally = count?.() ?? { passed: status === 0 ? 1 : 0, failed: 0 };
  passed += tally.passed;
  failed += tally.failed || (status === 0 ? 0 : 1);
  if (!tally.failed || !explain) return;
  console.log(`\n— ${name}: what failed, again with a trace`);
  await once(spawn(explain[0] ?? '', explain.slice(1), { stdio: 'inherit' }), 'close');
}

const wanted = steps.filter(({ name }) => !values.only || values.only === name);
const beside = wanted.filter(({ name }) => ['lint', 'types', 'unit'].includes(name));
await Promise.all(beside.map((step) => run(step, { isAlone: beside.length === 1 })));
for (const step of wanted) if (!beside.includes(step)) await run(step, { isAlone: true });

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

// npm test: runs all checks one after another and prints one line of counts at the end.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const results = 'test-results';
mkdirSync(results, { recursive: true });
let passed = 0;
let failed = 0;

type Step = { name: string; run: string[]; count?: () => { passed: number; failed: number } };

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

for (const { name, run, count } of steps) {
  if (values.only && values.only !== name) continue;
  console.log(`\n— ${name}`);
  const [command = '', ...rest] = run;
  const { status } = spawnSync(command, rest, { stdio: 'inherit' });
  const tally = count?.() ?? { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  passed += tally.passed;
  failed += tally.failed || (status === 0 ? 0 : 1);
}

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed ? 1 : 0);

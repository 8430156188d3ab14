import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { readPlaywright, readVitest } from './results.ts';

test('what failed in Vitest is a line each: file, test and the first line of the message', () => {
  const passing = { fullName: 'a passes', status: 'passed', failureMessages: [''] };
  const failing = {
    fullName: 'a sums',
    status: 'failed',
    failureMessages: ['\u001b[31mError: 2 is not 3\u001b[39m\n    at a.ts:1'],
  };
  const file = (name: string, message: string, assertionResults: (typeof passing)[]) => ({
    name: resolve(name),
    status: 'failed',
    message,
    assertionResults,
  });
  const testResults = [file('server/a.test.ts', '', [passing, failing]), file('server/b.test.ts', 'Cannot find c.ts', [])];
  expect(readVitest({ numPassedTests: 1, testResults })).toEqual({
    passed: 1,
    failures: ['server/a.test.ts › a sums: Error: 2 is not 3', 'server/b.test.ts › the file itself: Cannot find c.ts'],
  });
});

test('what failed in Playwright is told in the same way, and what broke the run', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status, results: [message ? { error: { message } } : {}] }],
  });
  const suites = [
    { specs: [spec('opens', 'expected')], suites: [{ specs: [spec('closes', 'unexpected', 'Error: still open\n\nCall log')] }] },
  ];
  expect(readPlaywright({ stats: { expected: 1 }, suites, errors: [{ message: 'no port' }] })).toEqual({
    passed: 1,
    failures: ['tests/e2e/a.spec.ts › closes: Error: still open', 'tests/e2e › the run: no port'],
  });
});

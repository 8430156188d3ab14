// What the reports of Vitest and Playwright say: how many tests passed, and which did not, a line for each.
import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export type Results = { passed: number; failures: string[] };

export type VitestReport = {
  numPassedTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
};

type Suite = {
  suites?: Suite[];
  specs: { title: string; file: string; tests: { status: string; results: { error?: { message?: string } }[] }[] }[];
};
export type PlaywrightReport = { stats: { expected: number }; suites: Suite[]; errors: { message?: string }[] };

export function readVitest({ numPassedTests, testResults }: VitestReport): Results {
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(process.cwd(), name);
    const failed = assertionResults.filter((test) => test.status === 'failed');
    // A file can fail by itself: it does not load, or what it prepares or clears away does not work.
    if (failed.length === 0 && status === 'failed') return [line(file, 'the file itself', message)];
    return failed.map(({ fullName, failureMessages }) => line(file, fullName, failureMessages?.[0]));
  });
  return { passed: numPassedTests, failures };
}

export function readPlaywright({ stats, suites, errors }: PlaywrightReport): Results {
  const failures = suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => line(`tests/e2e/${file}`, title, results.find(({ error }) => error)?.error?.message)),
    );
  return {
    passed: stats.expected,
    failures: [...failures, ...errors.map(({ message }) => line('tests/e2e', 'the run', message))],
  };
}

function specsOf({ specs, suites = [] }: Suite): Suite['specs'] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function line(file: string, test: string, message = '') {
  const [first] = stripVTControlCharacters(message).trim().split('\n');
  return `${file} › ${test}: ${first || 'no message'}`;
}

import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const folders = ['app', 'content', 'contract', 'server', 'scripts'];
/** Tests of the whole application or of a database, on both engines. All others need neither. */
const whole = [...folders.map((folder) => `${folder}/**/*.{http,store}.test.ts`), 'tests/api/**/*.test.ts'];

/** Tests that start processes, count rounds or wait for a clock. */
const long = /\/tests\/api\/|\/(timing|canary)\.http\.test\.ts$/;

/** The long files first: a worker that begins one last would keep the others waiting. */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    const isLong = ({ moduleId }: TestSpecification) => long.test(moduleId);
    return (await super.sort(files)).sort((one, other) => Number(isLong(other)) - Number(isLong(one)));
  }
}

export default defineConfig({
  define: { ART_BASE: '"/art/test"' },
  test: {
    // Generous: a busy machine is slow, and a test that waits for the thing itself loses nothing by it.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
    maxWorkers: 2,
    // What a test makes is garbage when it ends, and the tests keep all processors busy without threads that collect it.
    execArgv: ['--min-semi-space-size=32', '--max-semi-space-size=64', '--single-threaded-gc'],
    // Threads and scripts start three times as fast from what Node has made of their TypeScript before.
    env: { NODE_COMPILE_CACHE: resolve('node_modules/.cache/node') },
    sequence: { sequencer: LongFirst },
    isolate: false, // files share their worker's modules: half the time, and no module here keeps state between tests
    projects: [
      {
        extends: true,
        test: { name: 'unit', include: folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`), exclude: whole },
      },
      {
        extends: true,
        // One more than the unit tests have: a third of the time is waiting, for processes, databases and clocks.
        test: {
          name: 'api',
          include: whole,
          globalSetup: 'tests/harness/global-setup.ts',
          setupFiles: 'tests/harness/api-worker.ts',
          maxWorkers: 3,
        },
      },
    ],
  },
});

// A long check in its short form. It runs the built product (npm test builds it first).
import { expect, test } from 'vitest';
import { runScript } from '../harness/run-script.ts';

test('mixed load brings no fault', async () => {
  // So few seconds say nothing about memory.
  expect(await runScript('soak', ['--minutes', '0.02', '--most-growth', '1000'])).toContain('No fault');
}, 240_000);

// A long check in its short form. It runs the built product (npm test builds it first).
import { expect, test } from 'vitest';
import { runScript } from '../harness/run-script.ts';

test('mixed load brings no fault', async () => {
  expect(await runScript('soak', ['--minutes', '0.1', '--most-growth', '100'])).toContain('No fault');
}, 240_000);

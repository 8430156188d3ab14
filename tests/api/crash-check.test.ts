// A long check in its short form. It runs the built product (npm test builds it first).
import { expect, test } from 'vitest';
import { runScript } from '../harness/run-script.ts';

test('killed at random, the product loses nothing it has acknowledged', async () => {
  expect(await runScript('crash-check', ['--rounds', '5'])).toContain(
    'Every acknowledged write is there; no torn file, no orphan; the database is intact.',
  );
}, 240_000);

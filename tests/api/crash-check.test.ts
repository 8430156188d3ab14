// A long check in its short form. It runs the built product (npm test builds it first).
import { expect, test } from 'vitest';
import { runScript } from '../harness/run-script.ts';

test.each([
  ['the embedded database', ['--rounds', '2'], '; the database is intact.'],
  ['PostgreSQL', ['--rounds', '2', '--postgres'], '.'],
])(
  'killed at random, the product loses nothing it has acknowledged, on %s',
  async (_name, args, end) => {
    expect(await runScript('crash-check', args)).toContain(`Every acknowledged write is there; no torn file, no orphan${end}`);
  },
  240_000,
);
